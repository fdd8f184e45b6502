"""STRAUSS: one object whose pitch evolves (mono; it writes 32 bits): render_with_strauss.py IN OUT SECONDS"""

import sys

import pandas as pd
from strauss.generator import Synthesizer
from strauss.score import Score
from strauss.sonification import Sonification
from strauss.sources import Objects

source, target, seconds = sys.argv[1], sys.argv[2], sys.argv[3]
table = pd.read_csv(source)
x = table.iloc[:, 0].to_numpy(float)
y = table.iloc[:, 1].to_numpy(float)

generator = Synthesizer(samprate=48_000)
generator.load_preset("pitch_mapper")
generator.modify_preset(
    {"oscillators": {"osc1": {"form": "sine", "level": 1.0, "detune": 0.0, "phase": 0.0}}}
)
generator.preset["pitch_lo"], generator.preset["pitch_hi"] = 0, 36

objects = Objects(["pitch", "time_evo", "pitch_shift"])
objects.fromdict({"pitch": 1.0, "time_evo": x, "pitch_shift": y})
objects.apply_mapping_functions(
    map_lims={"time_evo": ("0%", "100%"), "pitch_shift": ("0%", "100%")},
    param_lims={"pitch_shift": (0, 36)},
)
sound = Sonification(
    Score([["A3"]], f"0m {seconds}s"), objects, generator, "mono", samprate=48_000
)
sound.render()
sound.save(target)
