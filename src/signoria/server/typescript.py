"""The page's types, made from the messages: `python -m signoria.server.typescript > web/src/lib/messages.ts`."""

import types
import typing
from typing import Any, get_args, get_origin

import msgspec

from signoria.server import messages

HEADER = "// Made by `python -m signoria.server.typescript` from src/signoria/server/messages.py. Do not edit.\n"
UNIONS = ("ToServer", "ToClient", "ToSearch", "FromSearch")
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def typescript() -> str:
    """Every message as an interface, then what goes which way."""
    structs = [each for each in vars(messages).values() if _is_message(each)]
    parts = [HEADER, *(_interface(struct) for struct in structs)]
    parts += [f"export type {name} = {_type(getattr(messages, name))};\n" for name in UNIONS]
    return "\n".join(parts)


def _is_message(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == messages.__name__


def _interface(struct: type[msgspec.Struct]) -> str:
    """A struct; what may be left out of a message has a question mark."""
    lines = [f"/** {_sentence(struct)} */", f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        may_lack = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        lines.append(f"  {field.name}{'?' if may_lack else ''}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}\n"])


def _sentence(struct: type[msgspec.Struct]) -> str:
    return " ".join((struct.__doc__ or "").split())


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in inside)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(each) for each in inside)
    if origin is list:
        item = _type(inside[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {_type(inside[1])}>"
    if _is_message(hint):
        return str(hint.__name__)
    raise TypeError(f"no TypeScript for {hint}")


if __name__ == "__main__":
    print(typescript(), end="")
