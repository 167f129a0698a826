/// Sees what passes through a connection. Called on the threads that read and write, so it must
/// neither wait nor fail.
package protocol ConnectionTap: Sendable {
  /// Bytes came in, in any pieces; called before anything is done with them.
  func read(_ bytes: ArraySlice<UInt8>)
  /// The input has ended.
  func inputEnded()
  /// The body of a message is about to be written.
  func wrote(_ body: [UInt8])
}
