/* Found through pkg-config; only Sources/CDigest includes libdeflate.h itself. */
