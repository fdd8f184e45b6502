// The limit of synthesis: what the library's Renderer and Quantizer do, as plain C.
//
// kernel SECONDS             renders into memory, prints nanoseconds a frame (of the median block,
//                            which other work on the machine does not touch) and a checksum
// kernel SECONDS FILE.wav    writes 16-bit stereo instead, as a whole program would
//
// One voice of five partials glides exponentially from pitch to pitch while it moves from left to
// right: phase, frequency, loudness and pan in closed form for each 64 frames, all in double
// precision; then triangular dither and 16 bits. The operations and their order are those of
// Sources/Sonify/Sound, so the samples are the same, bit for bit, as those of the Swift
// program beside it. The checksum shows that both did the same work.
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { RATE = 48000, QUANTUM = 64, BLOCK = 16384, CELL = 128, LANES = 16, GLIDE = 30000 };
enum { PLACES = 337, PER_OCTAVE = 48 };

static const double WEIGHTS[5] = {1, 0.35, 0.15, 0.08, 0.04};
static const double LEVEL = 0.2;
static double partials[5], loudness[PLACES];

// Elementary functions: those of DSP/Sine.swift and DSP/Exponential.swift.

static inline double reduced(double phase) { return phase - ((phase + 0x1.8p52) - 0x1.8p52); }

static inline double sine(double turns) {
  double z = turns * turns, p = 0.153569463560502;
  p = p * z - 0.9054259036381569;
  p = p * z + 3.544722656601417;
  p = p * z - 9.628151367451753;
  p = p * z + 16.769401415287156;
  p = p * z - 16.208960939617846;
  p = p * z + 6.283185306794285;
  return turns * (1 - 4 * z) * p;
}

static inline double cosine(double turns) {
  double z = turns * turns, p = -1.4532370639667946;
  p = p * z + 7.800240643981781;
  p = p * z - 26.404705748076367;
  p = p * z + 60.24213774502943;
  p = p * z - 85.45665887583762;
  p = p * z + 64.93938909929354;
  p = p * z - 19.739208743820015;
  p = p * z + 0.9999999998864891;
  return p;
}

static double power_of_two(double exponent) {
  static const double c[12] = {
      4.435279723609969e-10, 7.074105627520604e-09,  1.0178198042978264e-07,
      1.3215433089711255e-06, 1.5252733489932704e-05, 0.00015403530462514017,
      0.0013333558146789988, 0.009618129107588335,   0.055504108664819925,
      0.24022650695910155,   0.6931471805599453,     1};
  double whole = (exponent + 0x1.8p52) - 0x1.8p52, x = exponent - whole, p = c[0];
  for (int i = 1; i < 12; i++) p = p * x + c[i];
  uint64_t bits = (uint64_t)(1023 + (int64_t)whole) << 52;
  double scale;
  memcpy(&scale, &bits, sizeof scale);
  return p * scale;
}

static double natural(double exponent) { return power_of_two(exponent * 1.4426950408889634); }

static double log_two(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  double exponent = (double)((int64_t)(bits >> 52) - 1023), m;
  bits = (bits & 0xFFFFFFFFFFFFF) | 0x3FF0000000000000;
  memcpy(&m, &bits, sizeof m);
  if (m > 1.4142135623730951) m *= 0.5, exponent += 1;
  double s = (m - 1) / (m + 1), z = s * s, p = 1.0 / 21;
  for (int n = 19; n >= 1; n -= 2) p = p * z + 1.0 / n;
  return exponent + 2 * s * p * 1.4426950408889634;
}

static double mean_of_exponential(double exponent) {
  if (!(exponent * exponent < 0.25)) return (natural(exponent) - 1) / exponent;
  static const double factorials[15] = {1307674368000, 87178291200, 6227020800, 479001600, 39916800,
                                        3628800, 362880, 40320, 5040, 720, 120, 24, 6, 2, 1};
  double sum = 1 / factorials[0];
  for (int i = 1; i < 15; i++) sum = sum * exponent + 1 / factorials[i];
  return sum;
}

// The voice: one glide after the other.

typedef struct {
  long start, end, chain_end;
  double phase, frequency, growth;
  double place, place_slope, pan, pan_slope;
} Glide;

static double pitch(long point) { return 220 * exp2(3 * (double)(point * 377 % 610) / 610); }

static double phase_after(const Glide *g, long elapsed) {
  double t = (double)elapsed;
  return reduced(g->phase + g->frequency * t * mean_of_exponential(g->growth * t));
}

