/// Receives the traffic of a connection. It is called on the threads that read and write, so it
/// must neither wait nor fail.
package protocol ConnectionTap: Sendable {
  /// Bytes were read, divided in any way. Called before they are processed.
  func read(_ bytes: ArraySlice<UInt8>)
  /// The input has ended.
  func inputEnded()
  /// The body of a message is about to be written.
  func wrote(_ body: [UInt8])
}
