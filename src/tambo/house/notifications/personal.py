"""What is kept of where a person wants to be told something; what was told goes with it."""

from tambo.house.notifications import schema
from tambo.house.platform.personal_data import PersonalRows

CHANNELS = PersonalRows(schema.notification_channels, parts=(schema.notifications.c.channel_id,))
