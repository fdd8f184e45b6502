// What is used of libFuzzer, which the compiler links for `--sanitize fuzzer`.
#include <stddef.h>
#include <stdint.h>

// Changes data in one of libFuzzer's own ways; returns their new size, at most `max_size`.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
