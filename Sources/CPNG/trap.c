#include "trap.h"
#include <stdlib.h>
#include <string.h>

static void copy_message(cpng_failure *failure, const char *message) {
  size_t length = strlen(message), room = sizeof failure->message - 1;
  if (length > room) length = room;
  memcpy(failure->message, message, length);
  failure->message[length] = 0;
}

void cpng_trap_set(cpng_trap *trap, cpng_failure *failure) {
  trap->failure = failure;
  failure->status = CPNG_OK;
  failure->message[0] = 0;
}

void cpng_on_error(png_structp png, png_const_charp message) {
  cpng_trap *trap = png_get_error_ptr(png);
  cpng_failure *failure = trap->failure;
  if (failure->status == CPNG_OK) failure->status = trap->malloc_failed ? CPNG_OUT_OF_MEMORY : CPNG_DAMAGED;
  copy_message(failure, message);
  longjmp(trap->jump, 1);
}

/* libpng drops a tRNS chunk that it cannot read, with a warning. It decides what is covered, so that is an error
 * here, except where the picture has an alpha channel, which makes tRNS meaningless. */
void cpng_on_warning(png_structp png, png_const_charp message) {
  bool concerns_coverage = strncmp(message, "tRNS: ", 6) == 0 && strcmp(message + 6, "invalid with alpha channel") != 0;
  if (concerns_coverage) cpng_on_error(png, message);
}

png_voidp cpng_on_malloc(png_structp png, png_alloc_size_t size) {
  void *memory = malloc(size);
  if (memory == NULL) ((cpng_trap *)png_get_mem_ptr(png))->malloc_failed = true;
  return memory;
}

void cpng_on_free(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}
