"""HTTP/1.1 requests and answers."""

import gzip
import io
import json
import zlib
from dataclasses import dataclass, field
from http.client import responses
from urllib.parse import urlsplit

from .document import Malformed, read_form


@dataclass
class Request:
    """A request as it arrived; names of headers are in small letters."""

    method: str
    target: str
    headers: list
    body: bytes = b""
    keep_alive: bool = True
    began: float | None = None  # when its head was there, by the sandbox's clock

    @property
    def path(self):
        return urlsplit(self.target).path

    @property
    def query_text(self):
        return urlsplit(self.target).query

    def query(self):
        """The query's pairs; raises Malformed."""
        return read_form(self.query_text)

    def header(self, name):
        """The value of a header, None if there is none or if there are several."""
        values = [value for key, value in self.headers if key == name]
        return values[0] if len(values) == 1 else None

    def media_type(self):
        """The type and its charset, in small letters, without other parameters."""
        kind, _, rest = (self.header("content-type") or "").partition(";")
        charset = rest.strip().lower().removeprefix("charset=").strip('"') if rest else None
        return kind.strip().lower(), charset


@dataclass
class Answer:
    """What goes back. `Content-Length` is always said, a `Content-Type` when there is a body."""

    status: int
    body: bytes = b""
    media_type: str = "application/json"
    headers: list = field(default_factory=list)

    def head(self, declared=None):
        """The head's bytes, with the length of the body or another one."""
        lines = [f"HTTP/1.1 {self.status} {responses.get(self.status, 'Unknown')}"]
        if self.body:
            lines.append(f"Content-Type: {self.media_type}")
        lines.append(f"Content-Length: {len(self.body) if declared is None else declared}")
        lines += [f"{name}: {value}" for name, value in self.headers]
        return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")

    def encoded(self):
        """Head and body together, to be sent by one write."""
        return self.head() + self.body


def json_answer(status, value, headers=()):
    """An answer with a JSON body."""
    return Answer(status, json.dumps(value, separators=(",", ":")).encode(), headers=list(headers))


def text_answer(status, text):
    """An answer with a text body."""
    return Answer(status, text.encode(), "text/plain")


def inflate(body, encoding, most):
    """Undoes `gzip` or `deflate`; raises Malformed, or OverflowError beyond `most` bytes."""
    try:
        if encoding == "gzip":
            plain = gzip.GzipFile(fileobj=io.BytesIO(body)).read(most + 1)
        else:
            plain = zlib.decompressobj().decompress(body, most + 1)
    except (OSError, EOFError, zlib.error):
        raise Malformed(f"no {encoding}") from None
    if len(plain) > most:
        raise OverflowError
    return plain
