#!/usr/bin/env python3
"""Measures sonify beside its peers and prints what came out as plain lines of Markdown.

compare.py TOOLS: a folder with `sonify`, `launch`, `parse`, `facts`, `kernel-*` and, where they could
be installed, the virtual environments `numpy`, `scipy`, `strauss` and `astronify`; scripts/bench.sh
makes it. What it measures, and what sonify is held to, stands in the list of works below.
"""

import argparse
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass, field

import data
import describing
import facts
import formats
import instructions
import kernel
import memory
from measuring import Launcher, line, ratio, rounds
from peers import csound, sox

HERE = os.path.dirname(os.path.abspath(__file__))


@dataclass
class Goal:
    """What sonify is held to, by time of the processor: beside the fastest of `peers`, that many
    times as fast; or, beside a limit, at most that many times as slow."""

    peers: list
    factor: float
    is_limit: bool = False


@dataclass
class Work:
    name: str
    title: str
    data: str
    seconds: int
    peers: list
    goals: list
    options: list = field(default_factory=list)
    format: str = "csv"


WORKS = [
    Work("short", "59 points to 5 s of sound", "small", 5,
         ["csound", "sox", "numpy", "STRAUSS", "astronify"],
         [Goal(["csound"], 2), Goal(["astronify"], 300)]),
    Work("ticks", "1,000 points to 60 s of sound, a tick at each", "medium", 60,
         ["csound", "sox", "numpy", "STRAUSS", "astronify"],
         [Goal(["csound"], 2.5)],
         ["--x-grid", "1000", "--ticks", "x"]),
    Work("million", "1,000,000 rows to 10 s of sound", "large", 10,
         ["csound", "numpy", "STRAUSS", "astronify", "bare C parse"],
         [Goal(["csound"], 7), Goal(["bare C parse"], 2, is_limit=True)]),
    Work("millions", "10,000,000 rows to 10 s of sound", "huge", 10,
         ["csound", "numpy", "STRAUSS", "astronify", "pandas, reading alone",
          "polars, reading alone", "bare C parse"],
         [Goal(["csound", "numpy", "STRAUSS", "astronify"], 3.5),
          Goal(["bare C parse"], 1.7, is_limit=True),
          Goal(["pandas, reading alone", "polars, reading alone"], 1)]),
    Work("lines", "1,000,000 lines of NDJSON to 10 s of sound", "large", 10,
         [f"{name}, reading alone" for name in ("pandas", "polars", "json")],
         [Goal(["pandas, reading alone", "json, reading alone"], 2)], format="ndjson"),
    Work("manylines", "10,000,000 lines of NDJSON to 10 s of sound", "huge", 10,
         [f"{name}, reading alone" for name in ("pandas", "polars", "json")],
         [Goal(["pandas, reading alone", "json, reading alone"], 2)], format="ndjson"),
    Work("partials", "10 minutes of sound, 5 partials", "medium", 600,
         ["csound", "csound, one wavetable", "sox", "numpy", "bare C loop"],
         [Goal(["csound"], 5), Goal(["bare C loop"], 1.2, is_limit=True)],
         ["--ticks", "none"]),
]


