"""Secrets are stored nowhere and are in no command line; what was purged is in no byte."""

import json
import os
import shutil
import time

from . import script
from .outbox import stored
from .search import search, search_directory
from .table import table

SECRETS = {
    "firebase": {"apiSecret": "Zq7fireSecretXw", "appId": "1:1234567890:ios:321abc456def7890",
                 "appInstanceId": "0123456789abcdef0123456789abcdef"},
    "mixpanel": {"token": "Zq7mixpanelTokenXw"},
    "amplitude": {"apiKey": "Zq7amplitudeKeyXw"},
    "adjust": {"appToken": "abcdefghijkl", "environment": "sandbox", "deviceIdKind": "idfv",
               "deviceId": "8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E", "osName": "ios",
               "bearerToken": "Zq7adjustBearerXw",
               "eventTokens": {"ticket_purchased": "abc123"}},
    "appsflyer": {"devKey": "Zq7appsflyerKeyXw", "appId": "123456789",
                  "uid": "1767268800000-1234567"},
    "sentry": {"dsn": "https://7e57ab1e7e57ab1e7e57ab1e7e57ab1e@sentry.example/1"},
}
TEXTS = ("Zq7fireSecretXw", "Zq7mixpanelTokenXw", "Zq7amplitudeKeyXw", "Zq7adjustBearerXw",
         "Zq7appsflyerKeyXw", "7e57ab1e7e57ab1e7e57ab1e7e57ab1e")
PERSON = "Kx9person"


class Erasure:
    """A run with secrets and a person's id that can be told from anything else."""

    def __init__(self, program, collector, directory):
        self.program, self.collector = program, collector
        self.place = os.path.join(directory, "erasure")
        self.directory = os.path.join(self.place, "data")
        self.rows, self.failures = [], []

    def play(self, blocks):
        """Tracks at least half of so many blocks of actions, and is killed."""
        shutil.rmtree(self.place, ignore_errors=True)
        os.makedirs(self.place)
        self.collector.leave()
        os.environ["MOOVE_CONFIG"] = self._configuration()
        try:
            command = self._track(blocks)
        finally:
            del os.environ["MOOVE_CONFIG"]
            self.collector.come_back()
        for text in TEXTS:
            self._expect(not search(text, command), f"{text} is in the command line")
            self._expect(not search_directory(text, self.place + "/data"), f"{text} is stored")
        waiting = len(stored(self.directory).waiting)
        held = search_directory(PERSON, self.directory)
        self._expect(bool(held), "what waits to be sent could not be found by its person")
        denied = self.program.command("consent deny", self.directory)
        self._expect(denied.code == 0, f"consent deny ended with {denied.code}")
        after = search_directory(PERSON, self.directory)
        self._expect(not after, f"what was purged is still in {', '.join(after)}")
        self.rows.append((len(TEXTS), waiting, ", ".join(held), ", ".join(after) or "none"))

    def _track(self, blocks):
        with self.program.run(self.directory, script.actions(PERSON)) as child:
            while not child.lines() and child.process.poll() is None:
                time.sleep(0.005)
            with open(f"/proc/{child.process.pid}/cmdline", "rb") as file:
                command = file.read()
            # The end of the script is never reached, so that the log of the database is left.
            while len(child.lines()) < blocks * 200 and child.process.poll() is None:
                time.sleep(0.05)
            self._expect(child.process.poll() is None, f"run ended: {child.errors()[:300]}")
        self._expect(b"--data-dir" in command, "no command line was read")
        return command

    def _configuration(self):
        path = os.path.join(self.place, "config.json")
        with open(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8") as file:
            json.dump({"vendors": SECRETS}, file)
        return path

    def _expect(self, holds, otherwise):
        if not holds:
            self.failures.append(f"erasure: {otherwise}")

    def report(self):
        return table(("secrets searched", "records waiting", "files with the person before",
                      "after a denial"), self.rows)
