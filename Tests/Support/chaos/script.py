"""What is done in the app: actions without end, no two records of which are the same."""

RIDERS = ("adult", "child", "senior")
FARES = ("single", "day", "month")
PASSES = ("month", "quarter", "year")


def actions(label):
    """Lines of a script, in which all vendors get events, profile operations and revenue."""
    number = 0
    while True:
        number += 1
        yield from block(f"{label}-{number}", number)


def block(person, number):
    """What three people do one after the other, who are nobody else.

    Nobody opens the same link twice, since Adjust's events have no key to tell them apart.
    """
    yield f"sign in {person}-a"
    rider, fare = RIDERS[number % 3], FARES[number // 3 % 3]
    yield f"open moove://app/confirmation?riderId={rider}&fareId={fare}"
    yield f"count {number % 9 + 2}"
    yield from failing_once("office", "confirm")
    yield "open moove://app/home"
    yield "tap passes"
    yield f"sign in {person}-b"
    yield f"choose {PASSES[number % 3]}"
    yield "enter card"
    yield from failing_once("bank", "confirm")
    yield "open moove://app/home"
    yield "tap search"
    yield "search stop station"
    yield from failing_once("accounts", f"sign in {person}-c")
    yield "open moove://app/home"
    yield "tap inspector"
    yield "advertise"


def failing_once(service, action):
    """An action that fails, since somebody is away, and then doesn't."""
    yield f"{service} down"
    yield action
    yield f"{service} up"
    yield action
