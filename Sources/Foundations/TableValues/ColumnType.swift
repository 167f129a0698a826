/// A column: identity, title, type and permissions.
///
/// Columns are copied for each cell that is read. Large and rarely set members are behind one pointer.
package struct Column: Hashable, Sendable {
  /// Internal number, unchanged when columns are reordered.
  package var number: ColumnNumber
  /// Id on the wire.
  package var id: ColumnID
  /// Title in the header.
  package var title: Text
  /// Type of its cells.
  package var type: ColumnType
  /// Whether a view may sort by it.
  package var isSortable: Bool
  /// Whether a search that names no columns includes it.
  package var isSearchable: Bool
  /// Whether `table/edit` may set its cells.
  package var isEditable: Bool
  /// Members that few columns set.
  private var details: Details

  /// How its cells are parsed, formatted, compared and validated.
  package var traits: ColumnTraits {
    _read { yield details.values.traits }
    set { change { $0.traits = newValue } }
  }
  /// The computation of its cells, if it is a computed column.
  package var computation: ColumnComputation? {
    _read { yield details.values.computation }
    set { change { $0.computation = newValue } }
  }
  /// The path of its values in row objects, its display values and its sort values.
  package var form: ColumnForm {
    _read { yield details.values.form }
    set { change { $0.form = newValue } }
  }
  /// The inputs of its cells, if the client computes them.
  package var supply: ColumnSupply? {
    _read { yield details.values.supply }
    set { change { $0.supply = newValue } }
  }

  /// Makes a column. By default it permits everything.
  package init(
    number: ColumnNumber, id: ColumnID, title: Text, type: ColumnType, isSortable: Bool = true,
    isSearchable: Bool = true, isEditable: Bool = true
  ) {
    self.number = number
    self.id = id
    self.title = title
    self.type = type
    self.isSortable = isSortable
    self.isSearchable = isSearchable
    self.isEditable = isEditable
    details = Details(Details.Values())
  }

  private mutating func change(_ change: (inout Details.Values) -> Void) {
    var values = details.values
    change(&values)
    details = Details(values)
  }

  /// The footer of the column, unless a view overrides it.
  package var footer: FooterRule? { details.values.traits.footer }

  /// Whether its cells are stored in the table: neither computed nor client-computed.
  package var isStored: Bool { computation == nil && supply == nil }

  /// Whether its cells are stored in the table and may be edited.
  package var takesEdits: Bool { isEditable && isStored }

  /// Whether cells have the same values and display texts in both columns.
  package func reads(as other: Column) -> Bool {
    type == other.type && traits.format == other.traits.format
      && traits.parse == other.traits.parse && traits.showsSource == other.traits.showsSource
      && traits.nullPlaceholder == other.traits.nullPlaceholder
      && computation == other.computation && supply == other.supply
  }
}

