#include "cinflate.h"

#include <zlib.h>

const char *cinflate_zlib_version(void) { return zlibVersion(); }
