/* ZIP archives as bytes in, bytes out, over minizip. Nothing of minizip shows here.
 *
 * Why minizip: Debian has no static libzip, and its shared one needs OpenSSL and bzip2; static libarchive is 1.9 MB and
 * needs nine more libraries. libminizip.a is 53 kB and needs zlib alone, which PNG needs anyway.
 *
 * A declared size is never believed: nothing is allocated here by it, and no more than the caller's buffer is written. */
#ifndef CZIP_H
#define CZIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CZIP_CLOSED __attribute__((enum_extensibility(closed)))
#pragma clang assume_nonnull begin
#else
#define CZIP_CLOSED
#define _Nullable
#endif

typedef enum CZIP_CLOSED czip_status {
  CZIP_OK,
  CZIP_END,         /* there is no further entry */
  CZIP_DAMAGED,     /* cut short, a wrong checksum, or no archive */
  CZIP_ENCRYPTED,   /* the entry needs a password */
  CZIP_UNSUPPORTED, /* packed by another method than deflate */
} czip_status;

typedef struct czip_entry {
  char name[256];         /* ends with NUL; the bytes as stored, cut where longer */
  uint64_t declared_size; /* what the directory says, true or not */
} czip_entry;

typedef struct czip_archive czip_archive;

/* Finds the directory. `bytes` must outlive the archive. NULL where there is none, or no memory. */
czip_archive *_Nullable czip_open(const uint8_t *bytes, size_t count);
/* Goes to the next entry, at first to the first. */
czip_status czip_next(czip_archive *archive, czip_entry *entry);
/* Unpacks the current entry, whose size must be `count`, and checks its CRC-32. */
czip_status czip_read(czip_archive *archive, uint8_t *buffer, size_t count);
void czip_close(czip_archive *archive);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
#endif
