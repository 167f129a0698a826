import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WireProtocol

/// A query of `view/profile` over a view snapshot.
struct ProfileQuery: Sendable {
  let snapshot: ViewSnapshot
  let plan: ProfilePlan
  private let extent: ProfileExtent
  private let named: [Column]?
  private let columnsMax: Int
  private let cells: CellWriter

  init(
    _ params: ViewProfileParams, _ snapshot: ViewSnapshot, _ limits: PublishedLimits
  ) throws {
    self.snapshot = snapshot
    extent = params.extent ?? .shown
    columnsMax = limits.aggregatesMax
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    named = try params.columns?.enumerated().map { try conversion.column($1, "/columns/\($0)") }
    let found = (named ?? snapshot.columns).count
    if found > columnsMax {
      throw DaemonError.limit(name: "aggregatesMax", maximum: columnsMax, found: found)
    }
    plan = Self.plan(params)
    cells = Self.cells(params, limits)
  }

  /// The same query over a later state of its view. Columns that were removed are left out, and so
  /// are those beyond the limit.
  init(watching params: ViewProfileParams, _ snapshot: ViewSnapshot, _ limits: PublishedLimits) {
    self.snapshot = snapshot
    extent = params.extent ?? .shown
    columnsMax = limits.aggregatesMax
    let schema = snapshot.table.content.schema
    let columns = params.columns?.compactMap { schema[ColumnID(Text($0))] }
    named = columns ?? Array(snapshot.columns.prefix(columnsMax))
    plan = Self.plan(params)
    cells = Self.cells(params, limits)
  }

  private static func plan(_ params: ViewProfileParams) -> ProfilePlan {
    var plan = ProfilePlan()
    plan.kinds = params.kinds.map { Set($0) } ?? plan.kinds
    plan.shares = params.quantiles ?? plan.shares
    plan.binsMax = params.bins ?? plan.binsMax
    plan.frequentMax = params.top ?? plan.frequentMax
    return plan
  }

  private static func cells(
    _ params: ViewProfileParams, _ limits: PublishedLimits
  ) -> CellWriter {
    CellWriter(
      content: params.content ?? .both, textBytes: params.textBytes ?? limits.windowTextBytes)
  }

  /// The columns with their rows. O(rows).
  var columns: [ProfiledColumn] {
    switch extent {
    case .all: return all(RowSet(snapshot.table.order))
    case .shown: return all(RowSet(snapshot.order))
    case .selection:
      let shown = RowSet(snapshot.order)
      let selected = (named ?? snapshot.columns).map {
        ProfiledColumn(column: $0, rows: snapshot.selectedRows(of: $0.number, among: shown))
      }
      return named == nil ? selected.filter { !$0.rows.isEmpty } : selected
    }
  }

  private func all(_ rows: RowSet) -> [ProfiledColumn] {
    (named ?? snapshot.columns).map { ProfiledColumn(column: $0, rows: rows) }
  }

  func wire(_ profile: ColumnProfile, isSample: Bool = false) -> WireColumnProfile {
    WireColumnProfile(profile, of: snapshot.table.content, cells, isSample: isSample)
  }

  func result(_ columns: [WireColumnProfile], told: Int) -> ViewProfileResult {
    ViewProfileResult(
      viewRevision: snapshot.viewRevision.rawValue, revision: snapshot.table.revision.rawValue,
      complete: snapshot.isComplete, columns: Array(columns.prefix(told)),
      left: told < columns.count ? columns.dropFirst(told).map(\.column) : nil)
  }
}
