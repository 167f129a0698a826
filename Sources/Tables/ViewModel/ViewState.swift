import ColumnStorage
import RowPipeline
import TableModel
import TableValues
import UnicodeTables

/// The complete state of a view, in column numbers. The document on the wire is converted from it.
package struct ViewState: Sendable, Equatable {
  /// What a header tap steps through.
  package typealias CycleStep = SortCycleStep

  /// The name of the preset with which the view was opened. Null returns to its state.
  package var preset: Text?
  /// Sort keys, first key first.
  package var sort: [SortKey] = []
  /// The expressions that sort keys and section levels use as columns.
  package var expressions: [ColumnNumber: OrderExpression] = [:]
  /// The search.
  package var search: SearchQuery?
  /// The filter; nil: every row passes.
  package var filter: RowFilter?
  /// The ids of the columns that the filter names, including removed ones.
  package var filterColumns: [ColumnNumber: ColumnID] = [:]
  /// The sections and their display; nil: there are none.
  package var sections: SectionState?
  /// The selection rules.
  package var selection = SelectionRules()
  /// Rows per page; nil: one page.
  package var pageSize: Int?
  /// The page shown, counted from 0. A page past the end means the last one.
  package var pageIndex = 0
  /// Columns that are not shown.
  package var hiddenColumns: Set<ColumnNumber> = []
  /// Columns that are first, in this order. The others follow in source order.
  package var columnOrder: [ColumnNumber] = []
  /// The footers of columns, if the view overrides them.
  package var footers: [ColumnNumber: FooterRule] = [:]
  /// Whether the view has footers.
  package var hasFooters = true
  /// The changes that the view's user may make.
  package var binding = ViewBinding.none
  /// The values of `params` in the view's expressions, which take precedence over the table's.
  package var parameters = TableParameters()
  /// Whether rows are shown that the table's declarations hide.
  package var showsHidden = false
  /// The values that replace null in columns, for the view's user.
  package var nullDefaults: [ColumnNumber: Cell] = [:]
  /// The cycle of header taps.
  package var sortCycle: [CycleStep] = [.ascending, .descending, .none]

  /// Whether taps on footers step through the cycle too.
  package var footerSorts = false

  /// The style rules.
  package var styles: [StyleRule] = []

  /// How texts are made visible, as the client chose for all its views.
  package var visibleForm = VisibleForm(showsInvisible: false)

  private var presentationSetting = PresentationSetting()

  /// The presentation of the view; nil: none is set.
  package var presentation: PresentationRules? {
    get { presentationSetting.rules }
    set { presentationSetting.rules = newValue }
  }

  private var layoutSetting = LayoutSetting()

  /// The layout of the view; nil: none.
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

  /// The expressions that the sort and the sections currently use.
  package var namedExpressions: [ColumnNumber: OrderExpression] {
    if expressions.isEmpty { return [:] }
    let named = Set(sort.map(\.column) + (sections?.levels ?? []).map(\.column))
    return expressions.filter { named.contains($0.key) }
  }

  /// The source of the sections.
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

  /// The columns shown that have a footer, in order, with their footers.
  package func shownFooters(of schema: TableSchema) -> [(column: Column, rule: FooterRule)] {
    guard hasFooters, schema.hasFooters || !footers.isEmpty else { return [] }
    return shownColumns(of: schema).compactMap { column in
      guard let rule = footers[column.number] ?? column.footer, !rule.isEmpty else {
        return nil
      }
      return (column, rule)
    }
  }

  /// The page shown, given the number of rows after the filter.
  package func page(rowCount: Int) -> Page {
    guard let pageSize else { return PageState(size: .max).page(rowCount: rowCount) }
    return PageState(size: pageSize, index: pageIndex).page(rowCount: rowCount)
  }

  /// Steps a column through the cycle, as a tap on its header does.
  ///
  /// - Parameters:
  ///   - extend: Whether other keys stay. The column keeps its place among them, or is appended.
  ///   - comparator: The comparator of a new key.
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

  /// The step after the current one. If the current one is not in the cycle, the first that
  /// differs.
  private func step(after current: CycleStep) -> CycleStep {
    guard !sortCycle.isEmpty else { return current }
    guard let place = sortCycle.firstIndex(of: current) else { return sortCycle[0] }
    return sortCycle[(place + 1) % sortCycle.count]
  }
}

/// The sections of a view and their display.
package struct SectionState: Sendable, Hashable {
  /// The levels, outermost first; at least one.
  package var levels: [SectionLevel]
  /// The ids of the levels' columns, including removed ones.
  package var columns: [ColumnNumber: ColumnID]
  /// The level, if any, that consists of the declared sections and follows them.
  package var declaredLevel: Int?
  /// The display of the sections.
  package var display = SectionDisplay()
  /// The aggregates of each section, in this order.
  package var aggregates: [SectionAggregateRule] = []

  /// Sections by some columns.
  package init(
    levels: [SectionLevel], columns: [ColumnNumber: ColumnID], declaredLevel: Int? = nil
  ) {
    self.levels = levels
    self.columns = columns
    self.declaredLevel = declaredLevel
  }

  /// Updates the declared level to the currently declared sections. While there are none, it keeps
  /// its column.
  package mutating func bind(to table: TableState) {
    guard let place = declaredLevel, levels.indices.contains(place) else { return }
    levels[place].listed = []
    guard let sections = table.sections else { return }
    levels[place] = sections.level
    if let column = table.content.schema[sections.column] { columns[column.number] = column.id }
  }
}

/// The counts in every answer about a view.
package struct ViewCounts: Sendable, Equatable {
  /// Rows of the table.
  package var source: Int
  /// Rows after the filter.
  package var filtered: Int
  /// The page shown.
  package var page: Page
  /// Rows per page; nil: one page.
  package var pageSize: Int?
  /// Rows that match the search; nil without a search.
  package var matches: Int?
  /// Entries of the page shown, including headers and footers; nil without sections.
  package var entries: Int?
  /// Rows at which an expression of the filter fails.
  package var failed: Int
  /// Rows shown at which an expression of the order fails.
  package var orderFailed: Int
  /// Rows that the table's declarations hide.
  package var hidden: Int
}

extension ViewUser {
  /// The user of a view with this state.
  package init(of state: ViewState) {
    self.init(
      binding: state.binding, sections: state.sectionSource, nullDefaults: state.nullDefaults)
  }
}
