// The daemon starts here.
