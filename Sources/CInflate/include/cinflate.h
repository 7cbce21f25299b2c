/* Inflating zlib streams: in bands by zlib, whole by libdeflate. */
#ifndef CINFLATE_H
#define CINFLATE_H

/* The version of the zlib in use, such as "1.3.1". */
const char *cinflate_zlib_version(void);

#endif
