"""The socket of a table as an AsyncAPI 3 document, made from the unions of `wire.socket`."""

import inspect
import re
from functools import cache
from typing import Any

import msgspec

import tambo
from tambo.house.web.wire_socket import ToHouse, ToScreen

ADDRESS = "/api/tables/{table}/socket"
ABOUT = """\
One socket for each table a program looks at. Send `Hello` first: it names the seats to follow,
which must be yours, or asks for the spectator's view. The house answers `Welcome`, then a `Frame`
for each stream, and another whenever something changed. A frame has all there is to show: the
view, the menu, the events since the last. Answer a menu with `Play`, giving the frame's `decision`
and an id of your own in `request_id`: a repeat of the same `request_id` is harmless, so send it
again after a reconnection until `Done` or `RefusedMove` names it. Tokens go into the handshake as
`Authorization: Bearer`.
"""


@cache
def asyncapi_document() -> dict[str, Any]:
    to_house, to_screen = members(ToHouse), members(ToScreen)
    every = [*to_house, *to_screen]
    _, schemas = msgspec.json.schema_components(every, ref_template="#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tambo", "version": tambo.__version__, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": ADDRESS,
                "description": "Everything that happens at one table.",
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": {kind.__name__: _ref("messages", kind) for kind in every},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            "toHouse": _operation("receive", "What a screen or a program says.", to_house),
            "toScreen": _operation("send", "What the house says.", to_screen),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in every},
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def members(union: Any) -> list[type[msgspec.Struct]]:
    return list(union.__args__)


def _operation(action: str, about: str, kinds: list[type[msgspec.Struct]]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    channel = {"$ref": "#/channels/table"}
    return {"action": action, "summary": about, "channel": channel, "messages": messages}


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    message: dict[str, Any] = {"name": kind.__name__, "payload": _ref("schemas", kind)}
    if "__doc__" in vars(kind) and kind.__doc__:
        first = re.split(r"\n\s*\n", inspect.cleandoc(kind.__doc__))[0]
        message["summary"] = " ".join(first.split())
    return message


def _ref(place: str, kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": f"#/components/{place}/{kind.__name__}"}
