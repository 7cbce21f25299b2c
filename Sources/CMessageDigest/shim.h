/* Found through pkg-config; only Sources/CDigest includes sha2.h itself. */
