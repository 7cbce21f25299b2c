/* The way out of libpng: an error is written down, then jumps to the setjmp of the entry point in charge. */
#ifndef CPNG_TRAP_H
#define CPNG_TRAP_H

#include "CPNG.h"
#include <png.h>
#include <setjmp.h>

/* libpng's error pointer and memory pointer. */
typedef struct cpng_trap {
  jmp_buf jump;
  cpng_failure *failure; /* of the call under way */
  bool malloc_failed;
} cpng_trap;

/* Begins an entry point: what fails from here on is told in `failure`. setjmp(trap->jump) must follow. */
void cpng_trap_set(cpng_trap *trap, cpng_failure *failure);

_Noreturn void cpng_on_error(png_structp png, png_const_charp message);
void cpng_on_warning(png_structp png, png_const_charp message);
png_voidp cpng_on_malloc(png_structp png, png_alloc_size_t size);
void cpng_on_free(png_structp png, png_voidp memory);

#endif
