"""Proves that what was tracked arrives: runs the built program, hurts it, and counts.

Three books are kept apart and compared. What was tracked is read from the lines that the program
prints after `track` has returned. What arrived is what the vendor sandbox counted, by each vendor's
own rules. What is kept is read from the outbox's file. The program's own counts decide nothing.

    record.py account.py evidence.py    records, the comparison, and where a kill fell: pure
    collector.py program.py             the sandbox, and the program
    outbox.py journal.py search.py      what is stored
    script.py table.py small_disk.py    what is done in the app, what is printed, and a full disk
    kills.py life.py                    kills, and the life of a data directory
    controls.py                         that what is looked for would be found
    faults.py outages.py consent.py disks.py erasure.py    what else is shown, one part each
    main.py                             the command line
"""
