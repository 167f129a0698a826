import CellFormats
import TableValues

extension CSVFileWriter {
  /// What is new in a field.
  enum NewField {
    case cell(Cell)
    case text([UInt8])
  }

  /// One field of a record that is being composed.
  private struct Field {
    /// What it has.
    enum Content {
      /// Units of the source, as they are.
      case units(Range<Int>)
      /// New bytes.
      case bytes([UInt8])
      /// The record has no such field.
      case missing
    }

    var content: Content
    /// Which field of the source's record it is, also where it is edited.
    var origin: Int?
    /// Whether it is the source's, as it is.
    var isKept: Bool {
      if case .units = content { return true }
      return false
    }
  }

  /// Writes the fields of a record, without its line end.
  ///
  /// - Parameters:
  ///   - parts: Where the fields of the source's record are; nil for a new record.
  ///   - start: The unit that the places in `parts` count from.
  ///   - row: The row; nil for the header.
  ///   - isRepaired: Whether fields with quotes are put into quotes.
  ///   - new: The new field at a place; nil where the source's is kept.
  mutating func writeRecord(
    _ parts: CSVRecordParts?, at start: Int, _ row: CSVRowReference?, isRepaired: Bool,
    new: (Int) -> NewField?
  ) throws {
    let own = parts?.fields ?? []
    let width = source.columns.count
    // Fields beyond the columns are kept behind the columns.
    let extra = own.count > width ? own.count - width : 0
    var count = content.columns.count
    if extra == 0, own.count < width, parts != nil {
      count = Self.count(own.count, content.columns, new)
    }
    let total = count + extra
    var fields: [Field] = []
    fields.reserveCapacity(total)
    for place in 0..<total {
      let position = CSVFieldSpelling.Place(isFirst: place == 0, isOnly: total == 1)
      let index = place < count ? self.content.columns[place].source : width + place - count
      let origin = index.flatMap { $0 < own.count ? $0 : nil }
      let content: Field.Content
      if place < self.content.columns.count, let new = new(place) {
        content = .bytes(field(new, place, row, position))
      } else if let origin {
        let units = start + own[origin].lowerBound..<start + own[origin].upperBound
        let new = try respelled(units, place, row, position, isRepaired)
        content = new.map { .bytes($0) } ?? .units(units)
      } else {
        content = missing(place, row, position)
      }
      fields.append(Field(content: content, origin: origin))
    }
    try write(fields, parts, at: start)
    guard isDrawn else { return }
    let texts = try fields.map { field -> [UInt8] in
      switch field.content {
      case .units(let units): try source.units.raw(units)
      case .bytes(let bytes): bytes
      case .missing: []
      }
    }
    check(texts, row, 0)
  }

  /// Whether the fields of a record that were not edited, and all delimiters, stay as they are: each
  /// column has its field in the source, at the same place.
  func keepsFields(of parts: CSVRecordParts, _ row: Int) -> Bool {
    keepsRecords && row < repairedFrom && parts.fields.count >= content.columns.count
  }

  /// Writes a record of which only the edited fields are new. Costs what these cost.
  mutating func replace(
    _ edits: ArraySlice<CSVCellEdit>, in parts: CSVRecordParts, at start: Int,
    _ row: CSVRowReference
  ) throws {
    var at = start + parts.start
    var new: [Int: [UInt8]] = [:]
    for edit in edits {
      let (place, cell) = (edit.place, edit.cell)
      let units = parts.fields[place]
      let isOnly = parts.fields.count == 1
      let position = CSVFieldSpelling.Place(isFirst: place == 0, isOnly: isOnly)
      let bytes = field(.cell(cell), place, row, position)
      if isDrawn {
        let padding = try padding(of: place, in: parts, at: start, for: bytes)
        try copy(at..<start + units.lowerBound - padding.before)
        try stream.write(blanks(padding.left) + bytes + blanks(padding.right))
        at = start + units.upperBound + padding.behind
        new[place] = bytes
      } else {
        try copy(at..<start + units.lowerBound)
        try stream.write(bytes)
        at = start + units.upperBound
      }
    }
    try copy(at..<start + parts.end)
    guard isDrawn else { return }
    let texts = try parts.fields.enumerated().map { place, units -> [UInt8] in
      try new[place] ?? source.units.raw(start + units.lowerBound..<start + units.upperBound)
    }
    check(texts, row, edits.first?.place ?? 0)
  }

