#ifndef CREPORTPAGES_H
#define CREPORTPAGES_H

#include <stddef.h>
#include <stdint.h>

/// The files of which the HTML report is made.
enum creport_file {
  /// The page, in which lines such as `{{style}}` are replaced.
  creport_file_page,
  /// The style sheet.
  creport_file_style,
  /// The script.
  creport_file_script,
} __attribute__((enum_extensibility(closed)));

/// The bytes of a file, and their number through `count`.
const uint8_t *_Nonnull creport_bytes(enum creport_file file, size_t *_Nonnull count);

#endif
