#include "CResources.h"

/* Each file is made by `make layers`. #embed is C23; a changed file rebuilds this one. A model without a shaded finish has
   no file of it. */
static const uint8_t classic[] = {
#embed "data/classic.flat"
};
static const uint8_t classic_shaded[] = {
#if __has_embed("data/classic.shaded.flat") == __STDC_EMBED_FOUND__
#embed "data/classic.shaded.flat"
#endif
};

static const struct {
  const uint8_t *bytes;
  size_t count;
  const uint8_t *shaded;
  size_t shaded_count;
} models[] = {{classic, sizeof classic, classic_shaded, sizeof classic_shaded}};

size_t cresources_model_count(void) { return sizeof models / sizeof models[0]; }

const uint8_t *cresources_model(size_t index, size_t *count) {
  *count = models[index].count;
  return models[index].bytes;
}

const uint8_t *cresources_shaded_model(size_t index, size_t *count) {
  *count = models[index].shaded_count;
  return *count > 0 ? models[index].shaded : NULL;
}
