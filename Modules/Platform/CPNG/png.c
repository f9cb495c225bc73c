#include "CPNG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// libpng's stable numbers.
enum {
  FILLER_AFTER = 1,
  HANDLE_CHUNK_NEVER = 1,
};

typedef void (*error_function)(void *png, const char *words);
typedef void (*read_function)(void *png, uint8_t *bytes, size_t count);

// The entry points, found by name.
static struct {
  const char *(*get_libpng_ver)(const void *);
  void *(*create_read_struct)(const char *, void *, error_function, error_function);
  void *(*create_info_struct)(void *);
  void (*destroy_read_struct)(void **, void **, void **);
  void *(*get_error_ptr)(const void *);
  void (*set_read_fn)(void *, void *, read_function);
  void *(*get_io_ptr)(const void *);
  void (*set_user_limits)(void *, uint32_t, uint32_t);
  void (*set_chunk_cache_max)(void *, uint32_t);
  void (*set_chunk_malloc_max)(void *, size_t);
  void (*set_keep_unknown_chunks)(void *, int, const uint8_t *, int);
  void (*read_info)(void *, void *);
  uint32_t (*get_image_width)(const void *, const void *);
  uint32_t (*get_image_height)(const void *, const void *);
  void (*set_expand)(void *);
  void (*set_scale_16)(void *);
  void (*set_gray_to_rgb)(void *);
  void (*set_add_alpha)(void *, uint32_t, int);
  int (*set_interlace_handling)(void *);
  void (*read_update_info)(void *, void *);
  size_t (*get_rowbytes)(const void *, const void *);
  void (*read_row)(void *, uint8_t *, uint8_t *);
} png;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool loaded = false;

static bool find_all(void *library) {
  struct {
    const char *name;
    void *place;
  } wanted[] = {
      {"png_get_libpng_ver", &png.get_libpng_ver},
      {"png_create_read_struct", &png.create_read_struct},
      {"png_create_info_struct", &png.create_info_struct},
      {"png_destroy_read_struct", &png.destroy_read_struct},
      {"png_get_error_ptr", &png.get_error_ptr},
      {"png_set_read_fn", &png.set_read_fn},
      {"png_get_io_ptr", &png.get_io_ptr},
      {"png_set_user_limits", &png.set_user_limits},
      {"png_set_chunk_cache_max", &png.set_chunk_cache_max},
      {"png_set_chunk_malloc_max", &png.set_chunk_malloc_max},
      {"png_set_keep_unknown_chunks", &png.set_keep_unknown_chunks},
      {"png_read_info", &png.read_info},
      {"png_get_image_width", &png.get_image_width},
      {"png_get_image_height", &png.get_image_height},
      {"png_set_expand", &png.set_expand},
      {"png_set_scale_16", &png.set_scale_16},
      {"png_set_gray_to_rgb", &png.set_gray_to_rgb},
      {"png_set_add_alpha", &png.set_add_alpha},
      {"png_set_interlace_handling", &png.set_interlace_handling},
      {"png_read_update_info", &png.read_update_info},
      {"png_get_rowbytes", &png.get_rowbytes},
      {"png_read_row", &png.read_row},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    void *found = dlsym(library, wanted[index].name);
    if (!found) return false;
    memcpy(wanted[index].place, &found, sizeof found);
  }
  return true;
}

static void load(void) {
  static const char *const names[] = {"libpng16.so.16"};
  for (size_t index = 0; index < sizeof names / sizeof *names && !loaded; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (!library) continue;
    loaded = find_all(library);
    if (!loaded) dlclose(library);
  }
}

