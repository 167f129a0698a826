import ColumnStorage
import RowPipeline
import TableValues

/// The whole state of a view, in column numbers; the wire's document is made from it.
package struct ViewState: Sendable, Equatable {
  /// What a header tap steps through.
  package typealias CycleStep = SortCycleStep

  /// The name of the preset whose state was begun with; null returns to it.
  package var preset: Text?
  /// Sort keys, first key first.
  package var sort: [SortKey] = []
  /// The expressions that keys of the sort and levels of the sections name as columns.
  package var expressions: [ColumnNumber: OrderExpression] = [:]
  /// What is searched for.
  package var search: SearchQuery?
  /// Which rows are shown at all; nil: every row.
  package var filter: RowFilter?
  /// The ids of the columns that the filter names, also of those that are removed by now.
  package var filterColumns: [ColumnNumber: ColumnID] = [:]
  /// What makes sections, and how they are shown; nil: there are none.
  package var sections: SectionState?
  /// How selecting works.
  package var selection = SelectionRules()
  /// Rows per page; nil: one page.
  package var pageSize: Int?
  /// The page shown, counted from 0; past the end it stands for the last.
  package var pageIndex = 0
  /// Columns that are not shown.
  package var hiddenColumns: Set<ColumnNumber> = []
  /// Columns that stand first, in this order; the others follow in source order.
  package var columnOrder: [ColumnNumber] = []
  /// What stands below columns, where the view says otherwise than the columns.
  package var footers: [ColumnNumber: FooterRule] = [:]
  /// Whether footers are told at all.
  package var hasFooters = true
  /// What the view's user may change through it.
  package var binding = ViewBinding.none
  /// What `params` says in the view's expressions, before what the table's says.
  package var parameters = TableParameters()
  /// Whether rows are shown that the table's declarations hide.
  package var showsHidden = false
  /// What stands for null in a column, to the view's user.
  package var nullDefaults: [ColumnNumber: Cell] = [:]
  /// What a header tap steps through.
  package var sortCycle: [CycleStep] = [.ascending, .descending, .none]

  /// Whether a tap on a footer steps through it too.
  package var footerSorts = false

  /// How rows and cells look, as tags that the client draws.
  package var styles: [StyleRule] = []

  private var presentationSetting = PresentationSetting()

  /// How the view is presented; nil: nothing is said.
  package var presentation: PresentationRules? {
    get { presentationSetting.rules }
    set { presentationSetting.rules = newValue }
  }

  private var layoutSetting = LayoutSetting()

  /// How the view is laid out; nil: nothing is told of it.
  package var layout: LayoutRules? {
    get { layoutSetting.rules }
    set { layoutSetting.rules = newValue }
  }

  /// The state of a new view.
  package init() {}

  /// The rules that decide rows and order.
  package var rules: ViewRules {
    ViewRules(
      sort: sort, search: search, filter: filter, sections: sections?.levels ?? [],
      expressions: namedExpressions)
  }

  /// The expressions that the sort and the sections name now.
  package var namedExpressions: [ColumnNumber: OrderExpression] {
    if expressions.isEmpty { return [:] }
    let named = Set(sort.map(\.column) + (sections?.levels ?? []).map(\.column))
    return expressions.filter { named.contains($0.key) }
  }

  /// What makes the sections.
  package var sectionSource: SectionSource {
    SectionSource(levels: sections?.levels ?? [], expressions: expressions)
  }

  /// The columns shown, in order.
  package func shownColumns(of schema: TableSchema) -> [Column] {
    if columnOrder.isEmpty, hiddenColumns.isEmpty { return schema.columns }
    let named = columnOrder.compactMap { schema[$0] }
    let ordered = Set(columnOrder)
    let rest = schema.columns.filter { !ordered.contains($0.number) }
    return (named + rest).filter { !hiddenColumns.contains($0.number) }
  }

  /// The columns shown that have something below them, in order, and what.
  package func shownFooters(of schema: TableSchema) -> [(column: Column, rule: FooterRule)] {
    guard hasFooters else { return [] }
    return shownColumns(of: schema).compactMap { column in
      guard let rule = footers[column.number] ?? column.footer, !rule.isEmpty else {
        return nil
      }
      return (column, rule)
    }
  }

  /// The rows of the page shown, given how many rows there are after the filter.
  package func page(rowCount: Int) -> Page {
    guard let pageSize else { return PageState(size: .max).page(rowCount: rowCount) }
    return PageState(size: pageSize, index: pageIndex).page(rowCount: rowCount)
  }

  /// Steps a column through the cycle, as a tap on its header does.
  ///
  /// - Parameters:
  ///   - extend: Whether the other keys stay; the column keeps its place among them, or comes last.
  ///   - comparator: What a key that was not there before compares.
  package mutating func tap(
    _ column: ColumnNumber, extend: Bool, comparator: CellComparator = .value
  ) {
    let place = sort.firstIndex { $0.column == column }
    let current: CycleStep =
      switch place.map({ sort[$0].direction }) {
      case .ascending: .ascending
      case .descending: .descending
      case nil: .none
      }
    let next = step(after: current)
    var key = place.map { sort[$0] } ?? SortKey(column: column, comparator: comparator)
    if next != .none { key.direction = next == .ascending ? .ascending : .descending }
    if !extend {
      sort = next == .none ? [] : [key]
    } else if let place {
      if next == .none { sort.remove(at: place) } else { sort[place] = key }
    } else if next != .none {
      sort.append(key)
    }
  }

  /// The step after the current one; the first that differs when the current is not in the cycle.
  private func step(after current: CycleStep) -> CycleStep {
    guard !sortCycle.isEmpty else { return current }
    guard let place = sortCycle.firstIndex(of: current) else { return sortCycle[0] }
    return sortCycle[(place + 1) % sortCycle.count]
  }
}

