// Tones and cues, as the engine sounds them: the same pitches, partials, envelope and level.

/**
 * @typedef {object} Tone
 * @property {number} pitch
 * @property {number} [series]
 * @property {number} [pan]
 * @property {number} [length]
 * @property {number} [delay]
 * @property {boolean} [isJoined] whether a tone that still sounds glides to it
 * @property {[number, number, number][]} [noises]
 *
 * @typedef {object} Voice what sounds or will
 * @property {AudioScheduledSourceNode} source
 * @property {AudioParam[]} parameters its gain, its pan, and the frequency of a tone
 * @property {number} attack
 * @property {number} end
 * @property {number} [timbre] of a tone
 */

const { timbres, loudness, toneLength } = table.sound;

/** @type {AudioContext | undefined} */
let context;

/** @type {GainNode | undefined} */
let output;

/**
 * The tone and its noises, or a score.
 * @type {Voice[]}
 */
let voices = [];

/** When the score ends. */
let scoreEnd = 0;

/** Begins or resumes; called on every gesture, as browsers ask. */
function wake() {
  context ??= new AudioContext({ latencyHint: "interactive" });
  output ??= new GainNode(context);
  output.connect(context.destination);
  Object.assign(Object(navigator).audioSession ?? {}, { type: "playback" });
  if (context.state !== "running") void context.resume();
  return { context, output, now: context.currentTime };
}

/**
 * The pitch of a value in hertz.
 * @param {number} y
 */
function pitchOf(y) {
  const { pitches: [low, high], isInverted, pitchScale } = table.sound;
  const up = Math.min(1, Math.max(0, position(y, yAxis())));
  const at = isInverted ? 1 - up : up;
  if (pitchScale === "linear") return low + (high - low) * at;
  if (pitchScale === "log") return low * (high / low) ** at;
  const [first, last] = [low, high].map((hertz) => Math.log10(1 + 0.00437 * hertz));
  return (10 ** (first + (last - first) * at) - 1) / 0.00437;
}

/**
 * The amplitude at a pitch, by factors that are linear in log frequency.
 * @param {number} pitch
 */
function amplitudeOf(pitch, factors = loudness) {
  const { level, factorsFrom, factorsPerOctave } = table.sound;
  const at = Math.min(factors.length - 1.001, Math.max(0, Math.log2(pitch / factorsFrom) * factorsPerOctave));
  const [factor, next] = factors.slice(Math.floor(at));
  return level * (factor + (next - factor) * (at % 1));
}

/**
 * Plays a tone in place of the last one, or glides to it.
 * @param {Tone} tone
 */
function play(tone) {
  const { context, now } = wake();
  const { pitch, series = 0, pan = 0, length = toneLength, noises = [] } = tone;
  const timbre = series % timbres.length;
  const [old] = voices;
  const glides = tone.isJoined && old?.timbre === timbre && old.end - old.attack > now;
  if (glides) voices.shift();
  silence();
  voices = [glides ? old : toneVoice(tone)];
  if (glides) {
    const goals = [amplitudeOf(pitch, timbres[timbre].factors), pan, pitch];
    old.parameters.forEach((parameter, index) => {
      parameter.cancelScheduledValues(now);
      parameter.setValueAtTime(parameter.value, now);
      parameter.linearRampToValueAtTime(goals[index], now + 0.03);
    });
    old.end = now + length;
    bend(old.parameters[0], goals[0], 0, old.end - old.attack, old.attack);
    old.source.stop(old.end);
  }
  for (const [lower, upper, gain] of noises) {
    const samples = new Float32Array(toneLength * context.sampleRate);
    for (let i = 0; i < 48; i += 1) {
      const step = 2 * Math.PI * (lower + (upper - lower) * (i + 0.5) / 48) / context.sampleRate;
      samples.forEach((sample, n) => {
        samples[n] = sample + Math.sin(step * n + 2.4 * i * i) / Math.sqrt(48);
      });
    }
    const amplitude = gain * amplitudeOf(Math.sqrt(lower * upper));
    voices.push(connected(recorded(samples, context.sampleRate), amplitude, pan, now, length, 0.008));
  }
}