bool cpng_is_available(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *cpng_version(void) { return cpng_is_available() ? png.get_libpng_ver(NULL) : NULL; }

// One decoding. libpng ends a failed one with a long jump, which must pass through C alone.
struct decoding {
  jmp_buf escape;
  const uint8_t *next;
  size_t left;
  void *reader, *info;
  uint8_t *buffer;
};

static void fail(void *reader, const char *words) {
  (void)words;
  struct decoding *decoding = png.get_error_ptr(reader);
  longjmp(decoding->escape, 1);
}

static void ignore(void *reader, const char *words) {
  (void)reader;
  (void)words;
}

static void take(void *reader, uint8_t *bytes, size_t count) {
  struct decoding *decoding = png.get_io_ptr(reader);
  if (count > decoding->left) longjmp(decoding->escape, 1);
  memcpy(bytes, decoding->next, count);
  decoding->next += count;
  decoding->left -= count;
}

// Reads the picture with the finished reader. What it allocates is in `decoding`, which the caller frees.
static cpng_outcome read_all(struct decoding *decoding, cpng_limits limits, cpng_sink sink) {
  if (setjmp(decoding->escape)) return cpng_malformed;
  void *reader = decoding->reader, *info = decoding->info;
  png.set_read_fn(reader, decoding, take);
  png.set_user_limits(reader, limits.side, limits.side);
  png.set_chunk_cache_max(reader, limits.chunks);
  png.set_chunk_malloc_max(reader, limits.chunk_bytes);
  // Comments and unknown chunks are skipped, because nothing uses them.
  png.set_keep_unknown_chunks(reader, HANDLE_CHUNK_NEVER, NULL, -1);
  png.read_info(reader, info);

  uint32_t width = png.get_image_width(reader, info), height = png.get_image_height(reader, info);
  if (width == 0 || height == 0) return cpng_malformed;
  if (width > limits.side || height > limits.side || (uint64_t)width * height > limits.pixels) return cpng_too_large;

  png.set_expand(reader);  // Expands palettes, fewer than 8 bits, and transparent colours.
  png.set_scale_16(reader);
  png.set_gray_to_rgb(reader);
  png.set_add_alpha(reader, 0xFF, FILLER_AFTER);
  int passes = png.set_interlace_handling(reader);
  png.read_update_info(reader, info);
  size_t row_bytes = (size_t)width * 4;
  if (png.get_rowbytes(reader, info) != row_bytes) return cpng_malformed;

  bool is_whole = passes > 1;
  decoding->buffer = calloc(is_whole ? height : 1, row_bytes);
  if (!decoding->buffer) return cpng_no_memory;
  sink.begin(sink.context, width, height);
  for (int pass = 0; pass + 1 < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) png.read_row(reader, decoding->buffer + y * row_bytes, NULL);
  }
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = decoding->buffer + (is_whole ? y * row_bytes : 0);
    png.read_row(reader, row, NULL);
    sink.row(sink.context, y, row);
  }
  return cpng_ok;
}

// Checks the size in the first chunk before libpng does: libpng would report a picture that is too large as a broken
// one.
static cpng_outcome look_at_head(const uint8_t *bytes, size_t count, cpng_limits limits) {
  static const uint8_t head[16] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};
  if (count > limits.bytes) return cpng_too_large;
  if (count < 33 || memcmp(bytes, head, sizeof head) != 0) return cpng_malformed;
  uint32_t side[2];
  for (int index = 0; index < 2; index++) {
    const uint8_t *four = bytes + 16 + 4 * index;
    side[index] = (uint32_t)four[0] << 24 | (uint32_t)four[1] << 16 | (uint32_t)four[2] << 8 | four[3];
    if (side[index] == 0 || side[index] > INT32_MAX) return cpng_malformed;
  }
  if (side[0] > limits.side || side[1] > limits.side) return cpng_too_large;
  return (uint64_t)side[0] * side[1] > limits.pixels ? cpng_too_large : cpng_ok;
}

cpng_outcome cpng_decode(const uint8_t *bytes, size_t count, cpng_limits limits, cpng_sink sink) {
  cpng_outcome outcome = look_at_head(bytes, count, limits);
  if (outcome != cpng_ok) return outcome;
  if (!cpng_is_available()) return cpng_library_missing;

  struct decoding *decoding = calloc(1, sizeof *decoding);
  if (!decoding) return cpng_no_memory;
  decoding->next = bytes;
  decoding->left = count;
  // Making the reader may end with a long jump too, when memory is short.
  if (setjmp(decoding->escape)) {
    outcome = cpng_no_memory;
  } else {
    // A library always accepts its own version.
    decoding->reader = png.create_read_struct(png.get_libpng_ver(NULL), decoding, fail, ignore);
    if (decoding->reader) decoding->info = png.create_info_struct(decoding->reader);
    outcome = decoding->info ? read_all(decoding, limits, sink) : cpng_no_memory;
  }
  if (decoding->reader) png.destroy_read_struct(&decoding->reader, &decoding->info, NULL);
  free(decoding->buffer);
  free(decoding);
  return outcome;
}