  /// Refuses a record of a drawn table that would be read as another line.
  private mutating func check(_ texts: [[UInt8]], _ row: CSVRowReference?, _ place: Int) {
    guard isDrawn, !isRecord(texts) else { return }
    unwritable.add(CSVRenderingError(.quoting, row, place))
  }

  /// How many fields a record has that lacks some: those behind the last one that is there are
  /// left out.
  private static func count(
    _ own: Int, _ columns: [CSVFileColumn], _ new: (Int) -> NewField?
  ) -> Int {
    let last = columns.indices.last { place in
      if new(place) != nil { return true }
      return columns[place].source.map { $0 < own } ?? false
    }
    return max((last ?? -1) + 1, min(1, columns.count))
  }

  /// Writes fields with delimiters between them; a delimiter of the source is copied where both of
  /// its fields are. An empty first name that is kept has no delimiter behind it.
  private mutating func write(
    _ fields: [Field], _ parts: CSVRecordParts?, at start: Int
  ) throws {
    let own = parts?.fields ?? []
    if isDrawn, keepsSpelling, let parts, let first = own.first {
      try copy(start + parts.start..<start + first.lowerBound)
    } else {
      try stream.write(spelling.opening)
    }
    for (place, field) in fields.enumerated() {
      if place > 0 {
        if keepsSpelling, let before = fields[place - 1].origin, field.origin == before + 1,
          fields[place - 1].isKept || own[before].upperBound < own[before + 1].lowerBound
        {
          try copy(start + own[before].upperBound..<start + own[before + 1].lowerBound)
        } else {
          try stream.write(spelling.separator)
        }
      }
      switch field.content {
      case .units(let units): try copy(units)
      case .bytes(let bytes): try stream.write(bytes)
      case .missing: break
      }
    }
    if isDrawn, keepsSpelling, let parts, let last = own.last {
      try copy(start + last.upperBound..<start + parts.end)
    } else {
      try stream.write(spelling.closing)
    }
  }

  private mutating func field(
    _ new: NewField, _ place: Int, _ row: CSVRowReference?, _ position: CSVFieldSpelling.Place
  ) -> [UInt8] {
    do throws(CSVFieldSpelling.Obstacle) {
      switch new {
      case .cell(let cell):
        return try spelling.field(cell, content.columns[place].settings, position, quotes[place])
      case .text(let text): return try spelling.field(text, isQuoted: quotesTitles, position)
      }
    } catch {
      unwritable.add(CSVRenderingError(error, row, place))
      return []
    }
  }

  /// The new spelling of a field of the source; nil if it stays as it is.
  private mutating func respelled(
    _ units: Range<Int>, _ place: Int, _ row: CSVRowReference?,
    _ position: CSVFieldSpelling.Place, _ isRepaired: Bool
  ) throws -> [UInt8]? {
    if keepsSpelling, !isRepaired, !position.isOnly, !position.isFirst { return nil }
    let raw = try source.units.raw(units)
    let (text, isQuoted) = CSVRecordParts.text(
      ofField: raw, in: source.dialect.encoding, source.dialect.grammar(isLiteral: isRepaired))
    if keepsSpelling {
      let isUnsafe = isRepaired && spelling.needsQuotes(text, position)
      if !isUnsafe, isQuoted || !spelling.isHidden(text, position) { return nil }
    }
    do throws(CSVFieldSpelling.Obstacle) {
      let hasQuotes = style.dialect.quote != nil
      return try spelling.field(text, isQuoted: isQuoted && hasQuotes, position)
    } catch {
      unwritable.add(CSVRenderingError(error, row, place))
      return []
    }
  }

  /// A field that the source's record does not have.
  private mutating func missing(
    _ place: Int, _ row: CSVRowReference?, _ position: CSVFieldSpelling.Place
  ) -> Field.Content {
    let isAdded = place < content.columns.count && content.columns[place].source == nil
    if isAdded || position.isOnly || spelling.needsQuotes([], position) {
      return .bytes(field(row == nil ? .text([]) : .cell(.null), place, row, position))
    }
    return .missing
  }
}