static double step(double progress) {
  double bounded = progress < 0 ? 0 : progress > 1 ? 1 : progress;
  return 0.5 - 0.5 * cosine(bounded * 0.5);
}

// The rise and fall of the whole chain of glides last 8 ms.
static double envelope(const Glide *g, long frame) {
  const long attack = RATE / 125;
  if (frame < g->start || frame >= g->end) return 0;
  double gain = 1;
  if (frame < attack) gain *= step((double)frame / (double)attack);
  if (frame > g->chain_end - attack) gain *= step((double)(g->chain_end - frame) / (double)attack);
  return gain;
}

static void gains(const Glide *g, long elapsed, double *left, double *right) {
  double t = (double)elapsed, place = g->place + g->place_slope * t, gain = LEVEL;
  if (!(place > 0)) gain *= loudness[0];
  else if (!(place < PLACES - 1)) gain *= loudness[PLACES - 1];
  else {
    long i = (long)place;
    gain *= loudness[i] + (loudness[i + 1] - loudness[i]) * (place - (double)i);
  }
  double turns = (g->pan + g->pan_slope * t + 1) * 0.125;
  *left = gain * cosine(turns);
  *right = gain * sine(turns);
}

static void add(const Glide *g, long start, double *restrict left, double *restrict right) {
  double level[QUANTUM], turns[QUANTUM], s[QUANTUM];
  const long attack = RATE / 125;
  if (g->start <= start && start + QUANTUM <= g->end && attack <= start &&
      start + QUANTUM <= g->chain_end - attack)
    for (int i = 0; i < QUANTUM; i++) level[i] = 1;
  else
    for (int i = 0; i < QUANTUM; i++) level[i] = envelope(g, start + i);

  long elapsed = start - g->start;
  long first = elapsed < 0 ? -elapsed : 0, last = g->end - start < QUANTUM ? g->end - start : QUANTUM;
  double l0, r0, l1, r1;
  gains(g, elapsed + first, &l0, &r0);
  gains(g, elapsed + last, &l1, &r1);
  double l_slope = (l1 - l0) / (double)(last - first), r_slope = (r1 - r0) / (double)(last - first);
  l0 -= l_slope * (double)first;
  r0 -= r_slope * (double)first;
  double growth = g->growth;
  double phase = phase_after(g, elapsed), frequency = g->frequency * natural(growth * elapsed);

  for (int i = 0; i < QUANTUM; i++) {
    double t = i, u = growth * t;
    double series = 1 + u * (1.0 / 2 + u * (1.0 / 6 + u * (1.0 / 24 + u * (1.0 / 120))));
    turns[i] = reduced(phase + frequency * t * series);
  }
  for (int i = 0; i < QUANTUM; i++) s[i] = sine(turns[i]);
  for (int i = 0; i < QUANTUM; i++) turns[i] = cosine(turns[i]);
  for (int i = 0; i < QUANTUM; i++) {
    double t = i, c = 2 * turns[i], s1 = s[i];
    double s2 = c * s1, s3 = c * s2 - s1, s4 = c * s3 - s2, s5 = c * s4 - s3;
    double sum = partials[0] * s1 + partials[1] * s2 + partials[2] * s3 + partials[3] * s4 +
                 partials[4] * s5;
    double sample = sum * level[i];
    left[i] += sample * (l0 + l_slope * t);
    right[i] += sample * (r0 + r_slope * t);
  }
}

// Rounding to 16 bits with triangular dither.

