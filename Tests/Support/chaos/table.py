"""Tables of text."""


def table(head, rows):
    """Rows under a head; the first column is flush left, numbers are flush right."""
    cells = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*cells)]
    lines = []
    for number, row in enumerate(cells):
        parts = [cell.rjust(width) if place and cell.isdigit() else cell.ljust(width)
                 for place, (cell, width) in enumerate(zip(row, widths))]
        lines.append("  ".join(parts).rstrip())
        if number == 0:
            lines.append("  ".join("-" * width for width in widths))
    return "\n".join(lines)
