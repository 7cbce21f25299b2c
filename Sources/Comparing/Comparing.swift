// The first file of Comparing.
