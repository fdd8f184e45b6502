"""`describe` of a million and of ten million rows: time on the wall, of the processor, and memory."""

import os

from measuring import least, line, rounds

# Seconds on the wall of four cores, seconds of the processor, MiB.
GOALS = {"large": (0.4, 1.5, 70), "huge": (5, 18, 600)}
TITLES = {"large": "1,000,000", "huge": "10,000,000"}


def compare(bench):
    print("\n## Describing\n")
    commands = {
        name: [f"{bench.tools}/sonify", "describe", bench.table(name), "--quiet"] for name in GOALS
    }
    runs, failures = rounds(bench.launcher, commands, bench.count)
    for name, status in failures.items():
        print(f"- {TITLES[name]} rows: failed with status {status}")
    for name, list_of_runs in runs.items():
        print(line(f"{TITLES[name]} rows", list_of_runs))
        wall, processor, peak = GOALS[name]
        took = (least(list_of_runs, "processor"), least(list_of_runs, "peak"))
        print(f"- goal: {processor:g} s of the processor and {peak:g} MiB; {took[0]:.2f} s and "
              f"{took[1]:.1f} MiB: {'met' if took[0] <= processor and took[1] <= peak else 'not met'}")
        cores = os.cpu_count() or 1
        if cores < 4:
            print(f"- goal: {wall:g} s on four cores: not measured on {cores}")
        else:
            took = least(list_of_runs, "wall")
            print(f"- goal: {wall:g} s on four cores; {took:.2f}: "
                  f"{'met' if took <= wall else 'not met'}")
    if len(runs) == 2:
        times = least(runs["huge"], "processor") / least(runs["large"], "processor")
        print(f"- ten times as many rows take {times:.1f} times as long by processor")
