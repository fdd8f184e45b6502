"""The script that a practised user writes by hand: render_with_numpy.py IN OUT SECONDS [ticks|partials]"""

import sys

import numpy as np
import pandas as pd
import soundfile

source, target, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3])
extra = sys.argv[4:]
rate, block = 48_000, 1 << 18

table = pd.read_csv(source)
x = table.iloc[:, 0].to_numpy(float)
y = table.iloc[:, 1].to_numpy(float)
octaves = np.log2(220.0) + 3 * (y - y.min()) / (y.max() - y.min())
times = (x - x[0]) / (x[-1] - x[0]) * seconds
weights = [1, 0.35, 0.15, 0.08, 0.04] if "partials" in extra else [1]
tick = np.exp(-np.arange(400) / 60) * 0.2 * np.sin(np.arange(400) * 2 * np.pi * 4200 / rate)

turns = 0.0
with soundfile.SoundFile(target, "w", rate, 2, "PCM_16") as file:
    for first in range(0, seconds * rate, block):
        frames = np.arange(first, min(seconds * rate, first + block))
        phase = turns + np.cumsum(np.exp2(np.interp(frames / rate, times, octaves))) / rate
        turns = phase[-1] % 1.0
        sound = sum(w * np.sin(2 * np.pi * (k + 1) * phase) for k, w in enumerate(weights)) * 0.25
        if "ticks" in extra:
            places = times * rate - first
            for place in places[(places >= 0) & (places < len(frames))].astype(int):
                end = min(len(frames), place + len(tick))
                sound[place:end] += tick[: end - place]
        pan = (frames / (seconds * rate) * 1.8 + 0.1) * np.pi / 4
        file.write(np.column_stack([sound * np.cos(pan), sound * np.sin(pan)]))
