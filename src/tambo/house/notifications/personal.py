"""What notifications keep about a person: their channels, and what was sent to them."""

from tambo.house.notifications import schema
from tambo.house.platform.database.personal_data import PersonalRows

CHANNELS = PersonalRows(schema.notification_channels, parts=(schema.notifications.c.channel_id,))
