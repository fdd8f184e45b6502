"""The data that everyone renders: two columns, with a header, the same on every machine."""

import os
import random

ROWS = {"small": 59, "medium": 1_000, "large": 1_000_000, "huge": 10_000_000}


def prepare(folder):
    """Makes what is missing: NAME.csv, and NAME-bare.csv without a header, which csound needs."""
    os.makedirs(folder, exist_ok=True)
    for name, count in ROWS.items():
        write(f"{folder}/{name}.csv", "x,y\n", count)
        write(f"{folder}/{name}-bare.csv", "", count)


def write(path, header, count):
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
                lines.append(f"{index * 0.001:.3f},{value:.9f}\n")
            file.write("".join(lines))
    os.rename(path + ".part", path)


def values(path):
    """The second column of a table without a header."""
    with open(path) as file:
        return [float(line.split(",")[1]) for line in file]
