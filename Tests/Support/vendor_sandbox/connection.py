"""One connection: reads requests from a socket, and writes answers with one write each."""

import socket
import struct

from .http_rules import Broken
from .wire import Request

MOST_HEAD = 64 << 10
MOST_BODY = 64 << 20


class Gone(Exception):
    """The other side left between two requests."""


class Connection:
    """Reads strictly: what isn't clearly one HTTP/1.1 request raises Broken."""

    def __init__(self, link, number):
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.link = link
        self.number = number
        self._buffer = bytearray()

    def read_head(self):
        """The next request without its body; raises Gone when there is none."""
        while (end := self._buffer.find(b"\r\n\r\n")) < 0:
            if len(self._buffer) > MOST_HEAD:
                raise Broken("malformed", "a head of more than 64 KB")
            if not self._fill():
                if self._buffer:
                    raise Broken("incomplete", "the end within the head")
                raise Gone
        head = bytes(self._buffer[:end])
        del self._buffer[:end + 4]
        return self._parsed(head)

    def read_body(self, request):
        """Reads the body that the head announced."""
        lengths = [value for name, value in request.headers if name == "content-length"]
        codings = [value.lower() for name, value in request.headers if name == "transfer-encoding"]
        if len(lengths) + len(codings) > 1 or codings not in ([], ["chunked"]):
            raise Broken("framing", "several lengths, or an unknown coding")
        if lengths and not (lengths[0].isascii() and lengths[0].isdigit()):
            raise Broken("framing", "a length that is no number")
        if lengths and int(lengths[0]) > MOST_BODY:
            raise Broken("body_size", f"{lengths[0]} bytes")
        if (request.header("expect") or "").lower() == "100-continue":
            self.link.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        if codings:
            request.body = self._chunks()
        elif lengths:
            request.body = self._take(int(lengths[0]))

    def reset(self):
        """Ends the connection with a reset instead of a goodbye."""
        self.link.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.link.close()

    def _parsed(self, head):
        try:
            line, *fields = head.decode("latin-1").split("\r\n")
            method, target, version = line.split(" ")
            headers = []
            for field in fields:
                name, colon, value = field.partition(":")
                if not colon or not name or name != name.strip():
                    raise ValueError
                headers.append((name.lower(), value.strip()))
        except ValueError:
            raise Broken("malformed", "another form") from None
        if version not in ("HTTP/1.1", "HTTP/1.0") or not target.startswith("/"):
            raise Broken("malformed", "another version or target")
        request = Request(method, target, headers)
        wish = (request.header("connection") or "").lower()
        request.keep_alive = version == "HTTP/1.1" and wish != "close"
        if request.header("host") is None and version == "HTTP/1.1":
            raise Broken("host", "none, or several")
        return request

    def _chunks(self):
        body = bytearray()
        while True:
            try:
                size = int(self._line().partition(b";")[0], 16)
            except ValueError:
                raise Broken("framing", "a chunk without a size") from None
            if size == 0:
                while self._line():
                    pass
                return bytes(body)
            if len(body) + size > MOST_BODY:
                raise Broken("body_size", "more chunks")
            body += self._take(size)
            if self._take(2) != b"\r\n":
                raise Broken("framing", "a chunk of another size")

    def _line(self):
        while (end := self._buffer.find(b"\r\n")) < 0:
            if not self._fill():
                raise Broken("incomplete", "the end within a chunk")
        line = bytes(self._buffer[:end])
        del self._buffer[:end + 2]
        return line

    def _take(self, size):
        while len(self._buffer) < size:
            if not self._fill():
                raise Broken("incomplete", f"{len(self._buffer)} of {size} bytes")
        part = bytes(self._buffer[:size])
        del self._buffer[:size]
        return part

    def _fill(self):
        part = self.link.recv(1 << 16)
        self._buffer += part
        return bool(part)
