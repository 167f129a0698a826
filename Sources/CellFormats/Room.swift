// This room is empty until its first type moves in.
