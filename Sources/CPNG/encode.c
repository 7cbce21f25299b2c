#include "trap.h"
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* Everything that is changed after setjmp lies here, on the heap, where a jump cannot undo it. */
struct cpng_writer {
  cpng_trap trap;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
  size_t stride; /* bytes of a row of samples */
};

typedef struct cpng_writer writer;

static void on_write(png_structp png, png_bytep source, size_t count) {
  writer *w = png_get_io_ptr(png);
  if (count > w->capacity - w->count) {
    size_t capacity = w->capacity * 2 + count + 4096;
    uint8_t *bytes = realloc(w->bytes, capacity);
    if (bytes == NULL) {
      w->trap.failure->status = CPNG_OUT_OF_MEMORY;
      png_error(png, "no memory for the file");
    }
    w->bytes = bytes;
    w->capacity = capacity;
  }
  memcpy(w->bytes + w->count, source, count);
  w->count += count;
}

static void on_flush(png_structp png) { (void)png; }

static void open_png(writer *w) {
  w->png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, &w->trap, cpng_on_error, cpng_on_warning, &w->trap,
                                     cpng_on_malloc, cpng_on_free);
  if (w->png == NULL) return;
  w->info = png_create_info_struct(w->png);
  if (w->info != NULL) png_set_write_fn(w->png, w, on_write, on_flush);
}

/* Measured on a flat sneaker of 1000 x 456 with zlib 1.2.13, filter None: RGBA, then 8-bit indices; best of 15, noisy.
 *   level 6, memory 8, default strategy    20.2 kB 11 ms    11.0 kB 3.5 ms   <- here for RGBA
 *   memory 9                               20.3 kB 13 ms    11.0 kB 4.1 ms
 *   window of 16 kB                        21.5 kB 13 ms    12.4 kB 4.0 ms
 *   Z_FILTERED                             21.3 kB 12 ms    11.0 kB 3.8 ms
 *   Z_RLE                                 135.3 kB  9 ms    11.4 kB 1.4 ms
 *   Z_FIXED                                29.4 kB 12 ms    13.2 kB 3.8 ms
 *   level 3                                29.2 kB  5 ms    14.0 kB 1.6 ms
 *   level 9                                18.6 kB 40 ms    10.0 kB  20 ms
 * The classic itself has more shades at its edges, and in its 256 indices Z_RLE wins both ways: 17.6 kB in 1.6 ms, where the
 * default strategy makes 19.0 kB in 4.2 ms, level 3 22.4 kB in 1.9 ms and level 9 17.4 kB in 38 ms. So Z_RLE for indices.
 * The buffer makes one IDAT of up to 64 KiB, where libpng's own would make one each 8 KiB. */
static cpng_compression usual_compression(bool is_indexed) {
  return (cpng_compression){
      .level = 6, .strategy = is_indexed ? Z_RLE : Z_DEFAULT_STRATEGY, .filters = PNG_FILTER_NONE};
}

static void set_compression(png_structp png, cpng_compression compression) {
  png_set_filter(png, PNG_FILTER_TYPE_BASE, compression.filters);
  png_set_compression_level(png, compression.level);
  png_set_compression_mem_level(png, 8);
  png_set_compression_strategy(png, compression.strategy);
  png_set_compression_buffer_size(png, 1 << 16);
}

/* The fewest bits an index that hold the palette. */
static int index_depth(size_t palette_count) {
  return palette_count <= 2 ? 1 : palette_count <= 4 ? 2 : palette_count <= 16 ? 4 : 8;
}

/* tRNS stops after the last entry that is not opaque, and is left out where there is none. */
static void set_palette(writer *w, const cpng_picture *picture) {
  png_color colors[PNG_MAX_PALETTE_LENGTH] = {0};
  png_byte alphas[PNG_MAX_PALETTE_LENGTH] = {0};
  int alpha_count = 0;
  for (size_t i = 0; i < picture->palette_count; i++) {
    const uint8_t *entry = picture->palette + 4 * i;
    colors[i] = (png_color){.red = entry[0], .green = entry[1], .blue = entry[2]};
    alphas[i] = entry[3];
    if (entry[3] != 255) alpha_count = (int)i + 1;
  }
  png_set_PLTE(w->png, w->info, colors, (int)picture->palette_count);
  if (alpha_count > 0) png_set_tRNS(w->png, w->info, alphas, alpha_count, NULL);
}

static void set_text(writer *w, const cpng_text *text) {
  png_text chunk = {
      .compression = PNG_ITXT_COMPRESSION_NONE,
      .key = (png_charp)text->keyword,
      .text = (png_charp)text->text,
      .lang = (png_charp) "",
      .lang_key = (png_charp) "",
  };
  png_set_text(w->png, w->info, &chunk, 1);
}

