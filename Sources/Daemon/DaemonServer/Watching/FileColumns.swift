import CellFormats
import ColumnStorage
import Expressions
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues

/// The columns that a table's file has: as it was read, or as the table was saved last.
struct KnownColumns: Sendable {
  /// Their numbers, in the order of the file.
  let numbers: [ColumnNumber]
  /// How they are read.
  let list: [CSVColumn]
  /// The table as it is in the file.
  let saved: TableState

  /// Those of a table that was read from a source.
  ///
  /// - Parameter facts: What is known of the table; its titles and its file.
  init(_ saved: TableState, _ source: CSVSource, _ facts: TableFacts.State) {
    let columns = FileContent.split(saved).inFile
    self.saved = saved
    numbers = columns.map(\.number)
    list = columns.map { column in
      let place =
        facts.base.map { $0.columns.firstIndex(of: column.number) ?? -1 } ?? column.number.rawValue
      guard source.columns.indices.contains(place) else {
        // It was added, and saved: cells without a value as empty fields.
        var settings = ParseSettings(type: column.type)
        if source.dialect.json == nil { settings.nullSpellings = [""] }
        return CSVColumn(
          name: source.namesColumns ? column.title : "", settings: settings,
          path: source.dialect.json?.rows == .objects ? [column.title] : [])
      }
      let title =
        facts.base.map { $0.saved.content.schema[column.number]?.title }
        ?? facts.titles[column.number]
      var same = source.columns[place]
      if source.namesColumns, title != column.title { same.rename(to: column.title) }
      return same
    }
  }

  /// Those of a session's table; nil before it has a state.
  init?(_ session: isolated TableSession, _ source: CSVSource, _ facts: TableFacts) {
    guard let saved = session.savedState else { return nil }
    self.init(saved, source, facts.state.withLock { $0 })
  }

  /// Whether the table's file still has them.
  func areThose(of session: isolated TableSession) -> Bool {
    session.savedState.map { FileContent.split($0).inFile.map(\.number) } == numbers
  }
}

/// The columns of a file that has changed, and which of them it had before.
///
/// A column is known by its name. One at the place of an old column, where neither name is elsewhere,
/// is that column with another name.
struct FileColumns: Sendable {
  /// How they are read.
  let list: [CSVColumn]
  /// For each of them the one before, or nil.
  let known: [Int?]
  /// How many there were before.
  private let oldCount: Int
  /// For each of them whether it had another name before.
  let isRenamed: [Bool]

  /// Finds the columns.
  ///
  /// - Parameters:
  ///   - found: The columns of the file now.
  ///   - old: Those before.
  ///   - byNameOnly: Whether a column with another name is another one wherever it is.
  init(of found: [CSVColumn], after old: [CSVColumn], byNameOnly: Bool = false) {
    var places: [Text: [Int]] = [:]
    for (place, column) in old.enumerated().reversed() {
      places[column.name, default: []].append(place)
    }
    var known = found.map { places[$0.name]?.popLast() }
    let isTaken = Set(known.compactMap(\.self))
    for place in found.indices where known[place] == nil && !byNameOnly {
      if old.indices.contains(place), !isTaken.contains(place) { known[place] = place }
    }
    self.known = known
    oldCount = old.count
    list = zip(found, known).map { column, place in
      guard let place else { return column }
      var same = old[place]
      same.name = column.name
      return same
    }
    isRenamed = zip(found, known).map { column, place in
      place.map { old[$0].name != column.name } ?? false
    }
  }

  /// Whether nothing has changed.
  var areSame: Bool { known == (0..<oldCount).map { $0 } && !isRenamed.contains(true) }

  /// The columns of a table that has what the file has.
  ///
  /// - Parameters:
  ///   - numbers: The table's columns in the order of the file before.
  ///   - other: A table whose columns have other numbers and ids than new ones, too.
  /// - Returns: All columns, and the numbers of those of the file, in its order.
  /// - Throws: ``FileReload/Refused`` if a column is missing that keys or sections need.
  func schema(
    of table: TableState, _ numbers: [ColumnNumber], besides other: TableState? = nil
  ) throws -> (TableSchema, [ColumnNumber]) {
    let before = table.content.schema
    guard numbers.count == oldCount, numbers.allSatisfy({ before[$0] != nil }) else {
      throw FileReload.Refused()
    }
    if areSame { return (before, numbers) }
    let others = other?.content.schema.columns ?? []
    var ids = Set((before.columns + others).map(\.id))
    var next = max(table.freeColumnNumber, other?.freeColumnNumber ?? 0)
    let columns = list.indices.compactMap { place -> Column? in
      guard let old = known[place] else {
        defer { next += 1 }
        let (id, name) = (freeID(ofColumn: place, &ids), list[place].name)
        var column = Column(
          number: ColumnNumber(next), id: id, title: name.isEmpty ? id.text : name,
          type: list[place].settings.type)
        column.adopt(list[place])
        return column
      }
      var column = before[numbers[old]]
      if isRenamed[place], !list[place].name.isEmpty { column?.title = list[place].name }
      return column
    }
    let kept = Set(columns.map(\.number))
    let needed = before.keyColumns + [table.sections?.column].compactMap(\.self)
    guard columns.count == list.count,
      needed.allSatisfy({ kept.contains($0) || !numbers.contains($0) })
    else { throw FileReload.Refused() }
    let checked = try ComputedSchema(
      Self.placed(columns, among: before.columns, numbers), types: before.types,
      parameters: table.parameters)
    var after = TableSchema(columns: checked.columns, keyColumns: before.keyColumns)
    after.types = before.types
    return (after, columns.map(\.number))
  }

  /// The columns of the file in the places of those before; all others stay.
  private static func placed(
    _ columns: [Column], among all: [Column], _ numbers: [ColumnNumber]
  ) -> [Column] {
    let isOld = Set(numbers)
    let last = all.lastIndex { isOld.contains($0.number) }
    var rest = columns[...]
    var placed: [Column] = []
    for (place, column) in all.enumerated() {
      if !isOld.contains(column.number) {
        placed.append(column)
      } else if place == last {
        placed += rest
      } else if let next = rest.popFirst() {
        placed.append(next)
      }
    }
    // An empty file has left no column behind which they could be.
    return last == nil ? placed + rest : placed
  }

  /// An id for a new column: its name or its place, with a number where another column has it.
  private func freeID(ofColumn place: Int, _ ids: inout Set<ColumnID>) -> ColumnID {
    let name = list[place].name
    let first =
      name.isEmpty
      ? ColumnID(Text("column\(place + 1)")) : TableSchema.ids(forHeaders: [name])[0]
    var (id, number) = (first, 2)
    while !ids.insert(id).inserted {
      id = ColumnID(Text("\(first.text) \(number)"))
      number += 1
    }
    return id
  }
}
