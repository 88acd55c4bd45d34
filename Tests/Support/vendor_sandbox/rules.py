"""Rules under names that stay the same, with the limit, what breaking it costs, and the source."""

from dataclasses import dataclass

REFUSED = "refused"  # the vendor says so in its answer
DROPPED = "dropped"  # the vendor answers as if all were well, and doesn't count the record
ALTERED = "altered"  # the vendor keeps the record, though not as it was sent
ADVICE = "advice"  # nothing is lost but the quality of reports; no violation


@dataclass(frozen=True)
class Rule:
    """One thing a vendor asks for."""

    name: str
    limit: str
    fate: str
    source: str

    @property
    def vendor(self):
        return self.name.split(".", 1)[0]


def rules(vendor, fate, source, *rows):
    """Makes rules of one vendor; a row is (name, limit[, fate[, source]])."""
    table = {}
    for row in rows:
        name, limit = row[:2]
        own_fate = row[2] if len(row) > 2 and row[2] else fate
        own_source = row[3] if len(row) > 3 else source
        table[name] = Rule(f"{vendor}.{name}", limit, own_fate, own_source)
    return table


def as_table(all_rules):
    """The rules as a Markdown table with aligned columns."""
    rows = [("rule", "vendor", "limit", "if broken", "source")]
    rows += [(r.name, r.vendor, r.limit, r.fate, r.source) for r in all_rules]
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    rows.insert(1, tuple("-" * width for width in widths))
    lines = (" | ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in rows)
    return "\n".join(f"| {line} |" for line in lines)
