#include "CResources.h"

/* Each file is made by `make layers`. #embed is C23; a changed file rebuilds this one. */
static const uint8_t classic[] = {
#embed "data/classic.flat"
};
static const uint8_t runner[] = {
#embed "data/runner.flat"
};
static const uint8_t high_top[] = {
#embed "data/high-top.flat"
};

static const struct {
  const uint8_t *bytes;
  size_t count;
} models[] = {{classic, sizeof classic}, {runner, sizeof runner}, {high_top, sizeof high_top}};

size_t cresources_model_count(void) { return sizeof models / sizeof models[0]; }

const uint8_t *cresources_model(size_t index, size_t *count) {
  *count = models[index].count;
  return models[index].bytes;
}
