/* Found through pkg-config; only Sources/CZip includes unzip.h itself. */
