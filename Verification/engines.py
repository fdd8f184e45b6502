"""Runs slot queries on real databases and compares the sound of slots with that of all rows.

engines.py PROGRAM [--rows COUNT] [ENGINE...]
"""

import argparse
import csv
import glob
import importlib.util
import math
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta

COLUMNS = (
    "series slot x_from x_to rows missing first last minimum x_minimum maximum x_maximum"
    " lower median upper mean").split()
# A name that no dialect may take for anything but a name.
TABLE, X, Y, SERIES = "tra\"des; --", "ts", "price '`\\ ü", "select"


def rows(count):
    """Two series with a season, changing spread, a gap, missing values and a lone spike."""
    noise = random.Random(35)
    start = datetime(2024, 1, 1)
    half = count // 2
    for site, level in (("north", 200.0), ("south", 140.0)):
        for index in range(half):
            share = index / half
            if site == "north" and 0.40 < share < 0.46:
                continue
            when = start + timedelta(seconds=10 * index)
            wave = 25 * math.sin(9 * share) if site == "north" else 60 * share
            spread = 2 + 10 * share if site == "north" else 6
            value = round(level + wave + noise.gauss(0, spread), 3)
            if noise.random() < 0.05 or site == "south" and 0.7 < share < 0.72:
                value = None
            if site == "south" and index == int(0.3 * half):
                value = 333.25
            yield when.isoformat(sep=" "), site, value


class Engine:
    """A database that holds the rows; a subclass knows one."""

    table = TABLE

    def close(self):
        """Ends the database."""


class SQLite(Engine):
    """The SQLite of Python."""

    def __init__(self, folder, path):
        self.base = sqlite3.connect(os.path.join(folder, "rows.db"))
        self.base.execute(
            'create table "{}" (ts text, "{}" real, "select" text)'.format(
                TABLE.replace('"', '""'), Y))
        with open(path, newline="", encoding="utf-8") as file:
            cells = csv.reader(file)
            next(cells)
            self.base.executemany(
                'insert into "{}" values (?, ?, ?)'.format(TABLE.replace('"', '""')),
                ((when, float(y) if y else None, site) for when, y, site in cells))
        self.version = "SQLite " + sqlite3.sqlite_version

    def slots(self, statement):
        """Returns the header and the rows of the result."""
        result = self.base.execute(statement)
        return [column[0] for column in result.description], result.fetchall()


class PostgreSQL(Engine):
    """A cluster of its own on a socket in a folder, as a user who is not root."""

    def __init__(self, folder, path):
        self.programs = max(glob.glob("/usr/lib/postgresql/*/bin"))
        self.folder = os.path.join(folder, "postgresql")
        os.mkdir(self.folder)
        os.chmod(folder, 0o755)
        self.user = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
            self.user = ["runuser", "-u", "postgres", "--"]
        self.run("initdb", "-D", self.folder + "/data", "-U", "sonify", "-A", "trust", "-E", "UTF8")
        self.run(
            "pg_ctl", "-D", self.folder + "/data", "-w", "-l", self.folder + "/log", "-o",
            f"-c listen_addresses='' -k {self.folder} -c fsync=off", "start")
        name = TABLE.replace('"', '""')
        self.query(f'create table "{name}" (ts timestamp, "{Y}" double precision, "select" text)')
        with open(path, "rb") as file:
            self.query(f'copy "{name}" from stdin csv header', stdin=file)
        self.version = self.query("select version()").split("\n")[1].split(" (")[0].strip('"')

    def run(self, program, *arguments, **options):
        """Runs a program of the cluster."""
        return subprocess.run(
            self.user + [os.path.join(self.programs, program), *arguments], check=True, text=True,
            stdout=subprocess.PIPE, cwd="/", **options).stdout

    def query(self, statement, **options):
        """Returns the result of a statement as CSV."""
        return self.run(
            "psql", "-X", "-h", self.folder, "-U", "sonify", "-d", "postgres", "--csv", "-c",
            statement, **options)

    def slots(self, statement):
        """Returns the header and the rows of the result."""
        header, *found = csv.reader(self.query(statement).splitlines())
        return header, found

    def close(self):
        self.run("pg_ctl", "-D", self.folder + "/data", "-m", "immediate", "stop")


