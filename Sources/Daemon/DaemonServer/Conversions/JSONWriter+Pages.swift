import JSONText

extension JSONWriter {
  /// Writes an answer with a list, and as many of its elements as fit the size limit.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - write: Writes the answer with the given number of elements.
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
      // The number that fills about nine tenths of the limit, if all have the same length.
      let fitting = Double(told) * Double(bytesMax) / Double(bytes) * 0.9
      told = max(1, min(Int(fitting), told * 9 / 10))
    }
  }

  /// Writes the member `more` if the list was cut.
  mutating func more(_ isMore: Bool) {
    guard isMore else { return }
    name("more")
    bool(true)
  }
}
