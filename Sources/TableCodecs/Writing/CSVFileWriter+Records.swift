import CellFormats
import TableValues

extension CSVFileWriter {
  /// What is new in a field.
  enum NewField {
    case cell(Cell)
    case text([UInt8])
  }

  /// One field of a record that is being composed.
  private enum Field {
    /// Units of the source, as they are.
    case units(Range<Int>)
    /// New bytes.
    case bytes([UInt8])
    /// The record has no such field.
    case missing
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
      if place < content.columns.count, let new = new(place) {
        fields.append(.bytes(field(new, place, row, position)))
        continue
      }
      let index = place < count ? content.columns[place].source : width + place - count
      if let index, index < own.count {
        let units = start + own[index].lowerBound..<start + own[index].upperBound
        fields.append(try kept(units, place, row, position, isRepaired))
      } else {
        fields.append(missing(place, row, position))
      }
    }
    try write(fields)
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

  private mutating func write(_ fields: [Field]) throws {
    var open: Range<Int>?
    for (place, field) in fields.enumerated() {
      if case .units(let units) = field, let before = open,
        units.lowerBound == before.upperBound + 1, keepsSpelling
      {
        // The delimiter between them is copied with them.
        open = before.lowerBound..<units.upperBound
        continue
      }
      if let before = open { try copy(before) }
      open = nil
      if place > 0 { try stream.write(spelling.delimiter) }
      switch field {
      case .units(let units): open = units
      case .bytes(let bytes): try stream.write(bytes)
      case .missing: break
      }
    }
    if let before = open { try copy(before) }
  }

  private mutating func field(
    _ new: NewField, _ place: Int, _ row: CSVRowReference?, _ position: CSVFieldSpelling.Place
  ) -> [UInt8] {
    do throws(CSVFieldSpelling.Obstacle) {
      switch new {
      case .cell(let cell):
        return try spelling.field(cell, content.columns[place].settings, position)
      case .text(let text): return try spelling.field(text, isQuoted: false, position)
      }
    } catch {
      note(error, place, row, at: source.layout.header?.lowerBound ?? 0)
      return []
    }
  }

  /// A field of the source.
  private mutating func kept(
    _ units: Range<Int>, _ place: Int, _ row: CSVRowReference?,
    _ position: CSVFieldSpelling.Place, _ isRepaired: Bool
  ) throws -> Field {
    if keepsSpelling, !isRepaired, !position.isOnly, !position.isFirst { return .units(units) }
    let raw = try source.units.raw(units)
    let (text, isQuoted) = CSVRecordParts.text(
      ofField: raw, in: source.dialect.encoding, source.dialect.grammar(isLiteral: isRepaired))
    if keepsSpelling {
      let isUnsafe = isRepaired && spelling.needsQuotes(text, position)
      if !isUnsafe, isQuoted || !spelling.isHidden(text, position) { return .units(units) }
    }
    do throws(CSVFieldSpelling.Obstacle) {
      let hasQuotes = style.dialect.quote != nil
      return .bytes(try spelling.field(text, isQuoted: isQuoted && hasQuotes, position))
    } catch {
      note(error, place, row, at: units.lowerBound * width)
      return .bytes([])
    }
  }

  /// A field that the source's record does not have.
  private mutating func missing(
    _ place: Int, _ row: CSVRowReference?, _ position: CSVFieldSpelling.Place
  ) -> Field {
    let isAdded = place < content.columns.count && content.columns[place].source == nil
    if isAdded || position.isOnly {
      return .bytes(field(row == nil ? .text([]) : .cell(.null), place, row, position))
    }
    return .missing
  }

  private mutating func note(
    _ obstacle: CSVFieldSpelling.Obstacle, _ place: Int, _ row: CSVRowReference?, at offset: Int
  ) {
    switch (obstacle, row) {
    case (.encoding, nil): unwritable.add(.textNotEncodable(byteOffset: offset))
    case (.encoding, let row?): unwritable.add(.notEncodable(row: row, column: place))
    case (.quoting, let row): unwritable.add(.notQuotable(row: row ?? .source(-1), column: place))
    }
  }
}