class DuckDB(Engine):
    """DuckDB in memory."""

    def __init__(self, _, path):
        import duckdb
        self.base = duckdb.connect()
        name = TABLE.replace('"', '""')
        self.base.execute(
            f'create table "{name}" (ts timestamp, "{Y}" double, "select" varchar)')
        self.base.execute(f"""insert into "{name}" select * from read_csv('{path}', header = true)""")
        self.version = "DuckDB " + duckdb.__version__

    def slots(self, statement):
        """Returns the header and the rows of the result."""
        result = self.base.execute(statement)
        return [column[0] for column in result.description], result.fetchall()


class Spark(Engine):
    """Spark on this machine."""

    # A view of Spark has a plain name.
    table = "trades"

    def __init__(self, folder, path):
        import pyspark
        from pyspark.sql import SparkSession
        self.base = (
            SparkSession.builder.master("local[2]").appName("sonify")
            .config("spark.ui.enabled", "false").config("spark.sql.session.timeZone", "UTC")
            .config("spark.sql.warehouse.dir", folder).getOrCreate())
        self.base.sparkContext.setLogLevel("ERROR")
        frame = self.base.read.csv(
            path, header=True, schema="ts timestamp, y double, site string")
        frame.toDF(X, Y, SERIES).createOrReplaceTempView(self.table)
        self.version = "Spark " + pyspark.__version__

    def slots(self, statement):
        """Returns the header and the rows of the result."""
        result = self.base.sql(statement)
        return result.columns, [tuple(row) for row in result.collect()]

    def close(self):
        self.base.stop()


def missing_part(engine):
    """Returns what an engine needs that is not here, or None."""
    if engine == "postgresql" and not glob.glob("/usr/lib/postgresql/*/bin/initdb"):
        return "Debian's package postgresql"
    if engine == "duckdb" and importlib.util.find_spec("duckdb") is None:
        return "the Python package duckdb"
    if engine == "spark" and importlib.util.find_spec("pyspark") is None:
        return "Java (Debian's default-jre-headless) and the Python package pyspark"
    return None


ENGINES = {"sqlite": SQLite, "postgresql": PostgreSQL, "duckdb": DuckDB, "spark": Spark}


def score(program, path, *options):
    """Returns the events of the sound of a table."""
    text = subprocess.run(
        [program, "score", path, "--quiet", *options], check=True, text=True,
        stdout=subprocess.PIPE).stdout
    return list(csv.DictReader(text.splitlines()))


class Sound:
    """What is heard of each series."""

    def __init__(self, events):
        self.events = events
        self.names = sorted({event["series"] for event in events if event["kind"] == "glide"})

    def extremes(self, name):
        """Returns the lowest and the highest value that sound on their own, with their x."""
        tones = [
            (float(event["y"]), event["x"]) for event in self.events
            if event["series"] == name and event["kind"] == "tone"]
        return min(tones), max(tones)

    def path(self, name, kind):
        """Returns the starts, lengths and ends of frequency of the events of a kind."""
        def numbers(event):
            keys = ["time", "duration", "frequency", "endFrequency"]
            if kind == "spread":
                keys += ["upperFrequency", "endUpperFrequency"]
            return [float(event[key]) for key in keys]
        return [
            numbers(event) for event in self.events
            if event["series"] == name and event["kind"] == kind]

    @staticmethod
    def at(path, moment, column=2):
        """Returns a frequency at a moment, or None in a silence."""
        for event in path:
            if event[0] <= moment < event[0] + event[1]:
                share = (moment - event[0]) / event[1]
                return event[column] * (event[column + 1] / event[column]) ** share
        return None

    def end(self):
        """Returns the end of the sound."""
        return max(float(event["time"]) + float(event["duration"]) for event in self.events)


