import JSONText

extension JSONWriter {
  /// Writes an answer that tells a number of things, as many of them as an answer may be long.
  ///
  /// - Parameters:
  ///   - count: How many things there are to tell.
  ///   - write: Writes the answer with the first so many of them.
  mutating func page(
    _ count: Int, bytesMax: Int = TextCut.answerMost, _ write: (inout JSONWriter, Int) -> Void
  ) {
    let start = mark
    var told = count
    while true {
      write(&self, told)
      let bytes = self.count(since: start)
      guard bytes > bytesMax, told > 1 else { return }
      rewind(to: start)
      // As many as are about nine tenths of the limit, if all are of one length.
      let fitting = Double(told) * Double(bytesMax) / Double(bytes) * 0.9
      told = max(1, min(Int(fitting), told * 9 / 10))
    }
  }

  /// Writes the member `more` where an answer ended early.
  mutating func more(_ isMore: Bool) {
    guard isMore else { return }
    name("more")
    bool(true)
  }
}
