"""The data that everyone renders: two columns, x and y, the same on every machine."""

import os
import random

ROWS = {"small": 59, "medium": 1_000, "large": 1_000_000, "huge": 10_000_000}


def prepare(folder):
    """Makes what is missing: NAME.csv, NAME-bare.csv without a header, which csound needs,
    NAME.ndjson, a table of two rows, and a million rows in the formats of `FORMATS`."""
    os.makedirs(folder, exist_ok=True)
    for name, count in ROWS.items():
        write(f"{folder}/{name}.csv", "x,y\n", count)
        write(f"{folder}/{name}-bare.csv", "", count)
        write(f"{folder}/{name}.ndjson", "", count, '{{"x":{:.3f},"y":{:.9f}}}\n')
    write(f"{folder}/two.csv", "x,y\n", 2)
    for name, (header, row, end) in FORMATS.items():
        write(f"{folder}/large.{name}", header, ROWS["large"], row, end)


# What stands before the rows, the form of a row, and what stands after them. A comma follows every
# row but the last.
FORMATS = {
    "json": ("[\n", '{{"x":{:.3f},"y":{:.9f}}},\n', "]\n"),
    "vega-lite.json": (
        '{"mark": "line", "encoding": {"x": {"field": "x", "type": "quantitative"}, '
        '"y": {"field": "y", "type": "quantitative"}}, "data": {"values": [\n',
        '{{"x":{:.3f},"y":{:.9f}}},\n', "]}}\n"),
    "psql.txt": (" x | y \n---+---\n", " {:.3f} | {:.9f}\n", "(1000000 rows)\n"),
    "md": ("| x | y |\n|---|---|\n", "| {:.3f} | {:.9f} |\n", ""),
}


def write(path, header, count, row="{:.3f},{:.9f}\n", end=""):
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
            text = "".join(lines)
            is_last = first + 100_000 >= count
            file.write(text[:-2] + "\n" if is_last and text.endswith(",\n") else text)
        file.write(end)
    os.rename(path + ".part", path)


def values(path):
    """The second column of a table without a header."""
    with open(path) as file:
        return [float(line.split(",")[1]) for line in file]
