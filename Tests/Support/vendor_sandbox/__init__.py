"""A server on loopback that plays the vendors, and checks what it gets as strictly as they do.

It answers as each vendor answers, and says beside that, in a log and under `/__sandbox/`, which
rule of which vendor a request broke: most vendors drop what they don't like without a word.

    ga4.py mixpanel.py amplitude.py adjust.py appsflyer.py sentry.py    one vendor each
    rules.py report.py values.py document.py vendor.py                 what vendors are written with
    ledger.py misbehaviour.py                                          what arrived, what goes wrong
    wire.py connection.py server.py control.py main.py                 HTTP, and the command line
    cases/                                                             each rule, kept and broken
"""
