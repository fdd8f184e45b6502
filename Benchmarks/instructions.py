"""How many instructions two short commands take, beside what was last recorded.

Instructions are counted by valgrind, so that a busy machine does not change them. A count more than
a tenth above the record is a regression; --record keeps the counts of now.
"""

import json
import os
import re
import subprocess

RECORD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.json")
GOALS = {"--version": 12_000_000}
TOLERANCE = 1.1


def count(program, arguments):
    """The instructions of a run, or None where they cannot be counted."""
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": "/"}
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *arguments]
    try:
        run = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    except FileNotFoundError:
        return None
    found = re.search(r"Collected : (\d+)", run.stderr)
    return int(found[1]) if found and run.returncode == 0 else None


def compare(tools, folder, is_recorded):
    """Prints the counts; returns whether none is a regression."""
    print("\n## Instructions\n")
    # valgrind cannot read the debugging information of a Swift program.
    program = f"{tools}/sonify-stripped"
    subprocess.run(["strip", "--strip-debug", f"{tools}/sonify", "-o", program], check=True)
    commands = {
        "--version": ["--version"],
        "score of 2 rows": ["score", f"{folder}/two.csv", "--quiet"],
    }
    try:
        with open(RECORD) as file:
            record = json.load(file)
    except FileNotFoundError:
        record = {}
    found, is_steady = {}, True
    for name, arguments in commands.items():
        number = count(program, arguments)
        if number is None:
            print(f"- {name}: not counted, as valgrind is missing or failed")
            continue
        found[name] = number
        text = f"- {name}: {number / 1e6:.1f} million"
        if name in record:
            change = number / record[name]
            is_regression = change > TOLERANCE
            is_steady = is_steady and not is_regression
            text += (f", {100 * (change - 1):+.1f} % against the record"
                     + (": a REGRESSION of more than 10 %" if is_regression else ""))
        print(text)
        if name in GOALS:
            print(f"- goal: at most {GOALS[name] / 1e6:g} million; {number / 1e6:.1f}: "
                  f"{'met' if number <= GOALS[name] else 'not met'}")
    if is_recorded:
        with open(RECORD, "w") as file:
            json.dump({**record, **found}, file, indent=2)
            file.write("\n")
        return True
    return is_steady
