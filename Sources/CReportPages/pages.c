#include "CReportPages.h"

/* The files are those of Sources/Reports/Web. #embed is C23; a changed file rebuilds this one. */
static const uint8_t page[] = {
#embed "../Reports/Web/report.html"
};

static const uint8_t style[] = {
#embed "../Reports/Web/page.css"
    ,
#embed "../Reports/Web/list.css"
    ,
#embed "../Reports/Web/detail.css"
    ,
#embed "../Reports/Web/stage.css"
};

/* One module: later files use what earlier ones declare. */
static const uint8_t script[] = {
#embed "../Reports/Web/dom.js"
    ,
#embed "../Reports/Web/state.js"
    ,
#embed "../Reports/Web/list.js"
    ,
#embed "../Reports/Web/stage.js"
    ,
#embed "../Reports/Web/facts.js"
    ,
#embed "../Reports/Web/detail.js"
    ,
#embed "../Reports/Web/keyboard.js"
    ,
#embed "../Reports/Web/main.js"
};

const uint8_t *creport_bytes(enum creport_file file, size_t *count) {
  switch (file) {
  case creport_file_page: *count = sizeof page; return page;
  case creport_file_style: *count = sizeof style; return style;
  case creport_file_script: *count = sizeof script; return script;
  }
  __builtin_unreachable();
}
