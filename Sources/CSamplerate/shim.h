// What is used of libsamplerate.so.0, declared as libsamplerate 0.1.9 to 0.2.2 have it. The library is
// loaded when it is needed, so that neither building nor running asks for it;
// scripts/check-headers.sh compares these lines with the installed header.
#ifndef SONIFY_SAMPLERATE_H
#define SONIFY_SAMPLERATE_H

typedef struct {
  const float *data_in;
  float *data_out;
  long input_frames, output_frames;
  long input_frames_used, output_frames_gen;
  int end_of_input;
  double src_ratio;
} SRC_DATA;

enum { SRC_SINC_BEST_QUALITY = 0 };

#endif
