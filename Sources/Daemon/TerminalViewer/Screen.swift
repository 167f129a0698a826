/// What is on the terminal. Only lines that changed are written.
struct Screen {
  private var lines: [[UInt8]] = []
  private var cursor: Cursor?

  /// The cell of the terminal's own cursor.
  struct Cursor: Equatable {
    var x: Int
    var y: Int
  }

  /// Forgets what is on the terminal, so that everything is written again.
  mutating func forget() {
    lines = []
    cursor = nil
  }

  /// The bytes that bring the terminal to these lines.
  ///
  /// - Parameter cursor: Where the cursor is shown; nil: it is hidden.
  mutating func change(to next: [[UInt8]], cursor wanted: Cursor?) -> [UInt8] {
    var bytes: [UInt8] = []
    for (y, line) in next.enumerated() where y >= lines.count || lines[y] != line {
      // Erased before, not behind: a line may end in the last cell, where terminals differ.
      bytes += Array("\u{1B}[\(y + 1);1H\u{1B}[0m\u{1B}[2K".utf8)
      bytes += line
    }
    if !bytes.isEmpty || wanted != cursor {
      if let wanted {
        bytes += Array("\u{1B}[\(wanted.y + 1);\(wanted.x + 1)H\u{1B}[?25h".utf8)
      } else if cursor != nil {
        bytes += Array("\u{1B}[?25l".utf8)
      }
    }
    lines = next
    cursor = wanted
    return bytes
  }
}