def compare(ours, theirs):
    """Compares the sound of slots with that of rows; returns the faults."""
    faults = []
    if ours.names != theirs.names:
        return [f"series {ours.names} instead of {theirs.names}"]
    for name in theirs.names:
        if ours.extremes(name) != theirs.extremes(name):
            faults.append(f"{name}: extremes {ours.extremes(name)}, not {theirs.extremes(name)}")
        tones = [sound.path(name, "glide") for sound in (ours, theirs)]
        noises = [sound.path(name, "spread") for sound in (ours, theirs)]
        cents, ratios, alone = [], [], 0
        moments = [index * theirs.end() / 2000 for index in range(2000)]
        for moment in moments:
            one, other = (Sound.at(path, moment) for path in tones)
            if (one is None) != (other is None):
                alone += 1
            elif one is not None:
                cents.append(abs(1200 * math.log2(one / other)))
            widths = [
                math.log2(upper / lower)
                for path in noises
                for lower, upper in [(Sound.at(path, moment), Sound.at(path, moment, 4))]
                if lower is not None]
            if len(widths) == 2 and widths[1] > 0:
                ratios.append(widths[0] / widths[1])
        middle = statistics.median(cents)
        spread = statistics.median(ratios) if ratios else 1.0
        far = statistics.quantiles(cents, n=20)[18]
        print(
            f"    {name}: extremes {'equal' if not faults else 'differ'}, pitch {middle:.1f} cents"
            f" at the median ({far:.1f} at 95 %), spread {100 * (spread - 1):+.1f} %"
            f" (worst {100 * (max(ratios, key=lambda r: abs(r - 1), default=1) - 1):+.0f} %),"
            f" silent alone {100 * alone / len(moments):.1f} % of the time")
        if middle > 20:
            faults.append(f"{name}: the pitch differs by {middle:.1f} cents at the median")
        if abs(spread - 1) > 0.2:
            faults.append(f"{name}: the spread differs by {100 * (spread - 1):.1f} %")
        if alone > 0.02 * len(moments):
            faults.append(f"{name}: one is silent for {alone} of {len(moments)} moments alone")
    return faults


def check(program, name, folder, path, truth, heard):
    """Runs the query on an engine; returns the faults."""
    statement = subprocess.run(
        [program, "query", '"' + ENGINES[name].table.replace('"', '""') + '"', "--x", X, "--y", Y, "--series",
         SERIES, "--x-scale", "time", "--dialect", name],
        check=True, text=True, stdout=subprocess.PIPE).stdout
    engine = ENGINES[name](folder, path)
    try:
        start = time.monotonic()
        header, found = engine.slots(statement)
        seconds = time.monotonic() - start
    finally:
        engine.close()
    print(f"  {engine.version}: {len(found)} slots in {seconds:.1f} s")
    faults = [] if list(header) == COLUMNS else [f"columns {header}"]
    slots = [dict(zip(COLUMNS, row)) for row in found]
    for site, (count, missing, low, high) in truth.items():
        own = [slot for slot in slots if slot["series"] == site]
        result = (
            sum(int(slot["rows"]) for slot in own), sum(int(slot["missing"]) for slot in own),
            min(float(slot["minimum"]) for slot in own if slot["minimum"] not in (None, "")),
            max(float(slot["maximum"]) for slot in own if slot["maximum"] not in (None, "")))
        if result != (count, missing, low, high):
            faults.append(f"{site}: {result} instead of {(count, missing, low, high)}")
    table = os.path.join(folder, name + ".csv")
    with open(table, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(header)
        writer.writerows(found)
    return faults + compare(Sound(score(program, table)), heard)


def main():
    """Checks the engines that are named, or all that are here."""
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--rows", type=int, default=3_000_000)
    parser.add_argument("engines", nargs="*", metavar="ENGINE")
    arguments = parser.parse_intermixed_args()
    for name in arguments.engines:
        if name not in ENGINES:
            parser.error(f"{name} is none of {', '.join(ENGINES)}")
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "rows.csv")
        truth = {}
        with open(path, "w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow([X, Y, SERIES])
            for when, site, value in rows(arguments.rows):
                writer.writerow([when, value, site])
                count, missing, low, high = truth.get(site, (0, 0, math.inf, -math.inf))
                if value is None:
                    missing += 1
                else:
                    low, high = min(low, value), max(high, value)
                truth[site] = (count + 1, missing, low, high)
        start = time.monotonic()
        heard = Sound(score(
            arguments.program, path, "--x", X, "--y", Y, "--series", SERIES))
        print(
            f"{sum(one[0] for one in truth.values())} rows, heard in"
            f" {time.monotonic() - start:.1f} s")
        for name in arguments.engines or ENGINES:
            part = missing_part(name)
            if part:
                print(f"  {name} is not checked: it needs {part}")
                failed = failed or name in arguments.engines
                continue
            for fault in check(arguments.program, name, folder, path, truth, heard):
                failed = True
                print(f"    {name}: {fault}", file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
