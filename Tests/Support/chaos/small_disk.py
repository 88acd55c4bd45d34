"""A disk of a few kilobytes, which only the program that runs on it sees."""

import os
import subprocess

from .program import Program

# The data directory is there before the disk is filled; without it nothing would be tried.
SCRIPT = """#!/bin/sh
exec unshare --mount sh -c '
    mount -t tmpfs -o size={kilobytes}k none "{place}" && mkdir -m 700 "{place}/data" &&
        {then} exec "{binary}" "$@"' moove "$@"
"""
READ_ONLY = 'mount -o remount,ro "{place}" &&'
FILL = 'head -c {kilobytes}k /dev/zero >"{place}/filler" 2>/dev/null;'


class SmallDisk:
    """Is mounted by a script around the program, in a mount namespace of its own."""

    def __init__(self, place, kilobytes, then=""):
        self._place = os.path.join(place, "disk")
        self._script = os.path.join(place, "on-a-small-disk")
        self._kilobytes, self._then = kilobytes, then
        self.directory = os.path.join(self._place, "data")
        os.makedirs(self._place)

    @property
    def is_available(self):
        """Mounting takes a superuser that a container leaves the right to."""
        mount = ["unshare", "--mount", "mount", "-t", "tmpfs", "none", self._place]
        return subprocess.run(mount, capture_output=True, check=False).returncode == 0

    def around(self, program):
        """The program, on this disk."""
        names = {"kilobytes": self._kilobytes, "place": self._place, "binary": program.binary}
        then = self._then.format(**names)
        with open(self._script, "w", encoding="utf-8") as file:
            file.write(SCRIPT.format(then=then, **names))
        os.chmod(self._script, 0o700)
        return Program(self._script, program.url)
