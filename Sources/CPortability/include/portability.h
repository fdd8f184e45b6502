/* Makes every refused allocation call `end`, on the thread that asked for memory. `end` must not allocate and must not
   return. */
void portability_end_without_memory(void (*end)(void));
