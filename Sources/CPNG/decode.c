#include "CPNG.h"
#include <png.h>
int cpng_placeholder(void) { return (int)png_access_version_number(); }
