// libsndfile brings seven libraries of codecs, so it is loaded when a sound file is written. The types
// of its functions are those of its header.
#include <dlfcn.h>
#include <sndfile.h>
#include <stdbool.h>

#define CSNDFILE_FUNCTIONS(F) \
  F(sf_open_virtual) F(sf_close) F(sf_command) F(sf_seek) F(sf_strerror) F(sf_set_string) \
  F(sf_set_chunk) F(sf_write_float) F(sf_write_short) F(sf_write_int)

/// The functions of libsndfile that are used.
typedef struct {
#define CSNDFILE_FIELD(name) __typeof__(name) *name;
  CSNDFILE_FUNCTIONS(CSNDFILE_FIELD)
#undef CSNDFILE_FIELD
} csndfile_functions;

/// Finds all functions in the loaded library, or returns false if it lacks one.
static inline bool csndfile_find(csndfile_functions *functions, void *library) {
#define CSNDFILE_FIND(name) \
  if (!(functions->name = (__typeof__(name) *)dlsym(library, #name))) return false;
  CSNDFILE_FUNCTIONS(CSNDFILE_FIND)
#undef CSNDFILE_FIND
  return true;
}
