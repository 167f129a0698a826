import TableValues

/// One level of a view's sections: rows with equal values in a column are one section.
package struct SectionLevel: Hashable, Sendable {
  /// The column whose values make the sections.
  package var column: ColumnNumber
  /// Which sections stand first.
  package var direction: SortKey.Direction
  /// Where the section of rows without a value stands; that of errors always comes last.
  package var nulls: SortKey.Nulls
  /// What decides the order of sections of a text column. Sections are equal by value only.
  package var comparator: CellComparator
  /// Sections that stand first, in this order, and are there also without rows.
  package var listed: [CellValue] {
    get { list.values }
    set { list = ListedValues(newValue) }
  }
  private var list: ListedValues

  /// Makes a level.
  package init(
    column: ColumnNumber, direction: SortKey.Direction = .ascending,
    nulls: SortKey.Nulls = .last, comparator: CellComparator = .value, listed: [CellValue] = []
  ) {
    self.column = column
    self.direction = direction
    self.nulls = nulls
    self.comparator = comparator
    list = ListedValues(listed)
  }

  /// What rows are sorted by so that the sections stand together and in order; the last key tells
  /// sections apart.
  package var sortKeys: [SortKey] {
    var keys: [SortKey] = []
    if !list.values.isEmpty {
      keys.append(SortKey(column: column, nulls: nulls, purpose: .sectionRank(list)))
    }
    if comparator != .value {
      keys.append(
        SortKey(column: column, direction: direction, nulls: nulls, comparator: comparator))
    }
    keys.append(
      SortKey(column: column, direction: direction, nulls: nulls, purpose: .sectionValue))
    return keys
  }
}

/// What names a section: its value on every level from the outermost on.
package typealias SectionPath = [CellValue]

/// How the sections of a view are shown, whatever they are.
package struct SectionDisplay: Hashable, Sendable {
  /// Whether every section has an entry before its rows.
  package var hasHeaders = true
  /// Whether every section that is open has an entry behind its rows.
  package var hasFooters = false
  /// Whether listed sections without rows are shown.
  package var showsEmpty = false
  /// Which of these are not, because declarations hide them; nil: none.
  package var hidden: HiddenSections?
  /// Which sections show nothing but their header.
  package var collapse = SectionCollapse()

  /// Headers, and all rows.
  package init() {}
}

/// Which sections are collapsed.
package struct SectionCollapse: Hashable, Sendable {
  /// Whether all are, save those named.
  package private(set) var isAll: Bool
  /// The sections that are collapsed, or that are not if all others are; in the order named.
  package private(set) var paths: [SectionPath]
  private var named: Set<SectionPath>

  /// All sections of `paths`, or all others.
  package init(isAll: Bool = false, paths: [SectionPath] = []) {
    self.isAll = isAll
    self.paths = []
    named = []
    for path in paths where named.insert(path).inserted { self.paths.append(path) }
  }

  /// Whether a section is collapsed.
  package func contains(_ path: SectionPath) -> Bool { named.contains(path) != isAll }

  /// Collapses some sections, or expands them. O(paths named so far + `changed`).
  package mutating func set(_ changed: [SectionPath], isCollapsed: Bool) {
    if isCollapsed != isAll {
      for path in changed where named.insert(path).inserted { paths.append(path) }
    } else {
      let gone = named.intersection(changed)
      if gone.isEmpty { return }
      named.subtract(gone)
      paths.removeAll { gone.contains($0) }
    }
  }

  /// The sections that one names and the other does not.
  package func difference(from other: SectionCollapse) -> Set<SectionPath> {
    named.symmetricDifference(other.named)
  }

  /// Whether both name the same sections.
  package static func == (left: SectionCollapse, right: SectionCollapse) -> Bool {
    left.isAll == right.isAll && left.named == right.named
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(isAll)
    hasher.combine(named)
  }
}

/// An entry of a view that is no row.
package struct SectionEntry: Hashable, Sendable {
  /// What it is for its section.
  package enum Kind: String, Sendable, CaseIterable {
    /// Stands before a section that holds sections.
    case group
    /// Stands before the rows of a section of the innermost level.
    case header
    /// Stands behind a section of any level.
    case footer
  }

  /// What it is for its section.
  package var kind: Kind
  /// Its section.
  package var path: SectionPath

  /// Makes an entry.
  package init(_ kind: Kind, _ path: SectionPath) {
    self.kind = kind
    self.path = path
  }
}

/// An entry of a view.
package enum ViewEntry: Hashable, Sendable {
  /// A row, by slot.
  case row(UInt32)
  /// Part of a section.
  case section(SectionEntry)
}

/// What is told about a section.
package struct SectionInfo: Hashable, Sendable {
  /// Which section.
  package var path: SectionPath
  /// Its rows, those of collapsed sections inside it included.
  package var rowCount: Int
  /// Whether only its header is shown.
  package var isCollapsed: Bool
  /// What it is called: the header that is declared of it, else what its innermost value shows.
  package var title: Text = ""
  /// What the table declares of it.
  package var declared: DeclaredSection?
  /// What the view wants to be told of its rows.
  package var aggregates: [SectionAggregate] = []
}
