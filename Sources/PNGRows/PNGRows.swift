// The first file of PNGRows.
