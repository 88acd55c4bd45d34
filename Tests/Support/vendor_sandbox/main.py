"""The command line."""

import argparse
import os
import signal
import sys
import threading

from .clock import Clock
from .document import Malformed, read_json
from .misbehaviour import Refused, parse
from .rules import as_table
from .sandbox import Sandbox, all_rules
from .server import Server

CREDENTIALS = {
    "ga4_api_secret": "GA4's api_secret",
    "ga4_firebase_app_id": "GA4's app stream",
    "ga4_measurement_id": "GA4's web stream",
    "mixpanel_token": "Mixpanel's project token",
    "mixpanel_service_account": "Mixpanel's <user>:<secret>",
    "mixpanel_project_id": "Mixpanel's project, for a service account",
    "amplitude_api_key": "Amplitude's key",
    "adjust_app_token": "Adjust's app token",
    "adjust_event_tokens": "Adjust's event tokens, separated by commas",
    "adjust_bearer": "Adjust's S2S token; without it none is asked for",
    "appsflyer_dev_key": "AppsFlyer's key",
    "appsflyer_app_id": "AppsFlyer's app id, id<digits> on iOS",
    "sentry_key": "Sentry's public key",
    "sentry_project": "Sentry's project",
}


def arguments(given):
    parser = argparse.ArgumentParser(
        prog="vendor_sandbox.py",
        description="Plays the vendors on 127.0.0.1. A credential that isn't given may be "
        "anything; each can also be given in the environment, as in SANDBOX_MIXPANEL_TOKEN.",
    )
    parser.add_argument("--port", type=int, default=0, help="0, the default, is any")
    parser.add_argument("--log", metavar="FILE", help="appends each request, as a line of JSON")
    parser.add_argument("--rules", action="store_true", help="prints the rules and ends")
    parser.add_argument("--stdin", action="store_true", help="ends when standard input does")
    parser.add_argument("--now", type=float, metavar="SECONDS", help="lets the clock stand there")
    parser.add_argument("--misbehave", action="append", default=[], metavar="JSON",
                        help='as in {"vendor":"ga4","count":2,"mode":"status","status":503}')
    parser.add_argument("--adjust-require-session", action="store_true",
                        help="Adjust knows a device only after a session")
    for name, text in CREDENTIALS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", metavar="VALUE", help=text)
    return parser, parser.parse_args(given)


def credentials(options):
    """The expected credentials, of options before environment; absent ones may be anything."""
    known = {}
    for name in CREDENTIALS:
        value = getattr(options, name) or os.environ.get(f"SANDBOX_{name.upper()}")
        if value:
            known[name] = value.split(",") if name == "adjust_event_tokens" else value
    known["adjust_require_session"] = options.adjust_require_session
    return known


def main(given=None):
    parser, options = arguments(given)
    if options.rules:
        print(as_table(all_rules()))
        return 0
    ending = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: ending.set())
    log = open(options.log, "a", encoding="utf-8") if options.log else None
    sandbox = Sandbox(credentials(options), Clock(options.now), log)
    try:
        for text in options.misbehave:
            sandbox.misbehaviours.add(parse(read_json(text).value, sandbox.vendors))
    except (Malformed, Refused) as error:
        parser.error(f"--misbehave: {error}")
    server = Server(sandbox, options.port)
    print(f"listening on {server.port}", flush=True)
    if options.stdin:
        threading.Thread(target=_watch, args=(ending,), daemon=True).start()
    ending.wait()
    server.stop()
    if log:
        log.close()
    return 0


def _watch(ending):
    while os.read(sys.stdin.fileno(), 4096):
        pass
    ending.set()
