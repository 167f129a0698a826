import ColumnStorage
import TableValues

/// The input of the pipeline: which rows of a table a view shows, and in which order.
package struct ViewRules: Hashable, Sendable {
  /// What the rows are sorted by, first key first; empty for the source order.
  package var sort: [SortKey]
  /// What is searched for, if anything.
  package var search: SearchQuery?
  /// Which rows are shown at all; nil: every row.
  package var filter: RowFilter?
  /// The levels of sections, outermost first. The sort applies within the innermost sections.
  package var sections: [SectionLevel]
  /// The expressions that keys of the sort and levels of sections name as columns.
  package var expressions: [ColumnNumber: OrderExpression]
  /// What hides rows before the filter; nil if nothing does.
  package var hiding: RowHiding?

  /// Makes rules; without arguments every row is shown in source order.
  package init(
    sort: [SortKey] = [], search: SearchQuery? = nil, filter: RowFilter? = nil,
    sections: [SectionLevel] = [], expressions: [ColumnNumber: OrderExpression] = [:]
  ) {
    self.expressions = expressions
    self.sort = sort
    self.search = search
    self.filter = filter
    self.sections = sections
  }

  /// What rows are ordered by, first key first: their sections, then the sort.
  var orderKeys: [SortKey] { sections.flatMap(\.sortKeys) + sort }

  /// The rules with every key of the sort reading what its column is sorted by.
  func reading(_ content: TableContent) -> ViewRules {
    if sort.allSatisfy({ content.schema[$0.column]?.form.sortBy == nil }) { return self }
    var rules = self
    for place in sort.indices { rules.sort[place].column = content.sortColumn(sort[place].column) }
    return rules
  }

  /// Whether the view shows every row in source order.
  package var keepsSourceOrder: Bool { sort.isEmpty && sections.isEmpty && !takesOutRows }

  /// Whether every row is shown, in source order, and nothing is looked for.
  package var isIdle: Bool { keepsSourceOrder && activeSearch == nil }

  /// Whether rows may be left out.
  package var takesOutRows: Bool {
    hiding != nil || filter != nil || filteringSearch != nil
  }

  /// Whether a change of one row may show or hide other rows.
  package func selectByOtherRows(in content: TableContent) -> Bool {
    if filter?.otherColumns.isEmpty == false || hiding?.hider.otherColumns.isEmpty == false {
      return true
    }
    guard content.hasColumnsOfOtherRows else { return false }
    let selecting = (filter?.columns(in: content.schema) ?? []).union(hiding?.hider.columns ?? [])
      .union(filteringSearch?.columns(in: content.schema) ?? [])
    return selecting.contains { content.readsOtherRows($0) || content.readsOtherRows($0.shown) }
  }

  /// Whether a change of one row may show, hide or move other rows.
  package func readOtherRows(in content: TableContent) -> Bool {
    if selectByOtherRows(in: content) { return true }
    let rules = reading(content)
    return rules.orderKeys.contains { key in
      rules.expressions[key.column]?.readsOtherRows(in: content)
        ?? [key.column, key.column.shown].contains { content.readsOtherRows($0) }
    }
  }

  /// The search, if it removes rows that do not match.
  package var filteringSearch: SearchQuery? {
    guard let search, search.mode == .filter, !search.text.isEmpty else { return nil }
    return search
  }

  /// The search, if it looks for anything.
  package var activeSearch: SearchQuery? {
    guard let search, !search.text.isEmpty else { return nil }
    return search
  }
}

/// The stages of the pipeline, in order. Paging comes after them (``PageState``).
package enum PipelineStage: CaseIterable, Sendable {
  /// Takes out rows that the table's declarations hide.
  case hide
  /// Takes out rows by a condition.
  case filter
  /// Finds rows by a text, and takes out the others or marks the hits.
  case search
  /// Puts the rows in order.
  case sort

  /// The stages that rules have work for.
  package static func active(in rules: ViewRules) -> [PipelineStage] {
    allCases.filter { stage in
      switch stage {
      case .hide: rules.hiding != nil
      case .filter: rules.filter != nil
      case .search: rules.activeSearch != nil
      case .sort: !rules.sort.isEmpty || !rules.sections.isEmpty
      }
    }
  }
}

