/// The transport: bytes in, bytes out, order and endings.
func measureWire(_ bench: Bench) throws {
  try measureOrder(bench)
}
