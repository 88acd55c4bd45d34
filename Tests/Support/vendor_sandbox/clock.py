"""The time by which ages are judged: the machine's, or one that stands still."""

import time


class Clock:
    """Seconds since 1970; set `fixed` to let it stand still."""

    def __init__(self, fixed=None):
        self.fixed = fixed

    def now(self):
        return time.time() if self.fixed is None else self.fixed