static void write_info(writer *w, const cpng_picture *picture, int index_bits) {
  int opaque_or_not = picture->is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
  int color_type = picture->palette ? PNG_COLOR_TYPE_PALETTE : opaque_or_not;
  int depth = picture->palette ? index_bits : 8;
  png_set_user_limits(w->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(w->png, w->info, picture->width, picture->height, depth, color_type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(w->png, w->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->palette) set_palette(w, picture);
  for (size_t i = 0; i < picture->text_count; i++) set_text(w, &picture->texts[i]);
  png_write_info(w->png, w->info);
}

/* What is common to a picture that is there and to one whose rows come later. */
static void begin(writer *w, const cpng_picture *picture, cpng_compression compression, int index_bits) {
  set_compression(w->png, compression);
  write_info(w, picture, index_bits);
  if (picture->palette) png_set_packing(w->png);
  else if (picture->is_opaque) png_set_filler(w->png, 0, PNG_FILLER_AFTER);
  w->stride = (size_t)picture->width * (picture->palette ? 1 : 4);
}

/* libpng changes no sample: it copies a row before it packs it. */
static void write_rows(writer *w, const uint8_t *samples, size_t count) {
  for (size_t y = 0; y < count; y++) png_write_row(w->png, samples + y * w->stride);
}

/* The one setjmp of writing a whole picture. Returns with failure->status set where something failed. */
static void write_png(writer *w, const cpng_picture *picture, cpng_failure *failure) {
  cpng_trap_set(&w->trap, failure);
  if (setjmp(w->trap.jump)) return;
  open_png(w);
  if (w->info == NULL) {
    failure->status = CPNG_OUT_OF_MEMORY;
    return;
  }
  begin(w, picture, usual_compression(picture->palette != NULL), index_depth(picture->palette_count));
  write_rows(w, picture->samples, picture->height);
  png_write_end(w->png, NULL);
}

uint8_t *cpng_encode(const cpng_picture *picture, size_t *count, cpng_failure *failure) {
  writer *w = calloc(1, sizeof *w);
  if (w == NULL) {
    failure->status = CPNG_OUT_OF_MEMORY;
    return NULL;
  }
  write_png(w, picture, failure);
  png_destroy_write_struct(&w->png, &w->info);
  uint8_t *bytes = w->bytes;
  *count = w->count;
  free(w);
  if (failure->status == CPNG_OK) return bytes;
  free(bytes);
  return NULL;
}

void cpng_free(uint8_t *bytes) { free(bytes); }

const int cpng_strategy_default = Z_DEFAULT_STRATEGY, cpng_strategy_rle = Z_RLE, cpng_strategy_filtered = Z_FILTERED,
          cpng_strategy_huffman = Z_HUFFMAN_ONLY;
const int cpng_filter_none = PNG_FILTER_NONE, cpng_filter_sub = PNG_FILTER_SUB, cpng_filter_up = PNG_FILTER_UP;

static cpng_status open_writer(writer *w, const cpng_picture *picture, cpng_compression compression,
                               cpng_failure *failure) {
  cpng_trap_set(&w->trap, failure);
  if (setjmp(w->trap.jump)) return failure->status;
  open_png(w);
  if (w->info == NULL) return failure->status = CPNG_OUT_OF_MEMORY;
  begin(w, picture, compression, 8);
  return CPNG_OK;
}

cpng_writer *cpng_writer_open(const cpng_picture *picture, cpng_compression compression, cpng_failure *failure) {
  writer *w = calloc(1, sizeof *w);
  if (w == NULL) {
    failure->status = CPNG_OUT_OF_MEMORY;
    return NULL;
  }
  if (open_writer(w, picture, compression, failure) == CPNG_OK) return w;
  cpng_writer_close(w);
  return NULL;
}

cpng_status cpng_writer_rows(cpng_writer *w, const uint8_t *samples, size_t count, cpng_failure *failure) {
  cpng_trap_set(&w->trap, failure);
  if (setjmp(w->trap.jump)) return failure->status;
  write_rows(w, samples, count);
  return CPNG_OK;
}

cpng_status cpng_writer_finish(cpng_writer *w, cpng_failure *failure) {
  cpng_trap_set(&w->trap, failure);
  if (setjmp(w->trap.jump)) return failure->status;
  png_write_end(w->png, NULL);
  return CPNG_OK;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *w, size_t *count) {
  *count = w->count;
  return w->bytes;
}

void cpng_writer_take(cpng_writer *w) { w->count = 0; }

void cpng_writer_close(cpng_writer *w) {
  png_destroy_write_struct(&w->png, &w->info);
  free(w->bytes);
  free(w);
}
