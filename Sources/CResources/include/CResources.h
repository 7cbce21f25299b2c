#ifndef CRESOURCES_H
#define CRESOURCES_H
#include <stddef.h>
#include <stdint.h>
int cresources_placeholder(void);
#endif
