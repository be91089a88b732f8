"""Things that happened, in the past tense, each saying who may know of it.

Log, animation, sound, speech and undo are made from events. Where owner and others see
different things (a card drawn), a game emits two events with complementary `seen_by`.
"""

from collections.abc import Sequence
from typing import Any

from tambo.core.frozen import Frozen, as_json, kebab


class Fact(Frozen, tag_field="event", tag=kebab):
    """What happened. Every kind is a class of its own, named in the past tense: `ShamanPlaced` is
    the kind "shaman-placed", and `<game>-event-shaman-placed` is its sentence in the catalogues.

    A game declares its kinds in `events.py` and nothing else there. Whose doing it was is `seat`.
    A field that is a word of Python is named otherwise: `start: str = field(name="from")`.
    """


class Event(Frozen):
    """A fact, and who learns of it.

    `seen_by` is None for all (spectators too), else the seats that see it. `reveals` is true when a
    seat learns something from it that it could not have worked out before: such a step cannot be
    undone.
    """

    fact: Fact
    seen_by: tuple[int, ...] | None = None
    reveals: bool = False

    @property
    def kind(self) -> str:
        return kind_of(type(self.fact))

    def fields(self) -> dict[str, Any]:
        """The fields of the fact, ready for JSON."""
        return fields_of(self.fact)

    def is_seen_by(self, seat: int | None) -> bool:
        if self.seen_by is None:
            return True
        return seat is not None and seat in self.seen_by


def kind_of(fact: type[Fact]) -> str:
    return str(fact.__struct_config__.tag)


def fields_of(fact: Fact) -> dict[str, Any]:
    """The fields of a fact, ready for JSON."""
    found = as_json(fact)
    del found["event"]
    return found


def facts_in(module: object) -> tuple[type[Fact], ...]:
    """The kinds of event that a game's `events.py` declares, in its order."""
    here = getattr(module, "__name__", "")
    return tuple(
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Fact) and thing.__module__ == here
    )


def words_of(event: Event, colours: Sequence[str]) -> dict[str, str | int]:
    """The fields of an event as the words of its sentence, and the colour of its seat.

    Lists are joined by hyphens, flags are yes or no, and what there is not is "none".
    """
    words: dict[str, str | int] = {}
    for name, value in event.fields().items():
        if isinstance(value, bool):
            words[name] = "yes" if value else "no"
        elif value is None:
            words[name] = "none"
        else:
            words[name] = "-".join(map(str, value)) if isinstance(value, list) else value
    owner = owner_of(event, colours)
    if owner is not None:
        words["colour"] = owner
    return words


def owner_of(event: Event, colours: Sequence[str]) -> str | None:
    """The colour whose doing an event is: its own field, or else that of its seat."""
    fields = event.fields()
    if "colour" in fields:
        return str(fields["colour"])
    seat = fields.get("seat", -1)
    return colours[seat] if seat is not None and 0 <= seat < len(colours) else None
