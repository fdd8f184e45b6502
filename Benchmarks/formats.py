"""A million rows in other formats beside the same rows as CSV."""

from data import FORMATS
from measuring import line, ratio, rounds

LIMIT = 3


def compare(bench):
    print("\n## 1,000,000 rows in other formats to 10 s of sound\n")
    names = ["csv", "ndjson", *FORMATS]
    commands = {
        name: bench.sonify("large", 10, f"{bench.scratch}/format.wav", format=name)
        for name in names
    }
    runs, failures = rounds(bench.launcher, commands, bench.count)
    for name, status in failures.items():
        print(f"- {name}: failed with status {status}")
    if "csv" not in runs:
        return
    for name, list_of_runs in runs.items():
        print(line(name, list_of_runs, runs["csv"]))
    for name in runs:
        if name != "csv":
            times = ratio(runs[name], runs["csv"])
            print(f"- goal: {name} at most {LIMIT} times as long as CSV; {times:.2f}: "
                  f"{'met' if times <= LIMIT else 'not met'}")
