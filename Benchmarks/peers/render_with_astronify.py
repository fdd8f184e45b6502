"""astronify: a note for each value (mono, 44.1 kHz); means of 1,000 bins where there are more rows than
it can bear: render_with_astronify.py IN OUT SECONDS"""

import sys

import numpy as np
from astronify.series import PitchMap, SoniSeries
from astronify.utils import data_to_pitch
from astropy.table import Table

source, target, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
read = Table.read(source, format="ascii.fast_csv")
time, flux = (np.asarray(read.columns[index], float) for index in (0, 1))
bins = 1_000
if len(time) > bins:
    count = len(time) // bins
    time, flux = (
        column[: bins * count].reshape(bins, count).mean(1) for column in (time, flux)
    )

series = SoniSeries(Table({"time": time, "flux": flux}))
series.note_duration = 0.5
series.note_spacing = (seconds - 0.5) / (len(time) - 1)
series.pitch_mapper = PitchMap(
    data_to_pitch,
    pitch_range=[220, 1760],
    center_pitch=622,
    zero_point="median",
    stretch="linear",
)
series.sonify()
series.write(target)
