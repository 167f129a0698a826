/// A section that a table declares.
package struct DeclaredSection: Hashable, Sendable {
  /// The value of the section column in its rows; neither null nor an error.
  package var key: CellValue
  /// The text of its header.
  package var header: Text?
  /// The text of its footer.
  package var footer: Text?
  /// Its section kind.
  package var kind: Text?
  /// JSON of the client, stored and compared but never interpreted.
  package var state: OpaqueJSON?

  /// A section with a key only.
  package init(key: CellValue) {
    self.key = key
  }

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    let texts = [header, footer, kind, state?.text].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    switch key {
    case .text(let text), .decimal(let text): return 96 + texts + text.utf8.count
    case .json(let json): return 96 + texts + json.text.utf8.count
    case .null, .boolean, .integer, .number, .date, .dateTime, .time, .duration, .error, .pending:
      return 96 + texts
    }
  }
}

/// The sections that a table declares, in order.
///
/// An ordinary column gives the section key of each row. Rows with other keys are in sections that
/// are not declared.
package struct DeclaredSections: Hashable, Sendable {
  /// The maximum number of declared sections.
  package static let countMax = 10_000

  /// The column that gives the section keys.
  package let column: ColumnNumber
  /// The sections. Keys are unique.
  package let list: [DeclaredSection]
  private let places: [CellValue: Int]

  /// Makes a list. Of sections with the same key the first is kept. O(sections).
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

  /// The index of a section in the list; nil if it is not declared. O(1).
  package func place(of key: CellValue) -> Int? { places[key] }

  /// A section; nil if it is not declared. O(1).
  package subscript(key: CellValue) -> DeclaredSection? { places[key].map { list[$0] } }

  /// Approximate memory, in bytes. O(sections).
  package var byteSize: Int { list.reduce(32) { $0 + $1.byteSize } }

  /// Whether both have the same sections with the same properties in the same order.
  package static func == (left: DeclaredSections, right: DeclaredSections) -> Bool {
    left.column == right.column && left.list == right.list
  }

  /// Hashes consistently with `==`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(column)
    hasher.combine(list)
  }
}
