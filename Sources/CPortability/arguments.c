#include "portability.h"

#include <stddef.h>
#include <sys/auxv.h>

static char **arguments;
static int argument_count;

/* The C library passes the arguments of main to functions that run before it. */
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

const char *portability_argument(int index) { return index < argument_count ? arguments[index] : NULL; }

const char *portability_program(void) { return (const char *)getauxval(AT_EXECFN); }
