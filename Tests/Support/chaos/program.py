"""The built program, as a child whose input is fed and whose output is a file."""

import json
import os
import subprocess
import threading
import time
from dataclasses import dataclass

from .record import whole_lines

PATIENCE = 60  # seconds after which a command that doesn't end has failed


@dataclass
class Ended:
    """What a command that ended left behind."""

    code: int
    output: str
    errors: str
    seconds: float

    @property
    def crashed(self):
        """Whether a signal ended it, such as that of a trap."""
        return self.code < 0

    def objects(self):
        """The JSON objects of its lines."""
        return [json.loads(line) for line in self.output.splitlines() if line.startswith("{")]


class Stuck(Exception):
    """A command that doesn't end."""


class Program:
    """The executable, and where its requests go."""

    def __init__(self, binary, url):
        self.binary, self.url = binary, url

    def command(self, name, directory, *options, patience=PATIENCE):
        """Runs a command to its end."""
        with self.start(name, directory, *options) as child:
            return child.ended(patience)

    def start(self, name, directory, *options):
        """Starts a command of one word or more, as in `start("consent deny", directory)`."""
        return Child([self.binary, *name.split(), "--data-dir", directory, *options])

    def send(self, directory, patience=PATIENCE):
        return self.command("send", directory, "--vendor-url", self.url, patience=patience)

    def run(self, directory, lines, keep=False, pause=0.0, deliver=True,
            quiet=False):
        """Starts `run` on actions, which it reads as fast as it can, or with a pause after each."""
        options = ["--json"] + ["--keep"] * keep + ["--quiet"] * quiet
        if deliver:
            options += ["--deliver", "--vendor-url", self.url]
        child = self.start("run -", directory, *options)
        child.feed(lines, pause)
        return child


class Child:
    """A running command. Its output goes to files: what it has written is never lost with it."""

    def __init__(self, command):
        self._output, self._errors = _file(), _file()
        self.started = time.time()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=self._output, stderr=self._errors,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"})
        self._feeding = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
        self._output.close()
        self._errors.close()

    def feed(self, lines, pause=0.0):
        """Writes lines to its input, from another thread, until they or the child end."""
        self._feeding = threading.Thread(target=self._feed, args=(lines, pause), daemon=True)
        self._feeding.start()

    def _feed(self, lines, pause):
        try:
            for line in lines:
                self.process.stdin.write(f"{line}\n".encode())
                self.process.stdin.flush()
                if pause:
                    time.sleep(pause)
            self.process.stdin.close()
        except (OSError, ValueError):
            pass

    def kill(self):
        """Kills it, and returns when; does nothing to one that has ended."""
        moment = time.time()
        self.process.kill()
        self.process.wait()
        if self._feeding:
            self._feeding.join()
        try:
            self.process.stdin.close()
        except OSError:
            pass
        return moment

    def ended(self, patience=PATIENCE):
        """Waits until it has ended by itself."""
        if self._feeding is None:
            self.process.stdin.close()
        try:
            code = self.process.wait(patience)
        except subprocess.TimeoutExpired:
            raise Stuck(f"ran for over {patience} s: {' '.join(self.process.args)}") from None
        seconds = time.time() - self.started
        return Ended(code, "\n".join(self.lines()), self.errors(), seconds)

    def lines(self):
        """The whole lines that it has written to its standard output so far."""
        return whole_lines(_content(self._output))

    def errors(self):
        return _content(self._errors).decode("utf-8", "replace")


def _file():
    return os.fdopen(os.memfd_create("output"), "r+b", buffering=0)


def _content(file):
    return os.pread(file.fileno(), os.fstat(file.fileno()).st_size, 0)
