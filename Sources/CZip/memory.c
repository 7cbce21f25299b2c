#include "memory.h"

#include <string.h>

static voidpf open_memory(voidpf opaque, const void *name, int mode) {
  (void)name, (void)mode;
  ((czip_memory *)opaque)->place = 0;
  return opaque;
}

static uLong read_memory(voidpf opaque, voidpf stream, void *buffer, uLong count) {
  (void)stream;
  czip_memory *memory = opaque;
  size_t left = memory->count - memory->place;
  size_t step = count < left ? count : left;
  memcpy(buffer, memory->bytes + memory->place, step);
  memory->place += step;
  return (uLong)step;
}

static uLong write_memory(voidpf opaque, voidpf stream, const void *buffer, uLong count) {
  (void)opaque, (void)stream, (void)buffer, (void)count;
  return 0;
}

static ZPOS64_T tell_memory(voidpf opaque, voidpf stream) {
  (void)stream;
  return ((czip_memory *)opaque)->place;
}

/* A place outside the bytes is refused, so that reading never leaves them. */
static long seek_memory(voidpf opaque, voidpf stream, ZPOS64_T offset, int origin) {
  (void)stream;
  czip_memory *memory = opaque;
  size_t base = origin == ZLIB_FILEFUNC_SEEK_SET ? 0 : origin == ZLIB_FILEFUNC_SEEK_CUR ? memory->place : memory->count;
  if (offset > memory->count - base) return -1;
  memory->place = base + (size_t)offset;
  return 0;
}

static int close_memory(voidpf opaque, voidpf stream) {
  (void)opaque, (void)stream;
  return 0;
}

static int error_memory(voidpf opaque, voidpf stream) {
  (void)opaque, (void)stream;
  return 0;
}

zlib_filefunc64_def czip_memory_functions(czip_memory *memory) {
  return (zlib_filefunc64_def){
      .zopen64_file = open_memory,
      .zread_file = read_memory,
      .zwrite_file = write_memory,
      .ztell64_file = tell_memory,
      .zseek64_file = seek_memory,
      .zclose_file = close_memory,
      .zerror_file = error_memory,
      .opaque = memory,
  };
}
