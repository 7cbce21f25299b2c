#include "CResources.h"

/* Each file is made by `make layers`. #embed is C23; a changed file rebuilds this one. */
static const uint8_t classic[] = {
#embed "data/classic.flat"
};

static const struct {
  const uint8_t *bytes;
  size_t count;
} models[] = {{classic, sizeof classic}};

size_t cresources_model_count(void) { return sizeof models / sizeof models[0]; }

const uint8_t *cresources_model(size_t index, size_t *count) {
  *count = models[index].count;
  return models[index].bytes;
}