extension Column {
  /// Members that few columns set. Copies of a column share them.
  private final class Details: Hashable, Sendable {
    struct Values: Hashable {
      var traits = ColumnTraits()
      var computation: ColumnComputation?
      var form = ColumnForm()
      var supply: ColumnSupply?
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (left: Details, right: Details) -> Bool {
      left === right || left.values == right.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}

/// The parameters of a client-computed column.
package struct ColumnSupply: Hashable, Sendable {
  /// The part of a row that the client receives to compute a cell.
  package enum Inputs: Hashable, Sendable {
    /// These columns, in this order.
    case columns([ColumnID])
    /// Every column, except client-computed ones and those computed from them.
    case row
  }

  /// The inputs of a cell.
  package var inputs: Inputs
  /// The time limit for an answer, in milliseconds.
  package var deadline: Int

  /// Makes the parameters.
  package init(inputs: Inputs, deadline: Int = 10_000) {
    self.inputs = inputs
    self.deadline = deadline
  }
}

/// The computation of a column's cells from other cells of the row.
package struct ColumnComputation: Hashable, Sendable {
  /// The expression, in UTF-8.
  package var source: Text
  /// Whether the column's type was declared. Otherwise it is the type of the expression.
  package var isTypeDeclared: Bool
  /// The columns that it reads in its row.
  package var inputs: [ColumnNumber] = []
  /// The columns whose display values it reads.
  package var shownColumns: [ColumnNumber] = []
  /// The columns that it reads in other rows.
  package var otherColumns: [ColumnNumber] = []
  /// Why it cannot be computed with the current columns. Every cell is then this error.
  package var problem: Text?

  /// Makes a computation that has not been checked yet.
  package init(source: Text, isTypeDeclared: Bool) {
    self.source = source
    self.isTypeDeclared = isTypeDeclared
  }
}

extension ColumnComputation {
  /// The columns that it reads in its row, including columns of display values
  /// (``ColumnNumber/shown``).
  package var reads: [ColumnNumber] { inputs + shownColumns.map(\.shown) }
}

extension Sequence<Column> {
  /// All computations of cells and of display values, by the number of the column that they fill
  /// (for display values ``ColumnNumber/shown``).
  package var computations: [ColumnNumber: ColumnComputation] {
    var found: [ColumnNumber: ColumnComputation] = [:]
    for column in self {
      found[column.number] = column.computation
      found[column.number.shown] = column.form.display
    }
    return found
  }
}

/// The columns of a table in source order, and its key columns.
///
/// A copy is one pointer: each state of a table has one.
package struct TableSchema: Hashable, Sendable {
  private var parts: Parts

  /// The columns. Numbers and ids are unique.
  package var columns: [Column] { parts.columns }
  /// The key columns, in order. Empty if the daemon assigns keys.
  package var keyColumns: [ColumnNumber] { parts.keyColumns }
  /// Whether some column has a footer. O(1).
  package var hasFooters: Bool { parts.hasFooters }
  /// Whether a column is one of the key columns.
  package func isKey(_ column: ColumnNumber) -> Bool {
    parts.keyColumns.contains { $0.rawValue == column.rawValue }
  }
  /// The columns whose cells are stored in the table.
  package var storedColumns: [Column] { columns.filter(\.isStored) }

  /// The named types of the table, in ascending order of name.
  package var types: [NamedType] {
    get { parts.types }
    set { parts = Parts(parts, types: newValue) }
  }

  /// Makes a schema.
  ///
  /// - Precondition: Numbers and ids are unique.
  package init(columns: [Column], keyColumns: [ColumnNumber] = []) {
    parts = Parts(columns, keyColumns)
    precondition(parts.positions.count == columns.count, "column ids are unique")
  }

  /// The column with an id, or nil. O(1).
  package subscript(id: ColumnID) -> Column? { position(of: id).map { parts.columns[$0] } }

  /// The column with a number, or nil. O(1).
  package subscript(number: ColumnNumber) -> Column? {
    position(of: number).map { parts.columns[$0] }
  }

  /// The position of the column with an id, or nil. O(1).
  package func position(of id: ColumnID) -> Int? { parts.positions[id] }

  /// The position of the column with a number, or nil. O(1).
  package func position(of number: ColumnNumber) -> Int? {
    let place = number.rawValue
    if parts.columns.indices.contains(place), parts.columns[place].number == number { return place }
    return parts.moved[number]
  }

  /// Whether a file has the same columns of both schemas: the same stored columns in the same order,
  /// with the same titles. Types, formats and computed columns are in no file. O(columns).
  ///
  /// - Parameter withTitles: Whether the file has titles.
  package func isSaved(as other: TableSchema, withTitles: Bool) -> Bool {
    let (own, others) = (storedColumns, other.storedColumns)
    return own.count == others.count
      && zip(own, others).allSatisfy {
        $0.number == $1.number && (!withTitles || $0.title == $1.title)
      }
  }

  /// Derives unique ids from headers.
  ///
  /// A header that is not empty is an id itself; its repetitions are `name#2`, `name#3` and so on.
  /// An empty header becomes `column` and its position from 1. Ids are UTF-8, so that the id that is
  /// sent is the id that is received: bytes of a header that are not become U+FFFD, and headers that
  /// are equal then count as repetitions.
  ///
  /// - Complexity: O(bytes of all headers), also if many are equal.
  package static func ids(forHeaders given: [Text]) -> [ColumnID] {
    let headers = given.map(\.repaired)
    var taken = Set<Text>(headers.filter { !$0.isEmpty })
    var seen = Set<Text>()
    // By name, the smallest number that may still be free.
    var counters: [Text: Int] = [:]
    return headers.enumerated().map { position, header in
      let base = header.isEmpty ? Text("column\(position + 1)") : header
      if !header.isEmpty, seen.insert(base).inserted { return ColumnID(base) }
      if header.isEmpty, taken.insert(base).inserted { return ColumnID(base) }
      var counter = counters[base] ?? 2
      var name = Text("\(base)#\(counter)")
      while !taken.insert(name).inserted {
        counter += 1
        name = Text("\(base)#\(counter)")
      }
      counters[base] = counter + 1
      return ColumnID(name)
    }
  }
}

extension TableSchema {
  /// The members of a schema. Copies of a schema share them.
  private final class Parts: Hashable, Sendable {
    let columns: [Column]
    let keyColumns: [ColumnNumber]
    let types: [NamedType]
    let positions: [ColumnID: Int]
    /// The positions of columns whose position differs from their number.
    let moved: [ColumnNumber: Int]
    let hasFooters: Bool

    init(_ columns: [Column], _ keyColumns: [ColumnNumber]) {
      self.columns = columns
      self.keyColumns = keyColumns
      types = []
      var (positions, moved): ([ColumnID: Int], [ColumnNumber: Int]) = ([:], [:])
      for (position, column) in columns.enumerated() {
        positions[column.id] = position
        if column.number.rawValue != position { moved[column.number] = position }
      }
      (self.positions, self.moved) = (positions, moved)
      hasFooters = columns.contains { $0.footer != nil }
    }

    init(_ other: Parts, types: [NamedType]) {
      self.types = types
      (columns, keyColumns) = (other.columns, other.keyColumns)
      (positions, moved) = (other.positions, other.moved)
      hasFooters = other.hasFooters
    }

    static func == (left: Parts, right: Parts) -> Bool {
      // The positions follow from the columns.
      left === right
        || left.columns == right.columns && left.keyColumns == right.keyColumns
          && left.types == right.types
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(columns)
      hasher.combine(keyColumns)
      hasher.combine(types)
    }
  }
}
