import RowPipeline
import TableModel
import TableValues
import ViewportLayout

/// The inputs of all row sizes of a view, besides the rows themselves and their properties. If it
/// is equal in two states, an unchanged row has the same size in both.
package struct HeightKey: Equatable {
  private var sizing: RowSizing
  private var variety: RowVariety
  private var standard: RowSize
  private var sourceChange: Revision?
  private var texts: Texts?
  private var said: DeclaredSettings?
  private var sections: SectionKinds?

  /// The inputs of wrapping. Definitions of columns are compared incrementally.
  private struct Texts: Equatable {
    var metrics: TextMetrics?
    /// Whether widths are estimates does not matter as long as they are the same.
    var widths: [LayoutLength]?
    var columns: [ColumnNumber]
    var nullDefaults: [ColumnNumber: Cell]
  }

  /// What the heights of a view depend on.
  package init(_ measuring: EntryMeasuring) {
    let (state, table) = (measuring.snapshot.state, measuring.snapshot.table)
    sizing = measuring.sizing
    sizing.measuresAll = true
    sizing.quiet = RowSizing.standardQuiet
    sizing.deadline = RowSizing.standardDeadline
    sizing.asksClient = measuring.asksClient
    variety = measuring.variety
    standard = measuring.standard
    sourceChange = table.sourceChange
    if measuring.wraps || measuring.asksClient {
      texts = Texts(
        metrics: state.layout?.metrics,
        widths: measuring.snapshot.layout?.places.map(\.width.width),
        columns: measuring.snapshot.columns.map(\.number), nullDefaults: state.nullDefaults)
    }
    said = table.rules?.sizes
    if said?.asksSections == true { sections = SectionKinds(state, table) }
  }
}

/// The kinds of a view's sections.
struct SectionKinds: Equatable {
  private var source: SectionSource
  private var declared: DeclaredSections?

  init(_ state: ViewState, _ table: TableState) {
    source = state.sectionSource
    declared = table.sections
  }

  /// O(1) if neither list of sections was written since they were shared.
  static func == (left: SectionKinds, right: SectionKinds) -> Bool {
    guard left.source == right.source, left.declared?.column == right.declared?.column else {
      return false
    }
    let lists = (left.declared?.list ?? [], right.declared?.list ?? [])
    return lists.0 == lists.1
      || lists.0.elementsEqual(lists.1) { $0.key == $1.key && $0.kind == $1.kind }
  }
}

/// The inputs of section entries' heights.
struct HeadKey: Equatable {
  private var standard: LayoutLength
  private var said: DeclaredSettings?
  private var sections: SectionKinds?

  init(_ measuring: EntryMeasuring) {
    standard = measuring.standardHead
    said = measuring.snapshot.table.rules?.headHeights
    if said != nil {
      sections = SectionKinds(measuring.snapshot.state, measuring.snapshot.table)
    }
  }
}
