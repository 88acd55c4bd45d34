"""The server: accepts on loopback, one thread a connection, and ends all of them together."""

import itertools
import socket
import threading

from .connection import Connection, Gone
from .delivery import deliver
from .http_rules import Broken


class Server:
    """Serves a sandbox on 127.0.0.1; port 0 is any."""

    def __init__(self, sandbox, port=0):
        self.sandbox = sandbox
        self._listener = socket.create_server(("127.0.0.1", port), backlog=128)
        self.port = self._listener.getsockname()[1]
        self._ending = threading.Event()
        self._links = set()
        self._lock = threading.Lock()
        self._numbers = itertools.count(1)
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def stop(self):
        """Ends the listener and every connection."""
        self._ending.set()
        with self._lock:
            links = [self._listener, *self._links]
        for link in links:
            try:
                link.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self._accepting.join(5)
        self._listener.close()

    def _accept(self):
        while not self._ending.is_set():
            try:
                link, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                self._links.add(link)
            connection = Connection(link, next(self._numbers))
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        try:
            while not self._ending.is_set() and self._serve_one(connection):
                pass
        except Gone:
            pass
        except Broken as error:
            self._refuse(connection, error)
        except OSError:
            pass
        finally:
            with self._lock:
                self._links.discard(connection.link)
            connection.link.close()

    def _serve_one(self, connection):
        """Serves a request; whether the connection goes on."""
        request = connection.read_head()
        request.began = self.sandbox.clock.now()
        if self.sandbox.is_own(request):
            connection.read_body(request)
            connection.link.sendall(self.sandbox.control(request).encoded())
            return request.keep_alive
        misbehaviour = self.sandbox.misbehaviour(request)
        if misbehaviour and misbehaviour.mode == "reset_before_reading":
            self.sandbox.unread(request, connection.number, misbehaviour)
            connection.reset()
            return False
        connection.read_body(request)
        answer = self.sandbox.answer(request, connection.number, misbehaviour)
        goes_on = deliver(connection, answer, misbehaviour, self._ending.wait)
        if goes_on or (misbehaviour and misbehaviour.mode == "answer_then_close"):
            self.sandbox.answered(connection.number)
        return goes_on and request.keep_alive and ("Connection", "close") not in answer.headers

    def _refuse(self, connection, error):
        answer = self.sandbox.broken(error, connection.number)
        try:
            if answer:
                connection.link.sendall(answer.encoded())
        except OSError:
            pass
