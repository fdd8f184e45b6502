// libasound is loaded when a device is listed or opened. The types of its functions are those of its
// header.

// libasound takes in much of the C library. Where it is not named first, Swift would hold poll and
// timespec for this module's, and miss them in files that import only Glibc.
#ifdef __gnu_linux__
#pragma clang module import SwiftGlibc
#endif

#include <alsa/asoundlib.h>
#include <dlfcn.h>
#include <stdbool.h>

#define CALSA_FUNCTIONS(F) \
  F(snd_config_delete) F(snd_config_search_definition) F(snd_config_update) \
  F(snd_device_name_free_hint) F(snd_device_name_get_hint) F(snd_device_name_hint) \
  F(snd_lib_error_set_handler) F(snd_pcm_avail) F(snd_pcm_close) F(snd_pcm_delay) F(snd_pcm_drop) \
  F(snd_pcm_get_params) F(snd_pcm_hw_free) F(snd_pcm_hw_params) F(snd_pcm_hw_params_any) \
  F(snd_pcm_hw_params_copy) F(snd_pcm_hw_params_free) F(snd_pcm_hw_params_malloc) \
  F(snd_pcm_hw_params_set_access) F(snd_pcm_hw_params_set_buffer_size_near) \
  F(snd_pcm_hw_params_set_channels) F(snd_pcm_hw_params_set_channels_near) \
  F(snd_pcm_hw_params_set_format) F(snd_pcm_hw_params_set_period_size_near) \
  F(snd_pcm_hw_params_set_rate_minmax) F(snd_pcm_hw_params_set_rate_near) \
  F(snd_pcm_hw_params_set_rate_resample) F(snd_pcm_open) F(snd_pcm_prepare) F(snd_pcm_resume) \
  F(snd_pcm_start) F(snd_pcm_state) F(snd_pcm_sw_params) F(snd_pcm_sw_params_current) \
  F(snd_pcm_sw_params_free) F(snd_pcm_sw_params_get_boundary) F(snd_pcm_sw_params_malloc) \
  F(snd_pcm_sw_params_set_avail_min) F(snd_pcm_sw_params_set_silence_size) \
  F(snd_pcm_sw_params_set_silence_threshold) F(snd_pcm_sw_params_set_start_threshold) \
  F(snd_pcm_writei)

/// The functions of libasound that are used, and its configuration.
typedef struct {
#define CALSA_FIELD(name) __typeof__(name) *name;
  CALSA_FUNCTIONS(CALSA_FIELD)
#undef CALSA_FIELD
  snd_config_t **configuration;
} calsa_functions;

/// Finds all functions in the loaded library, or returns false if it lacks one.
static inline bool calsa_find(calsa_functions *functions, void *library) {
#define CALSA_FIND(name) \
  if (!(functions->name = (__typeof__(name) *)dlsym(library, #name))) return false;
  CALSA_FUNCTIONS(CALSA_FIND)
#undef CALSA_FIND
  functions->configuration = (snd_config_t **)dlsym(library, "snd_config");
  return functions->configuration;
}

static inline void calsa_ignore(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// Lets libasound, which would write to standard error, say nothing.
///
/// Swift cannot make a function with variable arguments.
static inline void calsa_silence(const calsa_functions *functions) {
  functions->snd_lib_error_set_handler(calsa_ignore);
}

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
static inline bool calsa_is_defined(const calsa_functions *functions, const char *name) {
  snd_config_t *definition = NULL;
  if (functions->snd_config_update() < 0 ||
      functions->snd_config_search_definition(*functions->configuration, "pcm", name, &definition) <
          0)
    return false;
  functions->snd_config_delete(definition);
  return true;
}
