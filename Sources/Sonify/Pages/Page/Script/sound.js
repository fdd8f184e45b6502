// Tones and cues, as the engine sounds them: the same pitches, partials, envelope and level.

/** Sounds by Web Audio, which begin with the first gesture. */
class Sound {
  /** @param {any} table */
  constructor(table) {
    this.sound = table.sound;
    this.table = table;
    /** @type {AudioContext | undefined} */
    this.context = undefined;
    /** @type {{oscillator: OscillatorNode, gain: GainNode, pan: StereoPannerNode, timbre: number, end: number} | undefined} */
    this.tone = undefined;
    /** @type {PeriodicWave[]} */
    this.waves = [];
    /** @type {Map<string, AudioBuffer>} */
    this.buffers = new Map();
    /** @type {AudioScheduledSourceNode[]} */
    this.sources = [];
    this.volume = 1;
  }

  /** Begins or resumes; called on every gesture, as browsers ask. */
  wake() {
    if (!this.context) {
      const session = /** @type {any} */ (navigator).audioSession;
      if (session) session.type = "playback";
      const context = new AudioContext({ latencyHint: "interactive" });
      this.context = context;
      this.output = new GainNode(context, { gain: this.volume });
      this.output.connect(context.destination);
      this.waves = this.sound.timbres.map((/** @type {any} */ timbre) => {
        const sines = new Float32Array([0, ...timbre.partials]);
        return new PeriodicWave(context, { real: new Float32Array(sines.length), imag: sines, disableNormalization: true });
      });
    }
    if (this.context.state !== "running") void this.context.resume();
    return this.context;
  }

  /** @param {number} decibels relative to the usual level */
  setVolume(decibels) {
    this.volume = 10 ** (decibels / 20);
    if (this.context && this.output) this.output.gain.setTargetAtTime(this.volume, this.context.currentTime, 0.01);
  }

  /** The pitch of a value on an axis in hertz. @param {number} y @param {any} axis */
  pitch(y, axis) {
    const [low, high] = this.sound.pitches;
    const place = Math.min(1, Math.max(0, Scale.position(y, axis)));
    const at = this.sound.isInverted ? 1 - place : place;
    if (this.sound.pitchScale === "linear") return low + (high - low) * at;
    if (this.sound.pitchScale === "log") return low * (high / low) ** at;
    const rate = (/** @type {number} */ hertz) => Math.log10(1 + 0.00437 * hertz);
    return (10 ** (rate(low) + (rate(high) - rate(low)) * at) - 1) / 0.00437;
  }

  /** The amplitude factor at a pitch, linear in log frequency. @param {number[]} factors @param {number} pitch */
  factor(factors, pitch) {
    const place = Math.log2(pitch / this.sound.factorsFrom) * this.sound.factorsPerOctave;
    const at = Math.min(factors.length - 1, Math.max(0, place));
    const index = Math.min(factors.length - 2, Math.floor(at));
    return factors[index] + (factors[index + 1] - factors[index]) * (at - index);
  }

  /** Plays a tone, or glides to it from one that still sounds.
   * @param {{pitch: number, series: number, pan: number, isJoined?: boolean, length?: number, noises?: number[][], delay?: number}} tone */
  play({ pitch, series, pan, isJoined = false, length = this.sound.toneLength, noises = [], delay = 0 }) {
    const context = this.wake();
    const now = context.currentTime + delay;
    const timbre = series % this.waves.length;
    const amplitude = this.sound.level * this.factor(this.sound.timbres[timbre].factors, pitch);
    const attack = pitch < 100 ? 0.015 : 0.008;
    const old = this.tone;
    const glides = isJoined && old && old.timbre === timbre && old.end > now + 0.02;
    if (old && !delay && !glides) this.release(now);
    if (glides && old) {
      const glide = now + 0.008;
      for (const parameter of [old.oscillator.frequency, old.gain.gain, old.pan.pan]) parameter.cancelScheduledValues(now);
      old.oscillator.frequency.setValueAtTime(old.oscillator.frequency.value, now);
      old.oscillator.frequency.exponentialRampToValueAtTime(pitch, glide);
      old.gain.gain.setValueAtTime(old.gain.gain.value, now);
      old.gain.gain.linearRampToValueAtTime(amplitude, glide);
      old.pan.pan.setValueAtTime(old.pan.pan.value, now);
      old.pan.pan.linearRampToValueAtTime(pan, glide);
      this.fall(old.gain.gain, amplitude, now + length - attack, attack);
      old.end = now + length;
      old.oscillator.stop(old.end + 0.01);
    } else {
      const oscillator = new OscillatorNode(context, { frequency: pitch, periodicWave: this.waves[timbre] });
      const { gain, panner } = this.connect(oscillator, pan, amplitude, now, length, attack);
      if (!delay) this.tone = { oscillator, gain, pan: panner, timbre, end: now + length };
    }
    if (!delay) for (const noise of noises) this.noise(noise, pan, length);
  }

