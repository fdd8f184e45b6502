#include "portability.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sysexits.h>
#include <unistd.h>

/* Swift crashes where memory is refused, wherever that is. These functions stand before those of the C
   library ("Replacing malloc" in its manual) and call them, so that a command can end in order instead:
   with a line that says why, and its own exit status. A sanitizer brings functions of its own. */

/* Before the language of the user is known. */
static void end_in_english(void) {
  static const char line[] = "sonify: not enough memory; raise the limit (ulimit -v)\n";
  ssize_t written = write(STDERR_FILENO, line, sizeof line - 1);
  (void)written;
  _exit(EX_OSERR);
}

static void (*end)(void) = end_in_english;

void portability_end_without_memory(void (*handler)(void)) { end = handler; }

#if !defined(__has_feature) || \
    !(__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void *granted(void *memory, size_t size) {
  /* Threads that are refused at the same time end with one line. */
  static atomic_flag has_ended = ATOMIC_FLAG_INIT;
  if (memory == NULL && size > 0) {
    while (atomic_flag_test_and_set(&has_ended)) pause();
    end();
  }
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
