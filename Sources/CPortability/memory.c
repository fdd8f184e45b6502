#include "portability.h"

#include <errno.h>
#include <stddef.h>

/* Swift crashes where memory is refused, wherever that is. These functions stand before those of the C
   library, as its manual allows ("Replacing malloc"), so that a command can end in order instead: with a
   line that says why, and its own exit status. A sanitizer brings functions of its own. */

static void (*end)(void);

void portability_end_without_memory(void (*handler)(void)) { end = handler; }

#if !defined(__has_feature) || \
    !(__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void *granted(void *memory, size_t size) {
  if (memory == NULL && size > 0 && end != NULL) end();
  return memory;
}

void *malloc(size_t size) { return granted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  return granted(__libc_calloc(count, size), count > 0 ? size : 0);
}

void *realloc(void *memory, size_t size) { return granted(__libc_realloc(memory, size), size); }

void *memalign(size_t alignment, size_t size) {
  return granted(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *memory = found;
  return 0;
}

#endif