class Bench:
    def __init__(self, tools, folder, scratch, count):
        self.tools = tools
        self.folder = folder
        self.scratch = scratch
        self.count = count
        self.launcher = Launcher(f"{tools}/launch")

    def table(self, name, format="csv"):
        return f"{self.folder}/{name}.{format}"

    def sonify(self, name, seconds, target, *options, format="csv"):
        return [f"{self.tools}/sonify", "render", self.table(name, format), "-o", target,
                "--duration", str(seconds), *options]

    def command(self, work, peer):
        """The arguments that do `work` with `peer`; nothing if it is not installed."""
        source = self.table(work.data, work.format)
        target = f"{self.scratch}/{peer.replace(' ', '-')}.wav"
        script = f"{HERE}/peers/render_with_{peer.lower()}.py"
        if peer == "sonify":
            return self.sonify(work.data, work.seconds, target, *work.options,
                               format=work.format)
        if peer == "bare C parse":
            return [f"{self.tools}/parse", source]
        if peer == "bare C loop":
            return [f"{self.tools}/kernel-gcc", str(work.seconds), target]
        if peer == "sox" and shutil.which("sox"):
            if work.name == "partials":
                return sox.partials(target, work.seconds)
            values = data.values(f"{self.folder}/{work.data}-bare.csv")
            return sox.glides(values, target, work.seconds)
        if peer.startswith("csound") and shutil.which("csound"):
            return self.csound(work, peer, target)
        if peer.endswith("reading alone"):
            return self.python("numpy", f"{HERE}/peers/read_table.py", peer.split(",")[0], source)
        if peer in ("numpy", "STRAUSS", "astronify"):
            extra = [work.name] if peer == "numpy" and work.name in ("ticks", "partials") else []
            return self.python(peer.lower(), script, source, target, str(work.seconds), *extra)
        return None

    def csound(self, work, peer, target):
        is_simple = work.name != "partials" or "wavetable" in peer
        path = f"{self.scratch}/{peer.replace(' ', '-')}.csd"
        with open(path, "w") as file:
            file.write(csound.program(
                f"{self.folder}/{work.data}-bare.csv", target, data.ROWS[work.data], work.seconds,
                ticks=work.name == "ticks",
                tone=csound.WAVETABLE if is_simple else csound.OSCILLATORS))
        return ["csound", path]

    def python(self, environment, *arguments):
        interpreter = f"{self.tools}/{environment}/bin/python"
        return [interpreter, *arguments] if os.path.exists(interpreter) else None

    def compare(self, work):
        print(f"\n## {work.title}\n")
        commands = {name: self.command(work, name) for name in ["sonify", *work.peers]}
        absent = [name for name, arguments in commands.items() if arguments is None]
        present = {name: arguments for name, arguments in commands.items() if arguments}
        runs, failures = rounds(self.launcher, present, self.count)
        for name, list_of_runs in runs.items():
            print(line(name, list_of_runs, runs.get("sonify")))
        for name in absent:
            print(f"- {name}: not installed")
        for name, status in failures.items():
            print(f"- {name}: failed with status {status}")
        for goal in work.goals if "sonify" in runs else []:
            print(verdict(goal, runs))
        return runs


def verdict(goal, runs):
    sonify = runs["sonify"]
    ratios = {peer: ratio(runs[peer], sonify) for peer in goal.peers if peer in runs}
    if not ratios:
        return f"- goal beside {', '.join(goal.peers)}: not measured"
    peer = min(ratios, key=ratios.get)
    if goal.is_limit:
        times = ratio(sonify, runs[peer])
        met = "met" if times <= goal.factor else "not met"
        return f"- goal: at most {goal.factor:g} times as long as {peer}; {times:.2f}: {met}"
    met = "met" if ratios[peer] >= goal.factor else "not met"
    return f"- goal: {goal.factor:g} times as fast as {peer}; {ratios[peer]:.2f}: {met}"


def main():
    names = [work.name for work in WORKS] + [
        "instructions", "describe", "formats", "facts", "kernel", "memory"]
    parser = argparse.ArgumentParser(description="Measures sonify beside its peers.")
    parser.add_argument("tools", help="the folder that scripts/bench.sh makes")
    parser.add_argument("--rounds", type=int, default=5, help="counted rounds (5)")
    parser.add_argument("--works", default=",".join(names), help="some of " + ",".join(names))
    parser.add_argument("--long", action="store_true", help="render 10 hours, too")
    parser.add_argument("--record", action="store_true",
                        help="keep the counts of instructions, which later runs are held to")
    options = parser.parse_args()

    wanted = options.works.split(",")
    folder = f"{options.tools}/data"
    data.prepare(folder)
    with tempfile.TemporaryDirectory(dir=options.tools) as scratch:
        bench = Bench(options.tools, folder, scratch, options.rounds)
        print(f"# sonify beside its peers\n\nMedians of {options.rounds} rounds, in which all take "
              "turns; in brackets the least. Goals are judged by the least times of the "
              "processor, over all cores.\n\n"
              f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before: on a busy "
              "machine only times of the processor and counts of instructions can be trusted.")
        is_steady = True
        if "instructions" in wanted:
            is_steady = instructions.compare(options.tools, folder, options.record)
        for work in WORKS:
            if work.name in wanted:
                bench.compare(work)
        if "describe" in wanted:
            describing.compare(bench)
        if "formats" in wanted:
            formats.compare(bench)
        if "facts" in wanted:
            facts.compare(bench.launcher, options.tools, options.rounds)
        if "kernel" in wanted:
            kernel.compare(bench.launcher, options.tools, options.rounds)
        if "memory" in wanted:
            memory.report(bench, options.long)
        print(f"\nLoad {os.getloadavg()[0]:.1f} after.")
    if not is_steady:
        sys.exit("sonify: more instructions than recorded; if that is meant, run with --record")


if __name__ == "__main__":
    main()
