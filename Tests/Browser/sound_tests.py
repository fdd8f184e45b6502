"""The sound of a page against the sound of the engine, key by key, judged from samples alone."""

import base64
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy

from browser import BrowserTestCase
from charts import Chart, named
from keys import Key, keys
from page import CURSOR, Page
from program import folder, page, sonify, source

RATE = 48_000
# Seconds between keys: each tone has ended when the next begins.
STEP = 0.6
# What a key takes in `scrub --keys` beside the wait.
KEY = 0.3


@dataclass
class Tone:
    """What is heard after one key."""

    pitch: float
    # Of the first partials, in dB relative to the strongest; -40 for all that are fainter.
    partials: list[float]
    level: float
    pan: float
    length: float

    def __str__(self) -> str:
        return (
            f"{self.pitch:.2f} Hz, {self.level:.2f} dB, pan {self.pan:.2f} dB, {self.length:.3f} s"
        )


class SoundTests(BrowserTestCase):
    """Pitch within 1 cent, level and each partial within 1 dB."""

    def test_keys_sound_as_in_the_terminal(self) -> None:
        for name, pressed in (
            ("births", "Right*5 End Left F f H L Home"),
            ("nile", "Right*4 F f End"),
            ("city-temperatures", "Right*3 j Right k End F f"),
            ("growth", "Right*6 End f"),
            ("stocks", "Right*3 j Right*2 j Right j Right F"),
            # One level down, each value of an element is a tone.
            ("boxes", "j Right*2 j Right j Left j Left j"),
            ("candles", "j Right*2 j Right j j Right H"),
        ):
            with self.subTest(chart=name):
                self.compare(named(name), keys(pressed))

    def compare(self, chart: Chart, pressed: list[Key]) -> None:
        # Ticks are cues of their own: off in both.
        ours = tones(self.recorded(chart, [Key("t"), *pressed]), len(pressed) + 1)[1:]
        engine = tones(rendered(chart, [Key("t"), *pressed]), len(pressed) + 1)[1:]
        for key, own, other in zip(pressed, ours, engine, strict=True):
            self.assertEqual(own is None, other is None, f"{key.name}: {own} and {other}")
            if own is None or other is None:
                continue
            message = f"{key.name}: {own} in the page, {other} of the engine"
            self.assertLess(abs(1200 * numpy.log2(own.pitch / other.pitch)), 1, message)
            self.assertLess(abs(own.level - other.level), 1, message)
            self.assertLess(abs(own.pan - other.pan), 1, message)
            self.assertLess(abs(own.length - other.length), 0.02, message)
            differences = numpy.abs(numpy.subtract(own.partials, other.partials))
            self.assertLess(differences.max(), 1, f"{own.partials} and {other.partials}, {message}")

    def recorded(self, chart: Chart, pressed: list[Key]) -> numpy.ndarray:
        """What the page sounds to keys that are STEP apart."""
        opened = Page(self.browser, page(chart), sounds=True)
        opened.focus()
        seconds = STEP * (len(pressed) + 1)
        self.browser.run("testSound.seconds = arguments[0]", seconds)
        # The first key makes the context; what it sounds is at the beginning.
        opened.press(pressed[0], then=STEP * 1000)
        times = [STEP * (index + 1) for index in range(len(pressed) - 1)]
        self.browser.run("testSound.begin(arguments[0])", times)
        for index, key in enumerate(pressed[1:]):
            self.browser.wait("return testSound.stands === arguments[0]", index)
            opened.press(key, then=STEP * 1000)
            self.browser.run("testSound.proceed()")
        samples = self.browser.wait("return testSound.samples")
        channels = [numpy.frombuffer(base64.b64decode(one), dtype="<f4") for one in samples]
        return numpy.stack(channels)

    def test_the_sound_of_the_page_is_the_rendered_one(self) -> None:
        """What the page plays is as long and as loud as what `render` writes."""
        chart = named("births")
        Page(self.browser, page(chart))
        decoded = self.browser.driver.execute_async_script("""
            const done = arguments[0];
            const audio = document.querySelector("audio");
            const address = audio.currentSrc || audio.querySelector("source").src;
            const [, , data] = /^data:([^,]*);base64,(.*)$/s.exec(address) ?? [];
            const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
            new OfflineAudioContext(2, 1, 48000).decodeAudioData(bytes.buffer).then((buffer) => {
              const sums = [0, 1].map((channel) =>
                buffer.getChannelData(channel % buffer.numberOfChannels)
                  .reduce((sum, sample) => sum + sample * sample, 0));
              done([buffer.duration, sums[0], sums[1]]);
            });
            """)
        path = folder() / "births.wav"
        sonify("render", *source(chart), "--quiet", "--output", str(path))
        samples = read(path)
        self.assertAlmostEqual(decoded[0], samples.shape[1] / RATE, delta=0.1)
        for channel in (0, 1):
            energy = float(numpy.sum(samples[channel] ** 2))
            self.assertLess(abs(10 * numpy.log10(decoded[1 + channel] / energy)), 1)

    def test_play_ends_at_the_last_point(self) -> None:
        """The key plays the sound; the cursor runs along, and the end is said."""
        opened = Page(self.browser, page(named("coffee")))
        opened.focus()
        opened.listen()
        opened.press(Key("p"))
        self.browser.wait("return !document.querySelector('audio').paused")
        first = opened.heard()
        self.assertEqual(len(first), 1)
        self.browser.wait("return document.querySelector('audio').currentTime > 0.3")
        # The rest need not be listened to.
        self.browser.run(
            "const audio = document.querySelector('audio');"
            "audio.currentTime = audio.duration - 0.2"
        )
        self.browser.wait("testClock.advance(50); return window.announced.length > 0")
        live, text = opened.heard()[-1]
        self.assertEqual(live, "polite")
        self.assertTrue(text.lower().startswith("complete"), text)
        self.assertIn("10", text)

    def test_the_cursor_runs_only_where_motion_is_welcome(self) -> None:
        """It follows the sound, with its captions, but for people who asked for less motion."""
        for motion in ("no-preference", "reduce"):
            with self.subTest(motion=motion):
                self.browser.prefer(reduced_motion=motion)
                opened = Page(self.browser, page(named("births")))
                opened.focus()
                place = f"return {CURSOR}.getBoundingClientRect().left"
                opened.press(Key("p"))
                before = self.browser.run(place)
                self.browser.wait("return document.querySelector('audio').currentTime > 1")
                moved = self.browser.run(place) - before
                self.assertEqual(moved > 10, motion == "no-preference", moved)
                self.browser.wait(
                    "return document.querySelector('[data-sonify=captions]').textContent.trim()"
                )


