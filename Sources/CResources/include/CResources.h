#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>
#include <stdint.h>

/// The number of built-in layer sets.
size_t cresources_model_count(void);
/// The flat form of built-in set `index`, and its length in bytes through `count`.
const uint8_t *_Nonnull cresources_model(size_t index, size_t *_Nonnull count);
/// The flat form of built-in set `index` in the shaded finish, and its length in bytes through `count`; NULL where it has none.
const uint8_t *_Nullable cresources_shaded_model(size_t index, size_t *_Nonnull count);

#endif