static uint64_t hash(uint64_t number) {
  uint64_t z = number * 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static void dither(long cell, int32_t *noise) {
  uint32_t lanes[LANES];
  for (int lane = 0; lane < LANES; lane++)
    lanes[lane] = (uint32_t)hash(0x9E3779B97F4A7C15 ^ (uint64_t)(cell * LANES + lane)) | 1;
  for (int row = 0; row < CELL / LANES; row++)
    for (int lane = 0; lane < LANES; lane++) {
      uint32_t word = lanes[lane];
      word ^= word << 13;
      word ^= word >> 17;
      word ^= word << 5;
      lanes[lane] = word;
      noise[row * LANES + lane] = (int32_t)(word >> 16) - (int32_t)(word & 0xFFFF);
    }
}

static void quantize(const float *restrict samples, long first, int count, int16_t *restrict out) {
  int32_t noise[CELL];
  for (int done = 0; done < count; done += CELL) {
    dither((first + done) / CELL, noise);
    for (int i = 0; i < CELL; i++) {
      float exact = samples[done + i] * 32768 + (float)noise[i] * 0x1p-16f;
      float least = exact < -32768 ? -32768 : exact;
      float bounded = least > 32767 ? 32767 : least, shifted = bounded + 0x1.8p23f;
      int32_t bits;
      memcpy(&bits, &shifted, sizeof bits);
      out[done + i] = (int16_t)bits;
    }
  }
}

// The whole sound.

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int rising(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, long count) {
  qsort(values, (size_t)count, sizeof *values, rising);
  return values[count / 2];
}

static Glide *score(long frames, long count) {
  double squares = 0;
  for (int i = 0; i < 5; i++) squares += WEIGHTS[i] * WEIGHTS[i];
  double root = sqrt(squares), scale = 1 / root;
  for (int i = 0; i < 5; i++) partials[i] = WEIGHTS[i] * scale;
  for (int i = 0; i < PLACES; i++) loudness[i] = 1 + (double)(PLACES - i) / PLACES;

  Glide *glides = calloc((size_t)count, sizeof *glides);
  for (long k = 0; k < count; k++) {
    Glide *g = glides + k;
    double first = pitch(k), last = pitch(k + 1), octaves = log_two(last / first);
    double place = log_two(first / 40);
    g->start = k * GLIDE;
    g->end = g->start + GLIDE;
    g->chain_end = frames;
    g->frequency = first / RATE;
    g->growth = octaves * 0.6931471805599453 / GLIDE;
    g->place = place * PER_OCTAVE;
    g->place_slope = ((place + octaves) * PER_OCTAVE - g->place) / GLIDE;
    g->pan = -0.9 + 1.8 * (double)k / (double)count;
    g->pan_slope = (-0.9 + 1.8 * (double)(k + 1) / (double)count - g->pan) / GLIDE;
    g->phase = k ? phase_after(g - 1, GLIDE) : 0;
  }
  return glides;
}

static void render(const Glide *glides, long count, long *live, long first, int frames, float *out) {
  for (int done = 0; done < frames; done += QUANTUM) {
    double left[QUANTUM] = {0}, right[QUANTUM] = {0};
    long start = first + done;
    while (*live < count && glides[*live].end <= start) ++*live;
    for (long k = *live; k < count && glides[k].start < start + QUANTUM; k++)
      add(glides + k, start, left, right);
    for (int i = 0; i < QUANTUM; i++) {
      out[2 * (done + i)] = (float)left[i];
      out[2 * (done + i) + 1] = (float)right[i];
    }
  }
}

static int open_wave(const char *path, long frames) {
  struct { char riff[4]; uint32_t size; char wave[8]; uint32_t format; uint16_t tag, channels;
           uint32_t rate, bytes; uint16_t align, bits; char data[4]; uint32_t length; } header = {
    "RIFF", (uint32_t)(36 + frames * 4), "WAVEfmt ", 16, 1, 2, RATE, RATE * 4, 4, 16, "data",
    (uint32_t)(frames * 4)};
  int file = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0644);
  if (file < 0 || write(file, &header, sizeof header) != sizeof header) exit(1);
  return file;
}

int main(int argc, char **argv) {
  if (argc < 2 || atol(argv[1]) < 1) return 64;
  long count = atol(argv[1]) * RATE / GLIDE, frames = count * GLIDE, live = 0;
  int file = argc > 2 ? open_wave(argv[2], frames) : -1;
  Glide *glides = score(frames, count);
  static float samples[2 * BLOCK];
  static int16_t numbers[2 * BLOCK];
  long blocks = (frames + BLOCK - 1) / BLOCK;
  double *rendering = calloc((size_t)blocks, sizeof *rendering);
  double *quantizing = calloc((size_t)blocks, sizeof *quantizing);
  uint32_t checksum = 2166136261;

  for (long first = 0; first < frames; first += BLOCK) {
    double start = now();
    render(glides, count, &live, first, BLOCK, samples);
    double middle = now();
    quantize(samples, 2 * first, 2 * BLOCK, numbers);
    rendering[first / BLOCK] = middle - start;
    quantizing[first / BLOCK] = now() - middle;
    long left = frames - first, kept = left < BLOCK ? left : BLOCK;
    if (file < 0)
      for (long i = 0; i < 2 * kept; i++)
        checksum = (checksum ^ (uint16_t)numbers[i]) * 16777619;
    else if (write(file, numbers, (size_t)(4 * kept)) != 4 * kept)
      return 1;
  }
  if (file >= 0) return close(file) != 0;
  printf("render %.3f quantize %.3f checksum %u\n", median(rendering, blocks) / BLOCK * 1e9,
         median(quantizing, blocks) / BLOCK * 1e9, checksum);
  return 0;
}
