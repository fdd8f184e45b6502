/* Makes every refused allocation call `end`, on the thread that asked for memory. `end` must not allocate and must not
   return. */
void portability_end_without_memory(void (*end)(void));

/* Returns argument `index` of the program as the system passed it, or NULL after the last one. The Swift runtime reads
   the arguments from /proc, which may be absent, and replaces bytes that are not UTF-8. */
const char *portability_argument(int index);

/* Returns the path by which the system began the program, or NULL if it is unknown; relative to the folder in which it
   began. */
const char *portability_program(void);
