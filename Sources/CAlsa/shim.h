// libasound takes in much of the C library. Where it is not named first, Swift would hold poll and
// timespec for this module's, and miss them in files that import only Glibc.
#ifdef __gnu_linux__
#pragma clang module import SwiftGlibc
#endif

#include <alsa/asoundlib.h>
#include <stdbool.h>

static inline void calsa_ignore(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// Lets libasound, which would write to standard error, say nothing.
///
/// Swift cannot make a function with variable arguments.
static inline void calsa_silence(void) { snd_lib_error_set_handler(calsa_ignore); }

/// Waits until a descriptor is ready or the time is over; restarts nothing.
///
/// `ppoll` counts in nanoseconds, and is hidden from Swift behind `_GNU_SOURCE`.
static inline int calsa_poll(
    struct pollfd *descriptors, nfds_t count, const struct timespec *time) {
  extern int ppoll(
      struct pollfd *, nfds_t, const struct timespec *, const __sigset_t *);
  return ppoll(descriptors, count, time, NULL);
}

/// Returns whether the configuration defines a device, which is not opened.
///
/// Swift cannot read a global variable that any thread may change.
static inline bool calsa_is_defined(const char *name) {
  snd_config_t *definition = NULL;
  if (snd_config_update() < 0 ||
      snd_config_search_definition(snd_config, "pcm", name, &definition) < 0)
    return false;
  snd_config_delete(definition);
  return true;
}
