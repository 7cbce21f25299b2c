#include "CPages.h"

#include <string.h>

/* The files are those of Sources/Pages/Web. #embed is C23; a changed file rebuilds this one. */
static const uint8_t shared_actions_js[] = {
#embed "../Pages/Web/shared/actions.js"
};
static const uint8_t shared_base_css[] = {
#embed "../Pages/Web/shared/base.css"
};
static const uint8_t shared_compositing_js[] = {
#embed "../Pages/Web/shared/compositing.js"
};
static const uint8_t shared_configuration_js[] = {
#embed "../Pages/Web/shared/configuration.js"
};
static const uint8_t shared_dom_js[] = {
#embed "../Pages/Web/shared/dom.js"
};
static const uint8_t shared_equality_js[] = {
#embed "../Pages/Web/shared/equality.js"
};
static const uint8_t shared_files_js[] = {
#embed "../Pages/Web/shared/files.js"
};
static const uint8_t shared_links_js[] = {
#embed "../Pages/Web/shared/links.js"
};
static const uint8_t shared_lists_js[] = {
#embed "../Pages/Web/shared/lists.js"
};
static const uint8_t shared_models_js[] = {
#embed "../Pages/Web/shared/models.js"
};
static const uint8_t shared_persistence_js[] = {
#embed "../Pages/Web/shared/persistence.js"
};
static const uint8_t shared_png_js[] = {
#embed "../Pages/Web/shared/png.js"
};
static const uint8_t shared_reducer_js[] = {
#embed "../Pages/Web/shared/reducer.js"
};
static const uint8_t shared_restoring_js[] = {
#embed "../Pages/Web/shared/restoring.js"
};
static const uint8_t shared_state_js[] = {
#embed "../Pages/Web/shared/state.js"
};
static const uint8_t shared_store_js[] = {
#embed "../Pages/Web/shared/store.js"
};
static const uint8_t shared_suggestions_js[] = {
#embed "../Pages/Web/shared/suggestions.js"
};
static const uint8_t shared_tables_js[] = {
#embed "../Pages/Web/shared/tables.js"
};
static const uint8_t shared_toast_js[] = {
#embed "../Pages/Web/shared/toast.js"
};
static const uint8_t colors_colors_js[] = {
#embed "../Pages/Web/colors/colors.js"
};
static const uint8_t colors_functions_js[] = {
#embed "../Pages/Web/colors/functions.js"
};
static const uint8_t colors_scanner_js[] = {
#embed "../Pages/Web/colors/scanner.js"
};
static const uint8_t colors_spaces_js[] = {
#embed "../Pages/Web/colors/spaces.js"
};
static const uint8_t configurator_configurator_css[] = {
#embed "../Pages/Web/configurator/configurator.css"
};
static const uint8_t configurator_configurator_html[] = {
#embed "../Pages/Web/configurator/configurator.html"
};
static const uint8_t configurator_designs_js[] = {
#embed "../Pages/Web/configurator/designs.js"
};
static const uint8_t configurator_details_js[] = {
#embed "../Pages/Web/configurator/details.js"
};
static const uint8_t configurator_history_js[] = {
#embed "../Pages/Web/configurator/history.js"
};
static const uint8_t configurator_main_js[] = {
#embed "../Pages/Web/configurator/main.js"
};
static const uint8_t configurator_parts_js[] = {
#embed "../Pages/Web/configurator/parts.js"
};
static const uint8_t configurator_sharing_js[] = {
#embed "../Pages/Web/configurator/sharing.js"
};
static const uint8_t configurator_stage_js[] = {
#embed "../Pages/Web/configurator/stage.js"
};

#define FILE_ROW(path, bytes) {path, bytes, sizeof bytes}

static const struct {
  const char *path;
  const uint8_t *bytes;
  size_t count;
} files[] = {
    FILE_ROW("shared/actions.js", shared_actions_js),
    FILE_ROW("shared/base.css", shared_base_css),
    FILE_ROW("shared/compositing.js", shared_compositing_js),
    FILE_ROW("shared/configuration.js", shared_configuration_js),
    FILE_ROW("shared/dom.js", shared_dom_js),
    FILE_ROW("shared/equality.js", shared_equality_js),
    FILE_ROW("shared/files.js", shared_files_js),
    FILE_ROW("shared/links.js", shared_links_js),
    FILE_ROW("shared/lists.js", shared_lists_js),
    FILE_ROW("shared/models.js", shared_models_js),
    FILE_ROW("shared/persistence.js", shared_persistence_js),
    FILE_ROW("shared/png.js", shared_png_js),
    FILE_ROW("shared/reducer.js", shared_reducer_js),
    FILE_ROW("shared/restoring.js", shared_restoring_js),
    FILE_ROW("shared/state.js", shared_state_js),
    FILE_ROW("shared/store.js", shared_store_js),
    FILE_ROW("shared/suggestions.js", shared_suggestions_js),
    FILE_ROW("shared/tables.js", shared_tables_js),
    FILE_ROW("shared/toast.js", shared_toast_js),
    FILE_ROW("colors/colors.js", colors_colors_js),
    FILE_ROW("colors/functions.js", colors_functions_js),
    FILE_ROW("colors/scanner.js", colors_scanner_js),
    FILE_ROW("colors/spaces.js", colors_spaces_js),
    FILE_ROW("configurator/configurator.css", configurator_configurator_css),
    FILE_ROW("configurator/configurator.html", configurator_configurator_html),
    FILE_ROW("configurator/designs.js", configurator_designs_js),
    FILE_ROW("configurator/details.js", configurator_details_js),
    FILE_ROW("configurator/history.js", configurator_history_js),
    FILE_ROW("configurator/main.js", configurator_main_js),
    FILE_ROW("configurator/parts.js", configurator_parts_js),
    FILE_ROW("configurator/sharing.js", configurator_sharing_js),
    FILE_ROW("configurator/stage.js", configurator_stage_js),
};

const uint8_t *cpages_file(const char *path, size_t *count) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].path, path) != 0) continue;
    *count = files[index].count;
    return files[index].bytes;
  }
  return NULL;
}
