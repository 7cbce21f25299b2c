#include "CResources.h"
int cresources_placeholder(void) { return 0; }
