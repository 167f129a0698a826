/// The transport: bytes in, bytes out, order and endings.
func measureWire(_ bench: Bench) throws {
  try measureFraming(bench)
  try measureEncoding(bench)
  try measureUpdates(bench)
  try measureOrder(bench)
  try measureEndings(bench)
}
