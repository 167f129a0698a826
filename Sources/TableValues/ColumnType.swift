/// The type of a column. A type never changes by itself.
package enum ColumnType: String, Hashable, Sendable, CaseIterable {
  /// True or false.
  case boolean
  /// 64-bit integer.
  case integer
  /// Double; the source text is kept and shown.
  case number
  /// Decimal of at most 38 digits, exact; only when declared.
  case decimal
  /// Calendar day.
  case date
  /// Date and time, with seconds and nanoseconds, with or without an offset.
  case dateTime
  /// Length of time; only when declared.
  case duration
  /// Text.
  case text
  /// List, kept as JSON.
  case list
  /// Any JSON document.
  case json
}

/// A column: identity, title, type and what may be done with it.
package struct Column: Hashable, Sendable {
  /// Internal number, stable over every change of order.
  package var number: ColumnNumber
  /// Identity on the wire.
  package var id: ColumnID
  /// What a header shows.
  package var title: Text
  /// Type of its cells.
  package var type: ColumnType
  /// Whether a view may sort by it.
  package var isSortable: Bool
  /// Whether a search without named columns looks into it.
  package var isSearchable: Bool
  /// Whether `table/edit` may set its cells.
  package var isEditable: Bool
  /// How its cells are read, shown, compared and edited.
  package var traits = ColumnTraits()
  /// What its cells are made from, if they are not kept but computed.
  package var computation: ColumnComputation?
  /// Where its values come from, what it shows and what it is sorted by.
  package var form = ColumnForm()
  /// What the client makes its cells from, if it supplies them.
  package var supply: ColumnSupply?

  /// Makes a column that allows everything.
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
  }

  /// What stands below the column, unless a view says otherwise.
  package var footer: FooterRule? { traits.footer }

  /// Whether its cells are the table's own: neither computed nor supplied.
  package var isStored: Bool { computation == nil && supply == nil }

  /// Whether its cells are the table's own and may be set.
  package var takesEdits: Bool { isEditable && isStored }

  /// Whether cells have the same values and texts in both columns.
  package func reads(as other: Column) -> Bool {
    type == other.type && traits.format == other.traits.format
      && traits.parse == other.traits.parse
      && traits.nullPlaceholder == other.traits.nullPlaceholder
      && computation == other.computation && supply == other.supply
  }
}

/// How the client supplies the cells of a column.
package struct ColumnSupply: Hashable, Sendable {
  /// What the client is told of a row, to make the cell from.
  package enum Inputs: Hashable, Sendable {
    /// These columns, in this order.
    case columns([ColumnID])
    /// Every column that is not supplied itself, nor computed from one that is.
    case row
  }

  /// What the cells are made from.
  package var inputs: Inputs
  /// How long the client may take for an answer, in milliseconds.
  package var deadline: Int

  /// Makes a supply.
  package init(inputs: Inputs, deadline: Int = 10_000) {
    self.inputs = inputs
    self.deadline = deadline
  }
}

/// How the cells of a column are made from other cells of their row.
package struct ColumnComputation: Hashable, Sendable {
  /// The expression, in UTF-8.
  package var source: Text
  /// Whether the column's type was declared; else it is the expression's.
  package var isTypeDeclared: Bool
  /// The columns that it reads.
  package var inputs: [ColumnNumber] = []
  /// Those of them of which it reads what they show.
  package var shownColumns: [ColumnNumber] = []
  /// The columns that it reads in other rows.
  package var otherColumns: [ColumnNumber] = []
  /// Why it cannot be computed with the columns as they are; every cell is then this error.
  package var problem: Text?

  /// Makes a computation that has not been checked yet.
  package init(source: Text, isTypeDeclared: Bool) {
    self.source = source
    self.isTypeDeclared = isTypeDeclared
  }
}

extension ColumnComputation {
  /// What it reads of its row: columns, and what columns show (``ColumnNumber/shown``).
  package var reads: [ColumnNumber] { inputs + shownColumns.map(\.shown) }
}

extension Sequence<Column> {
  /// The expressions that columns are computed by and that say what they show, by the numbers of the
  /// columns and of what they show (``ColumnNumber/shown``).
  package var computations: [ColumnNumber: ColumnComputation] {
    var found: [ColumnNumber: ColumnComputation] = [:]
    for column in self {
      found[column.number] = column.computation
      found[column.number.shown] = column.form.display
    }
    return found
  }
}

/// The columns of a table in their source order, and which of them make a row's key.
package struct TableSchema: Hashable, Sendable {
  /// The columns; numbers and ids are unique.
  package private(set) var columns: [Column]
  /// The key columns, in order; empty when the daemon gives keys.
  package var keyColumns: [ColumnNumber]
  /// The columns whose cells are the table's own: neither computed nor supplied.
  package var storedColumns: [Column] { columns.filter(\.isStored) }

  /// The types that the table declares, by rising name.
  package var types: [NamedType] = []
  private var positions: [ColumnID: Int]
  /// Where columns are that do not stand where their numbers say.
  private var moved: [ColumnNumber: Int] = [:]

  /// Makes a schema.
  ///
  /// - Precondition: numbers and ids are unique (the callers derive them so).
  package init(columns: [Column], keyColumns: [ColumnNumber] = []) {
    self.columns = columns
    self.keyColumns = keyColumns
    positions = [:]
    for (position, column) in columns.enumerated() {
      positions[column.id] = position
      if column.number.rawValue != position { moved[column.number] = position }
    }
    precondition(positions.count == columns.count, "column ids are unique")
  }

  /// The column with an id, or nil. O(1).
  package subscript(id: ColumnID) -> Column? { positions[id].map { columns[$0] } }

  /// The column with a number, or nil. O(1).
  package subscript(number: ColumnNumber) -> Column? { position(of: number).map { columns[$0] } }

  /// Where the column with an id stands, or nil. O(1).
  package func position(of id: ColumnID) -> Int? { positions[id] }

  /// Where the column with a number stands, or nil. O(1).
  package func position(of number: ColumnNumber) -> Int? {
    let place = number.rawValue
    if columns.indices.contains(place), columns[place].number == number { return place }
    return moved[number]
  }

  /// Derives unique ids from headers: the header itself when it is non-empty and the first of its
  /// name, else `name#2`, `name#3`…; an empty header is named `column` and its one-based position.
  /// O(bytes of all headers), however many are equal.
  package static func ids(forHeaders headers: [Text]) -> [ColumnID] {
    var taken = Set<Text>(headers.filter { !$0.isEmpty })
    var seen = Set<Text>()
    // All smaller numbers behind a name are known to be taken.
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
