import CellFormats
import ColumnStorage
import Expressions
import TableCodecs
import TableModel
import TableValues

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
  private let isRenamed: [Bool]

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
  /// - Parameter numbers: The table's columns in the order of the file before.
  /// - Returns: All columns, and the numbers of those of the file, in its order.
  /// - Throws: ``FileReload/Refused`` if a column is missing that keys or sections need.
  func schema(
    of table: TableState, _ numbers: [ColumnNumber]
  ) throws -> (TableSchema, [ColumnNumber]) {
    let before = table.content.schema
    guard numbers.count == oldCount, numbers.allSatisfy({ before[$0] != nil }) else {
      throw FileReload.Refused()
    }
    if areSame { return (before, numbers) }
    var ids = Set(before.columns.map(\.id))
    var next = table.freeColumnNumber
    let columns = list.indices.compactMap { place -> Column? in
      guard let old = known[place] else {
        defer { next += 1 }
        let (id, name) = (freeID(ofColumn: place, &ids), list[place].name)
        var column = Column(
          number: ColumnNumber(next), id: id, title: name.isEmpty ? id.text : name,
          type: list[place].settings.type)
        column.adopt(list[place].format)
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
