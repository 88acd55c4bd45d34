"""Proves that what was tracked arrives: runs the built program, hurts it, and counts.

Three books are kept apart and compared. What was tracked is read from the lines that the program
prints after `track` has returned. What arrived is what the vendor sandbox counted, by each vendor's
own rules. What is kept is read from the outbox's file. The program's own counts decide nothing.

    record.py account.py evidence.py    records, the comparison, and where a kill fell: pure
    collector.py outbox.py program.py   the sandbox, the stored records, and the program
    script.py table.py                  what is done in the app, and what is printed
    kills.py faults.py outages.py consent.py disks.py erasure.py    what is shown, one part each
    main.py                             the command line
"""
