import JSONText
import TableCodecs
import TableValues
import WireProtocol

extension Column {
  /// Declares the format that was found in the texts of a column: it parses them, and shows values
  /// that have no text. Does nothing for a column that is declared to be parsed in another way.
  mutating func adopt(_ format: CellFormat?) {
    guard let format, let wire = WireFormat(detected: format), traits.parse == nil else { return }
    var writer = JSONWriter()
    wire.write(to: &writer)
    let document = Text(writer.finish())
    traits.parse = format
    traits.documents["parse"] = document
    guard traits.format == nil else { return }
    traits.format = format
    traits.showsSource = true
    traits.documents["format"] = document
  }

  /// Forgets a detected format if the column is declared as a type that it cannot parse, or to be
  /// parsed in another way.
  mutating func keepDetectedFormat(under options: WireColumnOptions) {
    guard let parse = traits.parse else { return }
    let isDeclared: Bool
    if case .absent = options.traits.parse { isDeclared = false } else { isDeclared = true }
    if options.type == nil || parse.mayBe(type), !isDeclared { return }
    traits.parse = nil
    traits.format = nil
    traits.showsSource = false
    traits.documents["parse"] = nil
    traits.documents["format"] = nil
  }
}

extension CellFormat {
  /// Whether values of a type have such a spelling.
  fileprivate func mayBe(_ type: ColumnType) -> Bool {
    switch (self, type) {
    case (.number, .integer), (.number, .number), (.number, .decimal): true
    case (.date, .date), (.date, .dateTime), (.date, .time): true
    default: false  // formats that are not detected, and types without them
    }
  }
}

extension WireFormat {
  /// The wire form of a format that was found in a file: numbers and dates only.
  fileprivate init?(detected format: CellFormat) {
    switch format {
    case .number(let number):
      self.init(kind: number.isPercent ? .percent : .number)
      pattern = number.pattern?.utf8
      if number.locale != .en { locale = number.locale }
      decimalMark = number.decimalMark?.utf8
      groupMark = number.groupMark?.utf8
    case .date(let text, let language):
      self.init(kind: .date)
      pattern = text.utf8
      if language != .en { locale = language }
    case .compact, .bytes, .duration, .boolean, .map, .template: return nil
    }
  }
}
