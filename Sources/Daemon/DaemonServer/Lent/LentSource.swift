import TableValues
import WireProtocol

/// A source that the client lends, as it has described it.
struct LentSource: Sendable {
  /// The largest number of rows that one request asks for, by default.
  private static let standardPageRows = 4096
  /// How many requests are sent at a time, by default.
  private static let standardParallel = 4

  /// The name by which the client knows it.
  let name: WireText
  /// The columns, in the order of the cells of a row.
  let columns: [WireLentColumn]
  /// The places of the columns that identify a row; empty: none do.
  let keyPlaces: [Int]
  /// How many rows it has; nil: unknown.
  let rowCount: Int?
  /// Whether pages are found by the number of rows before them. Otherwise by the key of the row
  /// before them.
  let hasOffsets: Bool
  /// Whether it writes edited rows.
  let canWrite: Bool
  /// How many requests are sent at a time.
  let parallel: Int
  /// The largest number of rows that one request asks for.
  let pageRows: Int
  /// The time limit for answers, in milliseconds.
  let deadline: Int
  /// The places of the columns by their ids.
  let places: [WireText: Int]

  /// Checks a description.
  ///
  /// - Throws: `DaemonError.invalid`, `DaemonError.unknownColumn`.
  init(_ wire: WireLentSource) throws(DaemonError) {
    name = wire.lent
    columns = wire.columns
    rowCount = wire.rowCount
    hasOffsets = wire.can?.offset ?? false
    canWrite = wire.can?.write ?? false
    parallel = hasOffsets ? wire.can?.parallel ?? Self.standardParallel : 1
    pageRows = wire.pageRows ?? Self.standardPageRows
    deadline = wire.deadline ?? WireSupplied.standardDeadline
    var places: [WireText: Int] = [:]
    for (place, column) in wire.columns.enumerated() {
      guard places.updateValue(place, forKey: column.id) == nil else {
        throw .invalid(
          pointer: "/source/columns/\(place)/id", expected: "an id of its own",
          found: "\"\(Text(column.id))\"")
      }
    }
    var keyPlaces: [Int] = []
    for (index, id) in (wire.key ?? []).enumerated() {
      guard let place = places[id] else {
        throw .unknownColumn(pointer: "/source/key/\(index)", Text(id))
      }
      keyPlaces.append(place)
    }
    if keyPlaces.isEmpty, canWrite || !hasOffsets {
      throw .invalid(
        pointer: "/source/key",
        expected: canWrite
          ? "the columns of a key, beside `can.write`" : "the columns of a key, or `can.offset`",
        found: "nothing")
    }
    (self.places, self.keyPlaces) = (places, keyPlaces)
  }

  /// The columns with their types.
  ///
  /// - Parameter found: The types of the values in the first page.
  func columns(typed found: [ColumnType]) -> [Column] {
    columns.enumerated().map { place, wire in
      let id = ColumnID(Text(wire.id))
      var column = Column(
        number: ColumnNumber(place), id: id, title: wire.title.map { Text($0) } ?? id.text,
        type: wire.type ?? found[place])
      column.isEditable = wire.editable ?? true
      return column
    }
  }
}
