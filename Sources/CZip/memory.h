#ifndef CZIP_MEMORY_H
#define CZIP_MEMORY_H

#include <stddef.h>
#include <stdint.h>

#if __has_include(<minizip/unzip.h>)
#include <minizip/unzip.h>
#else
#include <unzip.h>
#endif

/* A file that lies in memory. */
typedef struct czip_memory {
  const uint8_t *bytes;
  size_t count, place;
} czip_memory;

/* minizip's view of `memory`, for reading alone. */
zlib_filefunc64_def czip_memory_functions(czip_memory *memory);

#endif
