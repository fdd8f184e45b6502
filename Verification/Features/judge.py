#!/usr/bin/env python3
"""Judges whether a brief description names the feature of each made chart first.

judge.py [--held-out] [--program PATH] [--min N]
judge.py [--held-out] --check-answers

A chart is right if the first sentence after the frame meets the first requirement of its answer (or
as many as the answer says), the whole brief meets all others, and nothing false is said. The count
is a score: the exit status is 0 unless the program fails or --min asks for more than was right.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent

NUMBER = re.compile(
    r"(?<![\w.,])[-−]?\d+(?:,\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?(?:\s?(?:thousand|million|billion)\b)?",
    re.IGNORECASE,
)
SCALES = {"thousand": 1e3, "million": 1e6, "billion": 1e9}
NUMBER_WORDS = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen twenty".split()
    )
}


@dataclass
class Verdict:
    is_right: bool
    reason: str


def numbers(text: str) -> list[float]:
    """The numbers in `text`: in digits, with "million" or such, or as a word up to twenty."""
    found = []
    for match in NUMBER.finditer(text):
        digits = re.sub(r"\s?[a-z]+$", "", match[0], flags=re.IGNORECASE) or match[0]
        scale = next(
            (value for word, value in SCALES.items() if match[0].lower().endswith(word)), 1
        )
        value = float(digits.replace(",", "").replace("−", "-"))
        found += [value, value * scale]
    found += [
        NUMBER_WORDS[word] for word in re.findall(r"[a-z]+", text.lower()) if word in NUMBER_WORDS
    ]
    return found


def sentences(lines: str) -> list[str]:
    """The sentences of a description; a line is at least one."""
    parts = [re.split(r"(?<=[.!?])\s+", line.strip()) for line in lines.splitlines()]
    return [part for line in parts for part in line if part]


def meets(text: str, requirement: list) -> bool:
    """Whether one of the alternatives is in `text`."""
    for alternative in requirement:
        if isinstance(alternative, dict):
            low, high = alternative["between"]
            if any(low <= number <= high for number in numbers(text)):
                return True
        elif re.search(alternative, text, re.IGNORECASE):
            return True
    return False


def judge(said: list[str], answer: dict) -> Verdict:
    """Judges the sentences that follow the frame."""
    brief = " ".join(said)
    for pattern in answer["never"]:
        for sentence in said:
            if match := re.search(pattern, sentence, re.IGNORECASE):
                return Verdict(False, f'false: "{match[0]}"')
    missing = [index + 1 for index, need in enumerate(answer["needs"]) if not meets(brief, need)]
    if missing:
        return Verdict(False, "missing: requirement " + ", ".join(map(str, missing)))
    opening = said[0] if said else ""
    late = [
        index + 1
        for index, need in enumerate(answer["needs"][: answer["first"]])
        if not meets(opening, need)
    ]
    if late:
        return Verdict(False, "not first: requirement " + ", ".join(map(str, late)))
    return Verdict(True, "")


def describe(program: str, folder: Path, answer: dict) -> str:
    """The brief description by `program`, in English whatever the locale is."""
    path = os.path.relpath(folder / answer["file"])
    command = [program, "describe", path, "--detail", "brief", "--quiet", "--language", "en"]
    result = subprocess.run(
        command + answer["options"], capture_output=True, text=True, timeout=60, check=False
    )
    if result.returncode != 0:
        sys.exit(f"judge.py: {answer['file']}: {program} failed: {result.stderr.strip()}")
    return result.stdout


def check_answers(answers: list[dict]) -> int:
    """Checks that each feature and wording is judged right, and right for its own chart only."""
    faults = 0
    for answer in answers:
        for wording in [answer["feature"], *answer["wordings"]]:
            verdict = judge(sentences(wording), answer)
            if not verdict.is_right:
                faults += 1
                print(f"{answer['file']}: {verdict.reason}: {wording}")
        for other in answers:
            wording = other["feature"]
            if other is not answer and judge(sentences(wording), answer).is_right:
                faults += 1
                print(f"{answer['file']}: right for another chart: {wording}")
    print(f"{len(answers)} answers, {faults} faults")
    return 1 if faults else 0


def built_program() -> str:
    script = HERE.parent.parent / "scripts/build.sh"
    result = subprocess.run([script, "--where"], capture_output=True, text=True, check=False)
    return os.path.join(result.stdout.strip(), "sonify")


def main() -> int:
    parser = argparse.ArgumentParser(description="Judge the briefs of made charts.")
    parser.add_argument("--held-out", action="store_true", help="judge the charts held out")
    parser.add_argument("--program", metavar="PATH", help="run PATH [the built release]")
    parser.add_argument("--min", metavar="N", type=int, default=0, help="fail below N right")
    parser.add_argument("--check-answers", action="store_true", help="check the answers alone")
    arguments = parser.parse_args()

    folder = HERE / "held-out" if arguments.held_out else HERE
    answers = json.loads((folder / "answers.json").read_text(encoding="utf-8"))
    if arguments.check_answers:
        return check_answers(answers)

    program = arguments.program or built_program()
    right = 0
    for answer in answers:
        said = sentences(describe(program, folder, answer))[1:]
        verdict = judge(said, answer)
        right += verdict.is_right
        name = Path(answer["file"]).stem
        reason = f" ({verdict.reason})" if verdict.reason else ""
        print(f"{'right' if verdict.is_right else 'not'}{reason}: {name}: {' '.join(said)}")
    print(f"{right} of {len(answers)} right")
    return 0 if right >= arguments.min else 1


if __name__ == "__main__":
    sys.exit(main())
