#include <math.h>

/* Swift's runtime refers to hypotf, of which glibc has a new version since 2.35. With one of its own the
   program runs on 2.34. A double holds the squares of two floats exactly, but for their sum. */
__attribute__((visibility("hidden"))) float hypotf(float x, float y) {
  return (float)sqrt((double)x * x + (double)y * y);
}
