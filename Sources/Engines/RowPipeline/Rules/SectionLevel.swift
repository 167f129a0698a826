import TableValues

/// One level of a view's sections. Rows with equal values in a column are one section.
package struct SectionLevel: Hashable, Sendable {
  /// The column whose values are the section keys.
  package var column: ColumnNumber
  /// The direction of the sections.
  package var direction: SortKey.Direction
  /// The place of the section of rows without a value. That of errors always comes last.
  package var nulls: SortKey.Nulls
  /// How sections of a text column are ordered. Sections themselves are formed by equality of
  /// values.
  package var comparator: CellComparator
  /// Sections that come first, in this order, and exist also without rows.
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

  /// The sort keys that put the rows of a section together and the sections in order. The last key
  /// distinguishes sections.
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

/// The path of a section: its value on every level, from the outermost.
package typealias SectionPath = [CellValue]

/// How the sections of a view are shown.
package struct SectionDisplay: Hashable, Sendable {
  /// Whether every section has a header entry before its rows.
  package var hasHeaders = true
  /// Whether every open section has a footer entry behind its rows.
  package var hasFooters = false
  /// Whether listed sections without rows are shown.
  package var showsEmpty = false
  /// Listed sections that declarations hide while they have no rows; nil: none.
  package var hidden: HiddenSections?
  /// The sections that show only their header.
  package var collapse = SectionCollapse()

  /// Headers, nothing collapsed.
  package init() {}
}

/// Which sections are collapsed.
package struct SectionCollapse: Hashable, Sendable {
  /// Whether all sections are collapsed except those named.
  package private(set) var isAll: Bool
  /// The sections that are collapsed, or if `isAll` is true those that are not, in the order named.
  package private(set) var paths: [SectionPath]
  private var named: Set<SectionPath>

  /// All sections of `paths`, or if `isAll` is true all others.
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

  /// The sections that are named in only one of both.
  package func difference(from other: SectionCollapse) -> Set<SectionPath> {
    named.symmetricDifference(other.named)
  }

  /// Whether both name the same sections.
  package static func == (left: SectionCollapse, right: SectionCollapse) -> Bool {
    left.isAll == right.isAll && left.named == right.named
  }

  /// Hashes consistently with `==`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(isAll)
    hasher.combine(named)
  }
}

/// An entry of a view that is not a row.
package struct SectionEntry: Hashable, Sendable {
  /// The role of the entry.
  package typealias Kind = SectionEntryKind

  /// The role of the entry.
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

/// The information about a section that updates contain.
package struct SectionInfo: Hashable, Sendable {
  /// The section.
  package var path: SectionPath
  /// The number of its rows, including those of collapsed sections inside it.
  package var rowCount: Int
  /// Whether only its header is shown.
  package var isCollapsed: Bool
  /// Its title: the declared header, or the display text of its innermost value.
  package var title: Text = ""
  /// The table's declaration of it.
  package var declared: DeclaredSection?
  /// The aggregates that the view requests for it.
  package var aggregates: [SectionAggregate] = []
}
