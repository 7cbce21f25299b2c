// The first file of PartChanges.
