"""The data that everyone renders: two columns, x and y, the same on every machine."""

import os
import random

ROWS = {"small": 59, "medium": 1_000, "large": 1_000_000, "huge": 10_000_000}


def prepare(folder):
    """Makes what is missing: NAME.csv, NAME-bare.csv without a header, which csound needs, and
    NAME.ndjson."""
    os.makedirs(folder, exist_ok=True)
    for name, count in ROWS.items():
        write(f"{folder}/{name}.csv", "x,y\n", count)
        write(f"{folder}/{name}-bare.csv", "", count)
        write(f"{folder}/{name}.ndjson", "", count, '{{"x":{:.3f},"y":{:.9f}}}\n')


def write(path, header, count, row="{:.3f},{:.9f}\n"):
    if os.path.exists(path):
        return
    generator = random.Random(count)
    value = 0.0
    with open(path + ".part", "w") as file:
        file.write(header)
        for first in range(0, count, 100_000):
            lines = []
            for index in range(first, min(count, first + 100_000)):
                value += generator.random() - 0.5
                lines.append(row.format(index * 0.001, value))
            file.write("".join(lines))
    os.rename(path + ".part", path)


def values(path):
    """The second column of a table without a header."""
    with open(path) as file:
        return [float(line.split(",")[1]) for line in file]
