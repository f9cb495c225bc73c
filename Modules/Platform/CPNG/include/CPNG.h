// A narrow door to libpng, which the first call that needs it loads.
//
// Linking libpng would load it and zlib at every start of the program; its headers would need a development package on
// every machine that builds. So the few entry points are written out here. Every libpng 1.6 (since 2013) has them.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The result of decoding.
typedef enum {
  cpng_ok = 0,
  cpng_library_missing,  // No libpng, or one that is too old.
  cpng_malformed,        // No PNG, or one that is broken.
  cpng_too_large,        // More bytes, more pixels or longer sides than the limits allow.
  cpng_no_memory,
} cpng_outcome;

// The limits of one decoding. The file is of unknown origin.
typedef struct {
  size_t bytes;         // Of the file.
  uint32_t side;        // The longest side, in pixels.
  uint64_t pixels;      // Width times height.
  uint32_t chunks;      // How many chunks besides the image's own are kept.
  size_t chunk_bytes;   // The largest memory that one chunk may need.
} cpng_limits;

// The functions that take the pixels. `begin` is called once, before the rows, with the size of the picture. Then `row`
// is called once for each row, from the top down. A pixel has 4 bytes: red, green, blue and alpha, not premultiplied.
typedef struct {
  void *context;
  void (*begin)(void *context, uint32_t width, uint32_t height);
  void (*row)(void *context, uint32_t y, const uint8_t *rgba);
} cpng_sink;

// Whether libpng can be used. The first call loads it; call it from wherever a short wait does no harm.
bool cpng_is_available(void);

// libpng's version, as "1.6.43"; NULL if there is none. The first call loads it.
const char *cpng_version(void);

// Decodes a file in memory. Every kind of PNG becomes 8 bits of red, green, blue and alpha. Only one row is in memory
// at a time; an interlaced picture needs all rows. The rows before a failure have been passed on.
cpng_outcome cpng_decode(const uint8_t *bytes, size_t count, cpng_limits limits, cpng_sink sink);

#endif
