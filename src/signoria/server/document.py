"""The OpenAPI document, with what Litestar does not know: the form of refusals, and that unknown fields are refused."""

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from signoria.server import messages
from signoria.server.refusals import STATUS

METHODS = ("get", "post", "put", "delete")
REFUSAL = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}


class Document(JsonRenderPlugin):
    """Renders the document once, when somebody first asks for it."""

    def __init__(self) -> None:
        super().__init__()
        self.rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.rendered is None:
            complete(openapi_schema)
            self.rendered = self.render_json(request, openapi_schema)
        return self.rendered


def complete(document: dict[str, Any]) -> None:
    """Add what Litestar does not know."""
    schemas = document["components"]["schemas"]
    fields = messages.Refusal.__struct_fields__
    schemas["Refusal"] = {
        "type": "object",
        "title": "Refusal",
        "description": messages.Refusal.__doc__,
        "properties": {name: {"type": "object" if name == "arguments" else "string"} for name in fields},
        "required": list(fields),
    }
    for name, schema in schemas.items():
        struct = getattr(messages, name.rpartition("_")[2], None)
        if isinstance(struct, type) and issubclass(struct, Struct) and struct.__struct_config__.forbid_unknown_fields:
            schema["additionalProperties"] = False
    for item in document["paths"].values():
        for method in METHODS:
            if method in item:
                _add_refusals(item[method].setdefault("responses", {}))


def _add_refusals(responses: dict[str, Any]) -> None:
    """Every operation may be refused, always in the same form."""
    for status in sorted(set(STATUS.values()) - {405}):
        codes = ", ".join(code for code, each in STATUS.items() if each == status)
        if status != 503 or "503" not in responses:
            responses[str(status)] = {"description": f"Refused: {codes}", "content": REFUSAL}
