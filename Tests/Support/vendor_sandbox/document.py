"""Reads JSON and forms as strictly as they can be read."""

import json
import math
import re
from dataclasses import dataclass, field
from urllib.parse import unquote_to_bytes

LARGEST = (1 << 63) - 1


class Malformed(Exception):
    """The text is no JSON, or no form."""


@dataclass
class Document:
    """A JSON value, the names that an object held twice, and how many numbers didn't fit."""

    value: object = None
    repeated: list = field(default_factory=list)
    too_large: int = 0


def _refuse(word):
    raise Malformed(f"{word} is not JSON")


def read_json(data):
    """Reads UTF-8 JSON: no byte order mark, no NaN, no half of a surrogate pair."""
    document = Document()

    def members(pairs):
        names = [name for name, _ in pairs]
        if len(set(names)) < len(names):
            document.repeated += sorted({name for name in names if names.count(name) > 1})
        return dict(pairs)

    def integer(digits):
        value = int(digits)
        document.too_large += not -LARGEST - 1 <= value <= LARGEST
        return value

    def decimal(digits):
        value = float(digits)
        document.too_large += math.isinf(value)
        return 0.0 if math.isinf(value) else value

    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        document.value = json.loads(
            text, object_pairs_hook=members, parse_int=integer, parse_float=decimal,
            parse_constant=_refuse,
        )
        if "\\u" in text:
            json.dumps(document.value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise Malformed(type(error).__name__) from None
    return document


def compact(value):
    """The JSON of a value in the fewest bytes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def read_form(text, plus_is_space=True):
    """Reads `a=b&c=d` into pairs; refuses what percent-decodes to no UTF-8, or has no `=`."""
    if text == "":
        return []
    pairs = []
    for part in text.split("&"):
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise Malformed("a part without '='")
        pairs.append((_decoded(name, plus_is_space), _decoded(value, plus_is_space)))
    return pairs


def _decoded(text, plus_is_space):
    if re.search(r"%(?![0-9A-Fa-f]{2})", text) or re.search(r"[^\x21-\x7e]", text):
        raise Malformed("a character that isn't percent-encoded")
    text = text.replace("+", " ") if plus_is_space else text
    try:
        return unquote_to_bytes(text).decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed("not UTF-8") from None
