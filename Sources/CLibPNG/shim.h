/* Found through pkg-config; only Sources/CPNG includes png.h itself. */
