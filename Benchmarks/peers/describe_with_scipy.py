"""Some of the facts of a line by numpy and scipy: describe_with_scipy.py POINTS prints the seconds
that they take of noise. Slopes of all pairs, steps, segments, turning points and outliers are not among
them, nor the trend of points that resemble their neighbours."""

import sys
import time

import numpy
from scipy import stats

count = int(sys.argv[1])
y = numpy.random.default_rng(1).normal(size=count)
x = numpy.arange(count, dtype=float)

start = time.perf_counter()
numpy.mean(y), numpy.std(y, ddof=1), numpy.percentile(y, [25, 50, 75]), stats.skew(y)
stats.linregress(x, y), stats.pearsonr(x, y), stats.spearmanr(x, y), stats.kendalltau(x, y)
size = 1 << (2 * count - 1).bit_length()
spectrum = numpy.fft.rfft(y - y.mean(), size)
numpy.fft.irfft(spectrum * numpy.conj(spectrum))
print("seconds", time.perf_counter() - start)
