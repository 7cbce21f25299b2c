#include "CResources.h"

/* Each file is made by `make layers`. #embed is C23; a changed file rebuilds this one. */
static const uint8_t classic[] = {
#embed "data/classic.flat"
};
static const uint8_t classic_shaded[] = {
#embed "data/classic.shaded.flat"
};
static const uint8_t runner[] = {
#embed "data/runner.flat"
};
static const uint8_t runner_shaded[] = {
#embed "data/runner.shaded.flat"
};
static const uint8_t high_top[] = {
#embed "data/high-top.flat"
};
static const uint8_t high_top_shaded[] = {
#embed "data/high-top.shaded.flat"
};

static const struct {
  const uint8_t *bytes;
  size_t count;
  /* NULL where the model has no shaded finish. */
  const uint8_t *shaded;
  size_t shaded_count;
} models[] = {
    {classic, sizeof classic, classic_shaded, sizeof classic_shaded},
    {runner, sizeof runner, runner_shaded, sizeof runner_shaded},
    {high_top, sizeof high_top, high_top_shaded, sizeof high_top_shaded},
};

size_t cresources_model_count(void) { return sizeof models / sizeof models[0]; }

const uint8_t *cresources_model(size_t index, size_t *count) {
  *count = models[index].count;
  return models[index].bytes;
}

const uint8_t *cresources_shaded_model(size_t index, size_t *count) {
  *count = models[index].shaded_count;
  return models[index].shaded;
}
