#ifndef CPAGES_H
#define CPAGES_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of a file of Sources/Pages/Web by its path there, and their number through `count`; null for another path.
const uint8_t *_Nullable cpages_file(const char *_Nonnull path, size_t *_Nonnull count);

#endif
