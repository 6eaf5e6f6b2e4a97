"""The OpenAPI document, with what Litestar does not know: the form of refusals, and that unknown fields are refused."""

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec import Struct

from signoria.server import messages
from signoria.server.refusals import STATUS


def complete_document(app: Litestar) -> None:
    """Finish the document before anybody reads it."""
    document = app.openapi_schema
    components = document.components.schemas
    components["Refusal"] = Schema(
        type=OpenAPIType.OBJECT,
        title="Refusal",
        description=messages.Refusal.__doc__,
        properties={
            name: Schema(type=OpenAPIType.OBJECT if name == "arguments" else OpenAPIType.STRING)
            for name in messages.Refusal.__struct_fields__
        },
        required=list(messages.Refusal.__struct_fields__),
    )
    for name, schema in components.items():
        struct = getattr(messages, name.rpartition("_")[2], None)
        if isinstance(struct, type) and issubclass(struct, Struct) and struct.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
    for item in (document.paths or {}).values():
        for operation in (item.get, item.post, item.put, item.delete):
            if operation is not None:
                _add_refusals(operation)


def _add_refusals(operation: Operation) -> None:
    """Every operation may be refused, always in the same form."""
    content = {"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Refusal"))}
    responses = operation.responses = dict(operation.responses or {})
    for status in sorted(set(STATUS.values()) - {405}):
        codes = ", ".join(code for code, each in STATUS.items() if each == status)
        if status != 503 or "503" not in responses:
            responses[str(status)] = OpenAPIResponse(description=f"Refused: {codes}", content=content)
