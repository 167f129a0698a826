/// One section that a table declares.
package struct DeclaredSection: Hashable, Sendable {
  /// The value of the section column in its rows; neither null nor an error.
  package var key: CellValue
  /// What stands before its rows.
  package var header: Text?
  /// What stands behind them.
  package var footer: Text?
  /// The kind of sections that it is of.
  package var kind: Text?
  /// The client's own JSON, kept and compared and never read.
  package var state: OpaqueJSON?

  /// A section of which nothing else is said.
  package init(key: CellValue) {
    self.key = key
  }

  /// About how many bytes it takes.
  package var byteSize: Int {
    let texts = [header, footer, kind, state?.text].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    switch key {
    case .text(let text), .decimal(let text): return 96 + texts + text.utf8.count
    case .json(let json): return 96 + texts + json.text.utf8.count
    case .null, .boolean, .integer, .number, .date, .dateTime, .duration, .error, .pending:
      return 96 + texts
    }
  }
}

/// The sections that a table declares, in their order. What of a row says in which it stands is an
/// ordinary column; rows with other values there are in sections that are not declared.
package struct DeclaredSections: Hashable, Sendable {
  /// How many a table may declare.
  package static let countMax = 10_000

  /// The column whose values are the keys.
  package let column: ColumnNumber
  /// The sections; no key stands twice.
  package let list: [DeclaredSection]
  private let places: [CellValue: Int]

  /// Makes a list. Of sections with one key the first counts. O(sections).
  package init(column: ColumnNumber, _ list: [DeclaredSection]) {
    self.column = column
    var places: [CellValue: Int] = [:]
    places.reserveCapacity(list.count)
    var kept: [DeclaredSection] = []
    kept.reserveCapacity(list.count)
    for section in list where places[section.key] == nil {
      places[section.key] = kept.count
      kept.append(section)
    }
    self.list = kept
    self.places = places
  }

  /// The place of a section in the list; nil if it is not declared. O(1).
  package func place(of key: CellValue) -> Int? { places[key] }

  /// A section; nil if it is not declared. O(1).
  package subscript(key: CellValue) -> DeclaredSection? { places[key].map { list[$0] } }

  /// About how many bytes it takes. O(sections).
  package var byteSize: Int { list.reduce(32) { $0 + $1.byteSize } }

  /// Whether both are the same sections, told alike, in the same order.
  package static func == (left: DeclaredSections, right: DeclaredSections) -> Bool {
    left.column == right.column && left.list == right.list
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(column)
    hasher.combine(list)
  }
}
