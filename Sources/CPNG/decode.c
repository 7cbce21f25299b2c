#include "trap.h"
#include <stdlib.h>
#include <string.h>

/* Everything that an entry point changes lies here, on the heap, where a jump cannot undo it. */
struct cpng_reader {
  cpng_trap trap;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t left;
  cpng_rows rows;
};

static void on_read(png_structp png, png_bytep destination, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->left) {
    reader->trap.failure->status = CPNG_CUT_SHORT;
    png_error(png, "the bytes end before IEND");
  }
  memcpy(destination, reader->bytes, count);
  reader->bytes += count;
  reader->left -= count;
}

/* Leaves `info` NULL where memory ran out.
 *
 * Only IHDR, PLTE, tRNS, IDAT and IEND matter: all other ancillary chunks are skipped unread, of whatever length. The
 * caller has checked the number of pixels, so the limits that libpng was built with are lifted. */
static void open_png(cpng_reader *reader) {
  cpng_trap *trap = &reader->trap;
  reader->png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, trap, cpng_on_error, cpng_on_warning, trap,
                                         cpng_on_malloc, cpng_on_free);
  if (reader->png == NULL) return;
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) return;
  png_set_read_fn(reader->png, reader, on_read);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(reader->png, 0);
}

static void describe(const cpng_reader *reader, cpng_header *header) {
  header->width = png_get_image_width(reader->png, reader->info);
  header->height = png_get_image_height(reader->png, reader->info);
  header->bit_depth = png_get_bit_depth(reader->png, reader->info);
  header->color_type = png_get_color_type(reader->png, reader->info);
  header->is_interlaced = png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  header->has_transparency = png_get_valid(reader->png, reader->info, PNG_INFO_tRNS) != 0;
}

static cpng_status read_header(cpng_reader *reader, cpng_header *header, cpng_failure *failure) {
  cpng_trap_set(&reader->trap, failure);
  if (setjmp(reader->trap.jump)) return failure->status;
  open_png(reader);
  if (reader->info == NULL) return failure->status = CPNG_OUT_OF_MEMORY;
  png_read_info(reader->png, reader->info);
  describe(reader, header);
  return CPNG_OK;
}

cpng_reader *cpng_reader_open(const uint8_t *bytes, size_t count, cpng_header *header, cpng_failure *failure) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    failure->status = CPNG_OUT_OF_MEMORY;
    return NULL;
  }
  reader->bytes = bytes;
  reader->left = count;
  if (read_header(reader, header, failure) == CPNG_OK) return reader;
  cpng_reader_close(reader);
  return NULL;
}

/* No gamma, no background, no significant bits: only changes of form, all exact but png_set_scale_16's rounding. */
static void set_transforms(png_structp png, cpng_layout layout) {
  png_set_expand(png);
  if (layout == CPNG_RGBA8) png_set_scale_16(png);
  if (layout == CPNG_RGBA16) png_set_expand_16(png);
  if (layout != CPNG_EXPANDED) {
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  }
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  png_set_swap(png);
#endif
  png_set_interlace_handling(png);
}

cpng_status cpng_reader_start(cpng_reader *reader, cpng_layout layout, cpng_rows *rows, cpng_failure *failure) {
  cpng_trap_set(&reader->trap, failure);
  if (setjmp(reader->trap.jump)) return failure->status;
  set_transforms(reader->png, layout);
  png_read_update_info(reader->png, reader->info);
  reader->rows.channels = png_get_channels(reader->png, reader->info);
  reader->rows.bit_depth = png_get_bit_depth(reader->png, reader->info);
  reader->rows.row_bytes = png_get_rowbytes(reader->png, reader->info);
  *rows = reader->rows;
  return CPNG_OK;
}

cpng_status cpng_reader_read(cpng_reader *reader, uint8_t *samples, size_t count, cpng_failure *failure) {
  cpng_trap_set(&reader->trap, failure);
  if (setjmp(reader->trap.jump)) return failure->status;
  bool is_interlaced = png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  int passes = is_interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1;
  for (int pass = 0; pass < passes; pass++)
    for (size_t row = 0; row < count; row++)
      png_read_row(reader->png, samples + row * reader->rows.row_bytes, NULL);
  return CPNG_OK;
}

cpng_status cpng_reader_finish(cpng_reader *reader, cpng_failure *failure) {
  cpng_trap_set(&reader->trap, failure);
  if (setjmp(reader->trap.jump)) return failure->status;
  png_read_end(reader->png, NULL);
  return CPNG_OK;
}

void cpng_reader_close(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
