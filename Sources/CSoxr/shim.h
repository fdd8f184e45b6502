// What is used of libsoxr.so.0, declared as libsoxr 0.1.2 and 0.1.3 have it. The library is loaded when
// it is needed, so that neither building nor running asks for it; scripts/check-headers.sh compares
// these lines with the installed header.
#ifndef SONIFY_SOXR_H
#define SONIFY_SOXR_H

typedef struct soxr_quality_spec {
  double precision, phase_response, passband_end, stopband_begin;
  void *e;
  unsigned long flags;
} soxr_quality_spec_t;

// "Very high quality": a precision of 28 bits.
enum { SOXR_VHQ = 6 };

#endif