/**
 * Plays tones one after another.
 * @param {Tone[]} tones
 */
function playScore(tones) {
  silence();
  voices = tones.map(toneVoice);
  scoreEnd = Math.max(...voices.map(({ end }) => end));
}

/**
 * @param {Tone} tone
 * @returns {Voice}
 */
function toneVoice({ pitch, series = 0, pan = 0, length = toneLength, delay = 0 }) {
  const { context, now } = wake();
  const timbre = series % timbres.length;
  const { partials, factors } = timbres[timbre];
  const periodicWave = new PeriodicWave(context, { imag: [0, ...partials], disableNormalization: true });
  const source = new OscillatorNode(context, { frequency: pitch, periodicWave });
  const attack = pitch < 100 ? 0.015 : 0.008;
  const voice = connected(source, amplitudeOf(pitch, factors), pan, now + delay, length, attack);
  return { ...voice, parameters: [...voice.parameters, source.frequency], timbre };
}

/**
 * @param {Float32Array} samples
 * @param {number} sampleRate
 */
function recorded(samples, sampleRate) {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  return new AudioBufferSourceNode(wake().context, { buffer });
}

/**
 * Connects a source, and bends its amplitude if it has an attack.
 * @param {AudioScheduledSourceNode} source
 * @param {number} amplitude
 * @param {number} pan
 * @param {number} start
 * @param {number} length
 */
function connected(source, amplitude, pan, start, length, attack = 0) {
  const { context, output } = wake();
  const end = start + length;
  const gain = new GainNode(context, { gain: attack ? 0 : amplitude });
  const panner = new StereoPannerNode(context, { pan });
  source.connect(gain).connect(panner).connect(output);
  if (attack) {
    bend(gain.gain, 0, amplitude, start, attack);
    bend(gain.gain, amplitude, 0, end - attack, attack);
  }
  source.start(start);
  source.stop(end);
  return { source, parameters: [gain.gain, panner.pan], attack, end };
}

/**
 * Moves an amplitude along a raised cosine.
 * @param {AudioParam} gain
 * @param {number} from
 * @param {number} to
 * @param {number} start
 * @param {number} length
 */
function bend(gain, from, to, start, length) {
  const shares = Array.from({ length: 33 }, (_, i) => (1 - Math.cos(Math.PI * i / 32)) / 2);
  gain.setValueCurveAtTime(shares.map((share) => from + (to - from) * share), start, length);
}

/** Lets the tone or the score fall silent. */
function silence() {
  const now = context?.currentTime ?? 0;
  for (const { source, parameters: [gain], attack, end } of voices) {
    if (end - attack <= now) continue;
    gain.cancelScheduledValues(now);
    bend(gain, gain.value, 0, now, attack);
    source.stop(now + attack);
  }
  voices = [];
  scoreEnd = 0;
}

/**
 * Plays a cue beside a tone.
 * @param {string} kind
 * @param {number} pan
 * @param {number} [tone] the pitch of the tone
 * @param {number} [against] the pitch that the cue keeps away from
 */
function playCue(kind, pan, tone, against = 1000) {
  const { gain, sounds } = table.sound.cues[kind];
  // The knock that is farthest from every partial.
  const sound = least(sounds, ({ pitch = 1 }) =>
    -Math.min(...[1, 2, 3, 4, 5].map((order) => Math.abs(Math.log2(pitch / against / order)))));
  const bytes = Uint8Array.from(atob(sound.samples), (letter) => letter.charCodeAt(0));
  const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 8192);
  const amplitude = gain * (tone ? amplitudeOf(tone) : table.sound.level);
  connected(recorded(samples, table.sound.cueRate), amplitude, pan, wake().now, 1);
}