/// One key of a sort.
package struct SortKey: Hashable, Sendable {
  /// Rising or falling.
  package enum Direction: Hashable, Sendable {
    /// Small before large.
    case ascending
    /// Large before small.
    case descending
  }

  /// Where rows without a value stand, in both directions. Errors always come last of all.
  package enum Nulls: Hashable, Sendable {
    /// Before the values.
    case first
    /// After the values, before the errors.
    case last
  }

  /// What of a cell is compared, and how.
  package typealias Comparator = CellComparator

  /// What a key is for.
  package enum Purpose: Hashable, Sendable {
    /// A sort that somebody asked for.
    case sort
    /// Sections that are listed stand first: the place of the value among some.
    case sectionRank(ListedValues)
    /// Sections are told apart by value; of texts, as clients read them.
    case sectionValue
  }

  /// The column.
  package var column: ColumnNumber
  /// Rising or falling.
  package var direction: Direction
  /// Where nulls stand.
  package var nulls: Nulls
  /// What is compared.
  package var comparator: Comparator
  /// What the key is for.
  package var purpose: Purpose

  /// Makes a key.
  package init(
    column: ColumnNumber, direction: Direction = .ascending, nulls: Nulls = .last,
    comparator: Comparator = .value, purpose: Purpose = .sort
  ) {
    self.purpose = purpose
    self.column = column
    self.direction = direction
    self.nulls = nulls
    self.comparator = comparator
  }
}

/// A text that is looked for in the texts of cells.
package struct SearchQuery: Hashable, Sendable {
  /// What becomes of rows without a hit.
  package enum Mode: Hashable, Sendable {
    /// They are taken out.
    case filter
    /// They stay, and the hits are marked.
    case mark
  }

  /// How the text is looked for.
  package enum Match: String, Hashable, Sendable, CaseIterable {
    /// A cell contains it.
    case contains
    /// Every word of it is contained in some searched cell of the row.
    case words
    /// A word of a cell begins with it.
    case prefix
    /// It is a regular expression that matches somewhere in a cell.
    case regex
    /// Its code points, blanks left out, stand in a cell one after another.
    case fuzzy
  }

  /// How the text is looked for.
  package var match: Match
  /// The text; when it is empty, nothing is searched for.
  package var text: Text
  /// The columns to look in; nil for all that are searchable.
  package var columns: [ColumnNumber]?
  /// Whether case is ignored.
  package var isCaseFolded: Bool
  /// Whether diacritics are ignored.
  package var ignoresDiacritics: Bool
  /// What becomes of rows without a hit.
  package var mode: Mode
  /// Whether the texts of values are looked at, as without a format, and not what cells show.
  package var readsValues: Bool

  /// Makes a query.
  package init(
    text: Text, columns: [ColumnNumber]? = nil, isCaseFolded: Bool = true,
    ignoresDiacritics: Bool = false, mode: Mode = .filter, match: Match = .contains,
    readsValues: Bool = false
  ) {
    self.readsValues = readsValues
    self.match = match
    self.text = text
    self.columns = columns
    self.isCaseFolded = isCaseFolded
    self.ignoresDiacritics = ignoresDiacritics
    self.mode = mode
  }

  /// The columns it looks in: those named that exist, or all searchable ones.
  package func columns(in schema: TableSchema) -> [ColumnNumber] {
    guard let columns else { return schema.columns.filter(\.isSearchable).map(\.number) }
    return columns.filter { schema[$0] != nil }
  }

  /// What is read of each of its columns.
  package func requests(in schema: TableSchema) -> [ColumnRequest] {
    columns(in: schema).map { number in
      guard readsValues, let type = schema[number]?.type else {
        return ColumnRequest(number, as: .text)
      }
      return ColumnRequest(number, as: .values(type))
    }
  }
}

extension TableContent {
  /// The column whose values are compared when a column is sorted by.
  fileprivate func sortColumn(_ number: ColumnNumber) -> ColumnNumber {
    switch schema[number]?.form.sortBy {
    case nil: number
    case .column(let id): schema[id]?.number ?? number
    case .expression: derivedColumns[number.sorting] == nil ? number : number.sorting
    }
  }
}
