"""How much memory sonify takes: it must not grow with the length of the sound, and by at most
8 bytes for each cell that is kept."""

import data

LENGTHS = {"5 s": 5, "10 minutes": 600}
LONG = {"10 hours": 36_000}

# Peaks are counted in pages, and allocators keep a few in hand.
TOLERANCE = 1.02


def report(bench, is_long):
    print("\n## Memory\n")
    peaks = {}
    for name, seconds in {**LENGTHS, **(LONG if is_long else {})}.items():
        # Nothing is kept of the longest, so that no disk must hold its 6.9 GB.
        target = "/dev/null" if name in LONG else f"{bench.scratch}/memory.wav"
        run = bench.launcher.run(bench.sonify("medium", seconds, target))
        if run.status != 0:
            print(f"- {name} of sound: failed with status {run.status}")
            continue
        peaks[name] = run.peak
        print(f"- {name} of sound: peak {run.peak:.1f} MiB, {run.wall:.3f} s")
    if len(peaks) > 1:
        growth = max(peaks.values()) - peaks["5 s"]
        print(f"- goal: the same at every length; {growth:.1f} MiB more: "
              f"{'met' if growth < 2 else 'not met'}")

    # From one million rows to ten, so that what reading takes at any size is left out.
    few, many = (bench.launcher.run(bench.sonify(name, 10, f"{bench.scratch}/memory.wav"))
                 for name in ("large", "huge"))
    if few.status != 0 or many.status != 0:
        print("- bytes for each cell: failed")
        return
    cells = 2 * (data.ROWS["huge"] - data.ROWS["large"])
    bytes_per_cell = (many.peak - few.peak) * 1024 * 1024 / cells
    print(f"- {data.ROWS['huge']:,} rows of 2 cells: peak {many.peak:.1f} MiB")
    print(f"- goal: at most 8 bytes for each further cell; {bytes_per_cell:.2f}: "
          f"{'met' if bytes_per_cell <= 8 * TOLERANCE else 'not met'}")