def rendered(chart: Chart, pressed: list[Key]) -> numpy.ndarray:
    """What the engine sounds to keys that are STEP apart."""
    path = folder() / f"{chart.name}-keys.wav"
    wait = f"wait {(STEP - KEY) * 1000:.0f}ms"
    script = " ".join(f"{wait} {key.name}" for key in pressed) + f" {wait}"
    arguments = ("--no-config", "--bits", "32f", "--keys", script, "--output", str(path))
    sonify("scrub", *source(chart), *arguments)
    return read(path)[:, round((STEP - KEY) * RATE) :]


def read(path: Path) -> numpy.ndarray:
    """The channels of a WAV file, from -1 to 1."""
    data = path.read_bytes()
    chunks = {}
    at = 12
    while at + 8 <= len(data):
        name, size = struct.unpack_from("<4sI", data, at)
        chunks[name] = data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    bits = struct.unpack_from("<H", chunks[b"fmt "], 14)[0]
    samples = numpy.frombuffer(chunks[b"data"], dtype={16: "<i2", 32: "<f4"}[bits])
    if bits == 16:
        samples = samples / 32768
    return samples.reshape(-1, 2).T.astype(float)


def tones(samples: numpy.ndarray, count: int) -> list[Tone | None]:
    """The tone of each key."""
    length = round(STEP * RATE)
    return [tone(samples[:, index * length : (index + 1) * length]) for index in range(count)]


def tone(samples: numpy.ndarray) -> Tone | None:
    """The tone in a part of a recording, or nil in silence."""
    power = numpy.sum(samples**2, axis=0)
    if not power.size or power.max() < 1e-8:
        return None
    # The envelope, over 5 ms; a tone is where it is at least half its peak.
    envelope = numpy.sqrt(numpy.convolve(power, numpy.ones(240) / 240, mode="same"))
    inside = numpy.flatnonzero(envelope > envelope.max() / 2)
    first, last = inside[0], inside[-1] + 1
    middle = samples[:, first + 480 : last - 480] if last - first > 2000 else samples[:, first:last]
    levels = numpy.sqrt(numpy.mean(middle**2, axis=1)) + 1e-9
    pan = 20 * numpy.log10(levels[1] / levels[0])
    level = 10 * numpy.log10(numpy.sum(levels**2))
    hertz, partials = spectrum(middle[int(levels[1] > levels[0])])
    return Tone(hertz, partials, level, pan, (last - first) / RATE)


def spectrum(samples: numpy.ndarray) -> tuple[float, list[float]]:
    """The pitch in hertz of a steady tone, the lowest of its strong partials, and the partials."""
    size = 1 << 18
    levels = numpy.abs(numpy.fft.rfft(samples * numpy.hanning(samples.size), size))
    strong = levels > levels.max() / 10
    peaks = numpy.flatnonzero(
        strong[1:-1] & (levels[1:-1] >= levels[:-2]) & (levels[1:-1] > levels[2:])
    )
    index = peaks[0] + 1
    # The vertex of a parabola through the logarithms of the peak and its neighbours.
    a, b, c = numpy.log(levels[index - 1 : index + 2])
    vertex = index + 0.5 * (a - c) / (a - 2 * b + c)
    near = round(20 * size / RATE)
    orders = [round(vertex * order) for order in range(1, 7)]
    partials = [levels[at - near : at + near].max(initial=0) / levels.max() for at in orders]
    decibels = [max(-40.0, float(20 * numpy.log10(one + 1e-9))) for one in partials]
    return float(vertex * RATE / size), decibels
