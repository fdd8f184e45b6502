"""The synthesis kernel beside the same work in C: nanoseconds for each frame, into memory."""

import os
import statistics

from measuring import rounds

KERNELS = {
    "Swift": "kernel-swift",
    "gcc -O3": "kernel-gcc",
    "clang -O3": "kernel-clang",
    "gcc -O3 -march=native -ffast-math": "kernel-gcc-fast",
}
SECONDS = "120"


def compare(launcher, tools, count):
    print("\n## Synthesis into memory: one gliding stereo voice of 5 partials, dithered to 16 bits\n")
    commands = {
        name: [f"{tools}/{program}", SECONDS]
        for name, program in KERNELS.items()
        if os.path.exists(f"{tools}/{program}")
    }
    runs, failures = rounds(launcher, commands, count)
    results = {name: summary(list_of_runs) for name, list_of_runs in runs.items()}
    for name, (render, quantize, checksum) in results.items():
        print(f"- {name}: {render + quantize:.2f} ns a frame (synthesis {render:.2f}, "
              f"quantising {quantize:.2f}), checksum {checksum}")
    for name, status in failures.items():
        print(f"- {name}: failed with status {status}")
    if "Swift" in results and "gcc -O3" in results:
        swift, limit = results["Swift"], results["gcc -O3"]
        times = sum(swift[:2]) / sum(limit[:2])
        print(f"- goal: at most 1.5 times as long as gcc -O3; {times:.2f}: "
              f"{'met' if times <= 1.5 else 'not met'}")
        print("- the samples of both are", "the same" if swift[2] == limit[2] else "NOT the same")


def summary(runs):
    """The medians of what each run printed: "render A quantize B checksum C"."""
    fields = [run.output.split() for run in runs]
    return (
        statistics.median(float(field[1]) for field in fields),
        statistics.median(float(field[3]) for field in fields),
        fields[0][5],
    )
