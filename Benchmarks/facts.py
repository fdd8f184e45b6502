"""All facts of a million points beside some of them by scipy: seconds, without start and data."""

import os
import statistics

from measuring import rounds

POINTS = "1000000"


def compare(launcher, tools, count):
    print(f"\n## Facts of a line of {int(POINTS):,} points of noise\n")
    python = f"{tools}/scipy/bin/python"
    commands = {"sonify, all facts": [f"{tools}/facts", POINTS]}
    if os.path.exists(python):
        commands["scipy, some of them"] = [python, "Benchmarks/peers/describe_with_scipy.py", POINTS]
    runs, failures = rounds(launcher, commands, count)
    times = {
        name: statistics.median(float(run.output.split()[1]) for run in list_of_runs)
        for name, list_of_runs in runs.items()
    }
    for name, seconds in times.items():
        print(f"- {name}: {seconds:.3f} s")
    for name, status in failures.items():
        print(f"- {name}: failed with status {status}")
    ours = times.get("sonify, all facts")
    if ours is not None:
        print(f"- goal: under 1 s; {ours:.3f}: {'met' if ours < 1 else 'not met'}")
