"""sox: a chain of sine sweeps from value to value; it knows no partials, no ticks and no table."""

OUTPUT = ["-r", "48000", "-b", "16", "-c", "2", "-D"]


def glides(values, target, seconds):
    """One sweep for each pair of neighbours; the phase begins anew at each."""
    least, greatest = min(values), max(values)
    pitches = [220 * 8 ** ((value - least) / (greatest - least)) for value in values]
    length = seconds / (len(values) - 1)
    arguments = ["sox", "-q", "-n", *OUTPUT, target]
    for index, (first, last) in enumerate(zip(pitches, pitches[1:])):
        sweep = f"synth {length:.6f} sine {first:.3f}/{last:.3f} gain -12"
        arguments += ([":"] if index else []) + sweep.split()
    return arguments


def partials(target, seconds):
    """One long sweep of five partials."""
    sweeps = [f"synth {seconds} sine 220/880"]
    sweeps += [f"synth {seconds} sine mix {220 * k}/{880 * k}" for k in range(2, 6)]
    return ["sox", "-q", "-n", *OUTPUT, target, *" ".join(sweeps).split(), "gain", "-12"]