/// What makes the sections of a view, and how they are shown.
package struct SectionState: Sendable, Hashable {
  /// What makes them, outermost first; at least one.
  package var levels: [SectionLevel]
  /// The ids of the levels' columns, also of those that are removed by now.
  package var columns: [ColumnNumber: ColumnID]
  /// The level, if any, that is made of the sections that the table declares, and follows them.
  package var declaredLevel: Int?
  /// How they are shown.
  package var display = SectionDisplay()
  /// What is told of the rows of each, in this order.
  package var aggregates: [SectionAggregateRule] = []

  /// Sections by some columns.
  package init(
    levels: [SectionLevel], columns: [ColumnNumber: ColumnID], declaredLevel: Int? = nil
  ) {
    self.levels = levels
    self.columns = columns
    self.declaredLevel = declaredLevel
  }

  /// Makes the declared level that of the sections which the table declares now; while there are
  /// none it keeps its column.
  mutating func bind(to table: TableState) {
    guard let place = declaredLevel, levels.indices.contains(place) else { return }
    levels[place].listed = []
    guard let sections = table.sections else { return }
    levels[place] = sections.level
    if let column = table.content.schema[sections.column] { columns[column.number] = column.id }
  }
}

/// The counts that every answer about a view tells.
package struct ViewCounts: Sendable, Equatable {
  /// Rows of the table.
  package var source: Int
  /// Rows after the filter.
  package var filtered: Int
  /// The page shown.
  package var page: Page
  /// Rows per page; nil: one page.
  package var pageSize: Int?
  /// Rows that match the search; nil when nothing is searched for.
  package var matches: Int?
  /// Entries of the page shown, headers and footers included; nil without sections.
  package var entries: Int?
  /// Rows at which an expression of the filter fails.
  package var failed: Int
  /// Rows shown at which an expression of the order fails.
  package var orderFailed: Int
  /// Rows that the table's declarations hide.
  package var hidden: Int
}
