// The first file of Diffing.
