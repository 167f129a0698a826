import TableValues

/// Texts of the clipboard with a sign between fields: TSV as spreadsheets copy it, and CSV.
package enum DelimitedText {
  /// The rows of a text. A field in quotes may contain delimiters, line breaks and doubled quotes.
  /// A quote that is never closed is an ordinary character. O(bytes).
  package static func rows(in text: [UInt8], delimiter: UInt8) -> [[Text]] {
    var reader = DelimitedReader(text: text, delimiter: delimiter)
    return reader.rows()
  }
}

private struct DelimitedReader {
  let text: [UInt8]
  let delimiter: UInt8
  private var index = 0
  /// Whether some quote is never closed; then no later one is, either.
  private var hasOpenQuote = false

  init(text: [UInt8], delimiter: UInt8) {
    self.text = text
    self.delimiter = delimiter
  }

  mutating func rows() -> [[Text]] {
    var rows: [[Text]] = []
    while index < text.count {
      var row: [Text] = []
      repeat { row.append(field()) } while takeDelimiter()
      takeLineEnd()
      rows.append(row)
    }
    return rows
  }

  private mutating func takeDelimiter() -> Bool {
    guard index < text.count, text[index] == delimiter else { return false }
    index += 1
    return true
  }

  private mutating func takeLineEnd() {
    if index < text.count, text[index] == 0x0D { index += 1 }
    if index < text.count, text[index] == 0x0A { index += 1 }
  }

  private mutating func field() -> Text {
    if index < text.count, text[index] == 0x22, !hasOpenQuote, let quoted = quotedField() {
      return quoted
    }
    let start = index
    skipPlain()
    return Text(text[start..<index])
  }

  private mutating func skipPlain() {
    while index < text.count, text[index] != delimiter, text[index] != 0x0A, text[index] != 0x0D {
      index += 1
    }
  }

  /// A field in quotes, with what follows the closing quote; nil if there is none.
  private mutating func quotedField() -> Text? {
    var bytes: [UInt8] = []
    var at = index + 1
    while at < text.count {
      if text[at] == 0x22 {
        guard at + 1 < text.count, text[at + 1] == 0x22 else {
          index = at + 1
          let start = index
          skipPlain()
          return Text(bytes + text[start..<index])
        }
        at += 1
      }
      bytes.append(text[at])
      at += 1
    }
    hasOpenQuote = true
    return nil
  }
}
