import RowPipeline
import TableValues

/// How the cursor gets to a target.
package enum CursorRoute: Sendable {
  /// An end of the page's entries, of its columns, or both; nil: where it is.
  case edge(entry: End?, column: End?)
  /// The next cell along the rows, or the one before.
  case neighbour(isForward: Bool)
  /// A cell that has to be looked for.
  case search(CursorSearch.Kind, isForward: Bool)

  /// An end.
  package enum End: Sendable {
    /// The first one.
    case first
    /// The last one.
    case last
  }

  /// The route to a target. A new target needs one line here, and a word in the contract.
  package init(_ target: CursorTarget) {
    self =
      switch target {
      case .rowStart: .edge(entry: nil, column: .first)
      case .rowEnd: .edge(entry: nil, column: .last)
      case .columnStart: .edge(entry: .first, column: nil)
      case .columnEnd: .edge(entry: .last, column: nil)
      case .start: .edge(entry: .first, column: .first)
      case .end: .edge(entry: .last, column: .last)
      case .nextCell: .neighbour(isForward: true)
      case .previousCell: .neighbour(isForward: false)
      case .nextFilled: .search(.filledRow, isForward: true)
      case .previousFilled: .search(.filledRow, isForward: false)
      case .nextFilledColumn: .search(.filledColumn, isForward: true)
      case .previousFilledColumn: .search(.filledColumn, isForward: false)
      case .nextHit: .search(.hit, isForward: true)
      case .previousHit: .search(.hit, isForward: false)
      case .nextProblem: .search(.problem, isForward: true)
      case .previousProblem: .search(.problem, isForward: false)
      case .nextChange: .search(.change, isForward: true)
      case .previousChange: .search(.change, isForward: false)
      }
  }
}

extension CellCursor {
  /// The cursor after a move by entries and columns, which ends at the edges of the page. O(log n +
  /// columns).
  ///
  /// - Parameters:
  ///   - rows: The number of entries down, from -2^62 to 2^62.
  ///   - columns: The number of columns on, from -2^62 to 2^62.
  package func moved(rows: Int, columns: Int, in snapshot: ViewSnapshot) -> CellCursor {
    var cursor = self
    if rows != 0, let index = snapshot.pageIndex(of: entry) {
      let place = min(max(0, index + rows), snapshot.pageEntryCount - 1)
      cursor.entry = snapshot.pageEntry(at: place) ?? entry
    }
    if columns != 0 {
      let shown = snapshot.columns
      if let index = shown.firstIndex(where: { $0.number == column }) {
        cursor.column = shown[min(max(0, index + columns), shown.count - 1)].number
      }
    }
    return cursor
  }

  /// The cursor at the end of a route; nil if that has to be looked for. O(log n + columns).
  package func reached(by route: CursorRoute, in snapshot: ViewSnapshot) -> CellCursor? {
    switch route {
    case .search: return nil
    case .edge(let row, let column):
      var cursor = self
      switch row {
      case .first: cursor.entry = snapshot.pageEntry(at: 0) ?? entry
      case .last: cursor.entry = snapshot.pageEntry(at: snapshot.pageEntryCount - 1) ?? entry
      case nil: break
      }
      switch column {
      case .first: cursor.column = snapshot.columns.first?.number
      case .last: cursor.column = snapshot.columns.last?.number
      case nil: break
      }
      return cursor
    case .neighbour(let isForward):
      return neighbour(isForward, in: snapshot)
    }
  }

  /// The next cell along the rows, or the one before. A part of a section is one cell. At the end of
  /// the page it is the cursor itself.
  private func neighbour(_ isForward: Bool, in snapshot: ViewSnapshot) -> CellCursor {
    let step = isForward ? 1 : -1
    if slot != nil {
      let along = moved(rows: 0, columns: step, in: snapshot)
      if along != self { return along }
    }
    let next = moved(rows: step, columns: 0, in: snapshot)
    if next.entry == entry { return self }
    let columns = snapshot.columns
    return CellCursor(
      entry: next.entry, column: (isForward ? columns.first : columns.last)?.number)
  }
}
