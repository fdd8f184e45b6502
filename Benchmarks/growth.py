#!/usr/bin/env python3
"""How the cost of sonify grows with its work: rows, series, columns, seconds, keys, rows that arrive.

growth.py SONIFY [--rows N] [--rounds N] [--works LIST] [--write FOLDER]: prints a table of seconds of
the processor, memory and slopes, and fails if a work grows faster than its limit. A slope of 1 is
linear: ten times the work takes ten times as long. With --write the table, its data and a picture that
sonify draws are kept in a folder.
"""

import argparse
import math
import os
import random
import subprocess
import sys
import tempfile

# The slope that a work may have between its two largest sizes. Sorting is n log n, and caches and
# the pages of memory cost a little more as data outgrow them.
LIMIT = 1.15
# Shorter runs are mostly start-up, which hides a slope.
LEAST_SECONDS = 0.3


def sizes(last, first=1):
    """Powers of ten from `first` to `last`, and `last`."""
    powers = [10**power for power in range(10) if first <= 10**power < last]
    return [*powers, last]


class Growth:
    def __init__(self, sonify, folder, rows):
        self.sonify = sonify
        self.folder = folder
        noise = random.Random(1)
        self.noise = [noise.random() for _ in range(10_007)]
        self.works = {
            "rows rendered": (sizes(rows, 1000), self.rendered),
            "rows described": (sizes(rows, 1000), self.described),
            "rows sorted": (sizes(min(rows, 1_000_000), 1000), self.ordered),
            "series": (sizes(1000), self.series),
            "columns": (sizes(500), self.columns),
            "seconds": (sizes(36_000), self.seconds),
            "keys": (sizes(100_000, 10), self.keys),
            "monitored rows": (sizes(1_000_000, 1000), self.monitored),
        }

    def rows(self, count):
        path = f"{self.folder}/rows-{count}.csv"
        if not os.path.exists(path):
            value, noise = 0.0, self.noise
            with open(path, "w") as file:
                file.write("x,y\n")
                for first in range(0, count, 100_000):
                    lines = []
                    for index in range(first, min(count, first + 100_000)):
                        value += noise[index * 7919 % 10_007] - 0.5
                        lines.append(f"{index * 0.001:.3f},{value:.6f}\n")
                    file.write("".join(lines))
        return path

    def rendered(self, count):
        return ["render", self.rows(count), "-o", "/dev/null", "--duration", "10"]

    def described(self, count):
        return ["describe", self.rows(count)]

    def ordered(self, count):
        return ["render", self.rows(count), "-o", "/dev/null", "--duration", "10", "--sort", "y"]

    def series(self, count):
        path = f"{self.folder}/series-{count}.csv"
        with open(path, "w") as file:
            file.write("x,name,y\n")
            for series in range(count):
                for x in range(100):
                    y = self.noise[(series * 101 + x) % 10_007]
                    file.write(f"{x},s{series},{series + y:.4f}\n")
        return ["describe", path, "--x", "x", "--y", "y", "--series", "name"]

    def columns(self, count):
        path = f"{self.folder}/columns-{count}.csv"
        with open(path, "w") as file:
            file.write(",".join(["x", *(f"c{column}" for column in range(count))]) + "\n")
            for x in range(1000):
                values = (f"{self.noise[(x * count + column) % 10_007]:.4f}" for column in range(count))
                file.write(f"{x}," + ",".join(values) + "\n")
        return ["render", path, "-o", "/dev/null", "--y", "c0", "--duration", "5"]

    def seconds(self, count):
        return ["render", self.rows(1000), "-o", "/dev/null", "--duration", str(count)]

    def keys(self, count):
        there_and_back = ["Right*400@300ms", "Left*400@300ms"]
        whole, rest = divmod(count, 400)
        keys = [there_and_back[index % 2] for index in range(whole)]
        if rest:
            keys.append(f"Right*{rest}@300ms")
        return ["scrub", self.rows(1000), "--silent", "--keys", " ".join(keys)]

    def monitored(self, count):
        return ["monitor", self.rows(count), "--every", "1ms", "-o", "/dev/null", "--y", "y"]

    def run(self, arguments):
        """Seconds of the processor, MiB at the peak."""
        process = subprocess.Popen([self.sonify, *arguments], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        message = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        if status != 0:
            sys.exit(f"sonify: {' '.join(arguments)[:200]}: status {status}\n{message}")
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def slope(one, other):
    """The exponent of the growth from one size to another."""
    (small, took, _), (large, takes, _) = one, other
    return math.log(takes / took) / math.log(large / small)


def measure(growth, works, count):
    found = {}
    for name in works:
        found[name] = []
        for size in growth.works[name][0]:
            arguments = growth.works[name][1](size)
            runs = [growth.run(arguments) for _ in range(1 if size > 1_000_000 else count)]
            found[name].append((size, min(run[0] for run in runs), max(run[1] for run in runs)))
            print(f"{name} {size:,}: {found[name][-1][1]:.3f} s", file=sys.stderr)
    return found


def table(found):
    """The lines of the table, and the works that grow too fast."""
    lines = ["| work | size | seconds | MiB | slope |", "|---|---|---|---|---|"]
    fast = []
    for name, points in found.items():
        for index, point in enumerate(points):
            text = "" if index == 0 else f"{slope(points[index - 1], point):.2f}"
            lines.append(f"| {name} | {point[0]:,} | {point[1]:.3f} | {point[2]:.0f} | {text} |")
        is_long = points[-1][1] >= LEAST_SECONDS
        if is_long and len(points) > 1 and slope(points[-2], points[-1]) > LIMIT:
            fast.append(name)
    return lines, fast


def write(folder, sonify, found, lines):
    with open(f"{folder}/growth.csv", "w") as file:
        file.write("size,work,seconds\n")
        for name, points in found.items():
            for size, seconds, _ in points:
                file.write(f"{size},{name},{seconds:.4f}\n")
    path = f"{folder}/GROWTH.md"
    with open(path) as file:
        text = file.read()
    begin, end = "<!-- table -->\n", "<!-- end of table -->\n"
    head, tail = text.split(begin)[0], text.split(end)[1]
    with open(path, "w") as file:
        file.write(head + begin + "\n".join(lines) + "\n" + end + tail)
    subprocess.run([
        sonify, "draw", f"{folder}/growth.csv", "-o", f"{folder}/growth.svg", "--quiet",
        "--x", "size", "--y", "seconds", "--series", "work", "--kind", "line", "--x-scale", "log",
        "--y-scale", "log", "--title", "Processor time by size of the work", "--y-unit", "s"],
        check=True)


def main():
    parser = argparse.ArgumentParser(description="How the cost of sonify grows with its work.")
    parser.add_argument("sonify")
    parser.add_argument("--rows", type=int, default=10_000_000, help="most rows (10000000)")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each size (3)")
    parser.add_argument("--works", help="some of the works, separated by commas")
    parser.add_argument("--write", metavar="FOLDER", help="keep table, data and picture there")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        growth = Growth(options.sonify, folder, options.rows)
        works = options.works.split(",") if options.works else list(growth.works)
        found = measure(growth, works, options.rounds)
    lines, fast = table(found)
    print("\n".join(lines))
    print(f"\nload {os.getloadavg()[0]:.1f} of {os.cpu_count()} processors")
    if options.write:
        write(options.write, options.sonify, found, lines)
    if fast:
        sys.exit(f"sonify: faster than n^{LIMIT}: {', '.join(fast)}")


if __name__ == "__main__":
    main()
