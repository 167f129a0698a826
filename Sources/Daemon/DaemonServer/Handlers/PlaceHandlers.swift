import ColumnStorage
import ProtocolWords
import RowTree
import Scheduling
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Rows and places in the table's file.
enum PlaceHandlers {
  /// How far a line is read to find a character, in bytes.
  private static let lineBytesMax = 1 << 20

  /// `table/rowSource`.
  static func rowSource(
    _ params: TableRowSourceParams, _ call: Call<TableRowSourceResult>
  ) throws {
    let limits = call.daemon.options.limits
    guard params.rows.count <= limits.rowsPerAnswerMax else {
      throw DaemonError.limit(
        name: "rowsPerAnswerMax", maximum: limits.rowsPerAnswerMax, found: params.rows.count)
    }
    try onRecords(params.table, call) { records, unit in
      let slots = try params.rows.map { key in
        let key = RowKey(key, in: records.table)
        guard let slot = records.table.slot(of: key) else { throw records.table.unknownRow(key) }
        return slot
      }
      let told = try records.rows(slots, hasFields: params.hasFields ?? false, counting: unit)
      return TableRowSourceResult(
        revision: records.table.revision.rawValue, complete: records.source.index.isComplete,
        rows: told)
    }
  }

  /// `table/rowAt`.
  static func rowAt(_ params: TableRowAtParams, _ call: Call<TableRowAtResult>) throws {
    try onRecords(params.table, call) { records, unit in
      let source = records.source
      var result = TableRowAtResult(
        revision: records.table.revision.rawValue, complete: source.index.isComplete, row: nil)
      guard let byte = try byte(params, source, unit) else { return result }
      guard case .record(let record) = try source.place(ofByte: byte) else {
        if try source.place(ofByte: byte) == .other { result.complete = true }
        return result
      }
      result.record = record
      result.complete = true
      let place = try source.places(of: [record], hasFields: true)[0]
      var positions = FilePositions(source, unit)
      result.place = try positions.place(of: [place.bytes])[0]
      let field = place.fields.firstIndex { range in
        range.map { $0.lowerBound <= byte && byte <= $0.upperBound } ?? false
      }
      if let field, records.columns.indices.contains(field) {
        result.column = records.table.content.schema[records.columns[field]]?.id.text.utf8
      }
      guard let slot = records.slot(ofRecord: record) else {
        result.complete = false
        return result
      }
      if records.table.order.contains(slot) {
        result.row = WireKey(records.table.keys.key(of: slot))
      } else {
        result.removed = true
      }
      return result
    }
  }

  /// The byte that is asked for; nil: the file, as far as it is indexed, does not have it.
  private static func byte(
    _ params: TableRowAtParams, _ source: CSVSource, _ unit: PositionUnit
  ) throws -> Int? {
    if let byte = params.byte { return byte }
    let line = params.line ?? 0
    guard let start = try source.byte(ofLine: line) else { return nil }
    guard let character = params.character else { return start }
    var positions = CSVTextPositions(
      source.bytes, source.dialect.encoding, counting: unit, from: (start, line))
    return try positions.byte(ofCharacter: character, within: lineBytesMax)
  }

  /// Answers with what a worker makes of the records of a table's file.
  private static func onRecords<Output: WireResult>(
    _ table: TableID, _ call: Call<Output>,
    _ body: @escaping @Sendable (FileRecords, PositionUnit) throws -> Output
  ) throws {
    let entry = try call.daemon.registry.table(table)
    let (pool, unit) = (call.daemon.pool, call.session.positions)
    call.answer.failWhenCancelled()
    call.onAllRows(of: entry.session, view: nil, waits: false) { [facts = entry.facts] session in
      let find = try FileRecords.find(facts, session, pool)
      pool.submit(.files) {
        call.answer.attempt {
          let output = try body(try find(), unit)
          call.answer.succeedWhenRoom { output }
        }
      }
    }
  }
}

extension FileRecords {
  /// Where rows are in the file.
  fileprivate func rows(
    _ slots: [UInt32], hasFields: Bool, counting unit: PositionUnit
  ) throws -> [TableRowSourceResult.Row] {
    let known = slots.map { record(of: $0) }
    let places = try source.places(of: known.compactMap { $0 }, hasFields: hasFields)
    var positions = FilePositions(source, unit)
    var wires = try positions.place(
      of: places.flatMap { [$0.bytes] + $0.fields.compactMap { $0 } })[...]
    var next = places[...]
    return zip(slots, known).map { slot, record in
      let key = WireKey(table.keys.key(of: slot))
      guard let record, let place = next.popFirst(), let whole = wires.popFirst() else {
        return TableRowSourceResult.Row(row: key, state: .known(.new))
      }
      var row = TableRowSourceResult.Row(
        row: key, state: .known(isEdited(slot) ? .edited : .inFile), record: record, place: whole)
      if hasFields {
        row.fields = zip(place.fields, columns).compactMap { range, column in
          guard range != nil, let wire = wires.popFirst(),
            let id = table.content.schema[column]?.id
          else { return nil }
          return .init(column: id.text.utf8, place: wire)
        }
      }
      return row
    }
  }
}

/// Ranges of bytes as positions of an editor.
private struct FilePositions {
  private let source: CSVSource
  private let unit: PositionUnit
  private var positions: CSVTextPositions?
  private var last = 0

  init(_ source: CSVSource, _ unit: PositionUnit) {
    self.source = source
    self.unit = unit
  }

  /// The ranges in the form that is sent. Lines that begin too far before have no positions.
  mutating func place(of ranges: [Range<Int>]) throws -> [WireFilePlace] {
    let bytes = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    var known: [Int: WireTextPosition] = [:]
    for byte in bytes { known[byte] = try position(of: byte) }
    return ranges.map { range in
      var place = WireFilePlace(bytes: IndexPair(range.lowerBound, range.upperBound))
      if let start = known[range.lowerBound], let end = known[range.upperBound] {
        place.range = .init(start: start, end: end)
      }
      return place
    }
  }

  private mutating func position(of byte: Int) throws -> WireTextPosition? {
    // From the last position on, unless that is far away.
    if positions == nil || byte - last > 1 << 16 {
      guard let start = try source.lineStart(ofByte: byte) else {
        positions = nil
        return nil
      }
      positions = CSVTextPositions(
        source.bytes, source.dialect.encoding, counting: unit,
        from: (start, try source.index.line(atByte: start) - 1))
    }
    last = byte
    let found = try positions?.position(ofByte: byte)
    return found.map { WireTextPosition(line: $0.line, character: $0.character) }
  }
}
