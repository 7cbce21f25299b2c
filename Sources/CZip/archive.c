#include "CZip.h"
#include "memory.h"

#include <stdlib.h>

struct czip_archive {
  czip_memory memory;
  unzFile file;
  bool is_started;
};

czip_archive *czip_open(const uint8_t *bytes, size_t count) {
  czip_archive *archive = calloc(1, sizeof *archive);
  if (archive == NULL) return NULL;
  archive->memory = (czip_memory){.bytes = bytes, .count = count};
  zlib_filefunc64_def functions = czip_memory_functions(&archive->memory);
  archive->file = unzOpen2_64("", &functions);
  if (archive->file != NULL) return archive;
  free(archive);
  return NULL;
}

czip_status czip_next(czip_archive *archive, czip_entry *entry) {
  int result = archive->is_started ? unzGoToNextFile(archive->file) : unzGoToFirstFile(archive->file);
  archive->is_started = true;
  if (result == UNZ_END_OF_LIST_OF_FILE) return CZIP_END;
  if (result != UNZ_OK) return CZIP_DAMAGED;
  unz_file_info64 info;
  *entry = (czip_entry){0};
  result = unzGetCurrentFileInfo64(archive->file, &info, entry->name, sizeof entry->name - 1, NULL, 0, NULL, 0);
  if (result != UNZ_OK) return CZIP_DAMAGED;
  entry->declared_size = info.uncompressed_size;
  return CZIP_OK;
}

static czip_status check(czip_archive *archive) {
  unz_file_info64 info;
  if (unzGetCurrentFileInfo64(archive->file, &info, NULL, 0, NULL, 0, NULL, 0) != UNZ_OK) return CZIP_DAMAGED;
  if (info.flag & 1) return CZIP_ENCRYPTED;
  return info.compression_method == 0 || info.compression_method == 8 ? CZIP_OK : CZIP_UNSUPPORTED;
}

static bool fill(czip_archive *archive, uint8_t *buffer, size_t count) {
  size_t done = 0;
  while (done < count) {
    size_t step = count - done < 1 << 30 ? count - done : 1 << 30;
    int got = unzReadCurrentFile(archive->file, buffer + done, (unsigned)step);
    if (got <= 0) return false;
    done += (size_t)got;
  }
  return true;
}

czip_status czip_read(czip_archive *archive, uint8_t *buffer, size_t count) {
  czip_status status = check(archive);
  if (status != CZIP_OK) return status;
  if (unzOpenCurrentFile(archive->file) != UNZ_OK) return CZIP_DAMAGED;
  bool is_whole = fill(archive, buffer, count);
  /* Closing compares the checksum, once all bytes that the directory declares are read. */
  return unzCloseCurrentFile(archive->file) == UNZ_OK && is_whole ? CZIP_OK : CZIP_DAMAGED;
}

void czip_close(czip_archive *archive) {
  unzClose(archive->file);
  free(archive);
}
