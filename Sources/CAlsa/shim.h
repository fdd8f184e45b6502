#include <alsa/asoundlib.h>

static inline void calsa_ignore(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// Lets libasound, which would write to standard error, say nothing.
///
/// Swift cannot make a function with variable arguments.
static inline void calsa_silence(void) { snd_lib_error_set_handler(calsa_ignore); }