  /** Connects a source under the envelope of a tone. @param {AudioScheduledSourceNode} source @param {number} place @param {number} amplitude @param {number} now @param {number} length @param {number} attack */
  connect(source, place, amplitude, now, length, attack) {
    const context = this.wake();
    const gain = new GainNode(context, { gain: 0 });
    const panner = new StereoPannerNode(context, { pan: place });
    source.connect(gain).connect(panner).connect(/** @type {GainNode} */ (this.output));
    gain.gain.setValueAtTime(0, now);
    gain.gain.setValueCurveAtTime(Sound.curve(0, amplitude), now, attack);
    this.fall(gain.gain, amplitude, now + length - attack, attack);
    source.start(now);
    source.stop(now + length + 0.01);
    this.sources.push(source);
    source.onended = () => { this.sources = this.sources.filter((other) => other !== source); };
    return { gain, panner };
  }

  /** @param {AudioParam} gain @param {number} amplitude @param {number} at @param {number} time */
  fall(gain, amplitude, at, time) {
    gain.setValueCurveAtTime(Sound.curve(amplitude, 0), at, time);
  }

  /** A raised cosine from one amplitude to another. @param {number} from @param {number} to */
  static curve(from, to) {
    return Float32Array.from({ length: 33 }, (_, i) => from + ((to - from) * (1 - Math.cos((Math.PI * i) / 32))) / 2);
  }

  /** Lets the tone fall silent. @param {number} now */
  release(now) {
    const tone = this.tone;
    this.tone = undefined;
    if (!tone || tone.end <= now + 0.008) return;
    tone.gain.gain.cancelScheduledValues(now);
    this.fall(tone.gain.gain, tone.gain.gain.value, now, 0.008);
    tone.oscillator.stop(now + 0.01);
  }

  /** Stops all that sounds. */
  silence() {
    if (!this.context) return;
    this.release(this.context.currentTime);
    for (const source of this.sources) source.stop(this.context.currentTime + 0.01);
  }

  /** Noise between two pitches, made of many sines. @param {number[]} noise lower and upper pitch, and gain @param {number} pan @param {number} length */
  noise([lower, upper, gain], pan, length) {
    const context = this.wake();
    const buffer = this.buffer(`noise ${lower} ${upper} ${length}`, () => {
      const samples = new Float32Array(Math.ceil(length * context.sampleRate));
      const count = 48;
      for (let i = 0; i < count; i += 1) {
        const step = (2 * Math.PI * (lower + ((upper - lower) * (i + 0.5)) / count)) / context.sampleRate;
        const phase = (i * i * 2.399963) % (2 * Math.PI);
        for (let n = 0; n < samples.length; n += 1) samples[n] += Math.sin(step * n + phase) / Math.sqrt(count);
      }
      return samples;
    }, context.sampleRate);
    const amplitude = this.sound.level * gain * this.factor(this.sound.loudness, Math.sqrt(lower * upper));
    this.connect(new AudioBufferSourceNode(context, { buffer }), pan, amplitude, context.currentTime, length, 0.008);
  }

  /** @param {string} name @param {() => Float32Array} make @param {number} rate */
  buffer(name, make, rate) {
    let buffer = this.buffers.get(name);
    if (!buffer) {
      const samples = make();
      buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
      buffer.getChannelData(0).set(samples);
      this.buffers.set(name, buffer);
    }
    return buffer;
  }

  /** Plays a cue beside a tone. @param {"tick" | "knock" | "gap" | "mark" | "edge"} kind @param {number} pan @param {number | undefined} tone the pitch of the tone */
  cue(kind, pan, tone) {
    const context = this.wake();
    const { gain, sounds } = this.sound.cues[kind];
    // Of the knocks, the one that is farther from every partial.
    const far = (/** @type {{pitch: number}} */ sound) =>
      Math.min(...[1, 2, 3, 4, 5].map((order) => Math.abs(Math.log2(sound.pitch / ((tone ?? 1000) * order)))));
    const index = sounds.length === 1 ? 0
      : sounds.reduce((/** @type {number} */ best, /** @type {any} */ sound, /** @type {number} */ i) => (far(sound) > far(sounds[best]) ? i : best), 0);
    const buffer = this.buffer(`${kind} ${index}`, () => {
      const bytes = Uint8Array.from(atob(sounds[index].samples), (letter) => letter.charCodeAt(0));
      return Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 8192);
    }, this.sound.cueRate);
    const source = new AudioBufferSourceNode(context, { buffer });
    const amplitude = this.sound.level * gain * (tone ? this.factor(this.sound.loudness, tone) : 1);
    source.connect(new GainNode(context, { gain: amplitude })).connect(new StereoPannerNode(context, { pan }))
      .connect(/** @type {GainNode} */ (this.output));
    source.start();
  }
}
