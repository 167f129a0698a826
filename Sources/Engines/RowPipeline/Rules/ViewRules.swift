import ColumnStorage
import TableValues

/// The input of the pipeline: which rows of a table a view shows, and in which order.
package struct ViewRules: Hashable, Sendable {
  /// The sort keys, first key first. Empty means source order.
  package var sort: [SortKey]
  /// The search, if any.
  package var search: SearchQuery?
  /// The filter; nil: every row passes.
  package var filter: RowFilter?
  /// The levels of sections, outermost first. The sort applies within the innermost sections.
  package var sections: [SectionLevel]
  /// The expressions that sort keys and section levels use as columns.
  package var expressions: [ColumnNumber: OrderExpression]
  /// The stage that hides rows before the filter; nil if nothing is hidden.
  package var hiding: RowHiding?

  /// Makes rules. Without arguments every row is shown in source order.
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

  /// The keys that order rows, first key first: those of the sections, then the sort.
  var orderKeys: [SortKey] { sections.flatMap(\.sortKeys) + sort }

  /// The rules with each sort column replaced by the column of its sort values.
  func reading(_ content: TableContent) -> ViewRules {
    if sort.allSatisfy({ content.schema[$0.column]?.form.sortBy == nil }) { return self }
    var rules = self
    for place in sort.indices { rules.sort[place].column = content.sortColumn(sort[place].column) }
    return rules
  }

  /// Whether the view shows every row in source order.
  package var keepsSourceOrder: Bool { sort.isEmpty && sections.isEmpty && !takesOutRows }

  /// Whether every row is shown in source order and there is no search.
  package var isIdle: Bool { keepsSourceOrder && activeSearch == nil }

  /// Whether rows may be removed.
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
  /// Removes rows that the table's declarations hide.
  case hide
  /// Removes rows that do not pass the filter.
  case filter
  /// Finds rows by a text. Removes the others or marks the hits.
  case search
  /// Sorts the rows.
  case sort

  /// The stages that rules need.
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

/// A search for a text in the texts of cells.
package struct SearchQuery: Hashable, Sendable {
  /// The effect on rows without a hit.
  package typealias Mode = SearchMode

  /// How the text matches.
  package typealias Match = SearchMatch

  /// How the text matches.
  package var match: Match
  /// The text. If it is empty, there is no search.
  package var text: Text
  /// The columns to search; nil: all searchable ones.
  package var columns: [ColumnNumber]?
  /// Whether case is ignored.
  package var isCaseFolded: Bool
  /// Whether diacritics are ignored.
  package var ignoresDiacritics: Bool
  /// The effect on rows without a hit.
  package var mode: Mode
  /// Whether the texts of values are searched (without a format) instead of display texts.
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

  /// The columns to search: those named that exist, or all searchable ones.
  package func columns(in schema: TableSchema) -> [ColumnNumber] {
    guard let columns else { return schema.columns.filter(\.isSearchable).map(\.number) }
    return columns.filter { schema[$0] != nil }
  }

  /// The request for each of its columns, and one for the fields beyond them if no columns are
  /// named.
  package func requests(in content: TableContent) -> [ColumnRequest] {
    let schema = content.schema
    let named = columns(in: schema).map { number in
      guard readsValues, let type = schema[number]?.type else {
        return ColumnRequest(number, as: .text)
      }
      return ColumnRequest(number, as: .values(type))
    }
    guard columns == nil, content.source.mayHaveExtraFields else { return named }
    return named + [ColumnRequest(.extraFields, as: .text)]
  }
}

extension TableContent {
  /// The column whose values are compared in a sort by a column.
  fileprivate func sortColumn(_ number: ColumnNumber) -> ColumnNumber {
    switch schema[number]?.form.sortBy {
    case nil: number
    case .column(let id): schema[id]?.number ?? number
    case .expression: derivedColumns[number.sorting] == nil ? number : number.sorting
    }
  }
}
