/* Found through pkg-config; header-only, and only Sources/CDigest includes xxhash.h itself. */
