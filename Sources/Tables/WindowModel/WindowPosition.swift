import RowPipeline
import TableValues
import ViewModel
import ViewportLayout

/// Where a window begins in a state of its view.
///
/// ``resolved(in:_:)`` computes the position in a newer state. A window by entries keeps the entry
/// that the client sees first, even if states between were not sent. A viewport has followed each
/// of them already.
enum WindowPosition: Sendable {
  /// The window is the page.
  case page
  /// The window begins with an entry.
  case entries(EntryPosition)
  /// The position of a viewport.
  case viewport(ViewportPosition)

  /// The position that a request gives a window.
  init(_ range: WindowSpec.Range, _ viewport: ViewportPosition?, in snapshot: ViewSnapshot) {
    if let viewport {
      self = .viewport(viewport)
    } else if case .entries(let first, let size, _) = range {
      self = .entries(EntryPosition(first, size: size, in: snapshot))
    } else {
      self = .page
    }
  }

  /// The viewport, if the window is one.
  var viewport: ViewportPosition? {
    if case .viewport(let viewport) = self { viewport } else { nil }
  }

  /// The position in a newer state. O(log n), and O(removed rows) if the first entry is among them.
  func resolved(in snapshot: ViewSnapshot, _ spec: WindowSpec) -> WindowPosition {
    guard case .entries(let position) = self, case .entries(_, let size, _) = spec.range else {
      return self
    }
    return .entries(
      EntryPosition(
        position.first(in: snapshot, size: size, spec.hold), size: size, in: snapshot))
  }

  /// The entries in sight, as indices within the page. O(log n).
  ///
  /// - Parameter snapshot: The state that the position is resolved in.
  func visible(in snapshot: ViewSnapshot, _ range: WindowSpec.Range) -> Range<Int> {
    switch (self, range) {
    case (.entries(let position), _): position.window
    case (.viewport(let viewport), .viewport(_, let sizeMax)):
      viewport.visible(in: snapshot.shownAxis, sizeMax: sizeMax)
    case (_, .all(let sizeMax)): 0..<min(snapshot.pageEntryCount, sizeMax)
    case (.page, _), (.viewport, _): 0..<0
    }
  }

  /// The entries that the client has, overscan included. O(log n).
  ///
  /// - Parameter snapshot: The state that the position is resolved in.
  func held(in snapshot: ViewSnapshot, _ range: WindowSpec.Range) -> Range<Int> {
    switch (self, range) {
    case (.entries(let position), .entries(_, _, let overscan)):
      let count = snapshot.pageEntryCount
      let extra = min(max(0, overscan), count)
      let window = position.window
      return max(0, window.lowerBound - extra)..<min(count, window.upperBound + extra)
    case (.viewport(let viewport), .viewport(let overscan, let sizeMax)):
      return viewport.held(in: snapshot.shownAxis, overscan: overscan, sizeMax: sizeMax)
    default: return visible(in: snapshot, range)
    }
  }
}

/// A window's first entry: an index of the page, and the state of the view in which that is meant.
struct EntryPosition: Sendable {
  /// The requested index, not clamped: if the page grows, the window shows the requested entries.
  var first: Int
  /// The window in `snapshot`, clamped to its page.
  var window: Range<Int>
  var snapshot: ViewSnapshot

  init(_ first: Int, size: Int, in snapshot: ViewSnapshot) {
    let count = snapshot.pageEntryCount
    let size = min(max(0, size), count)
    let start = min(max(0, first), count - size)
    self.first = first
    self.snapshot = snapshot
    window = start..<start + size
  }

  /// Where the window begins in a newer state, not clamped.
  func first(in new: ViewSnapshot, size: Int, _ hold: WindowSpec.Hold) -> Int {
    if new.viewRevision == snapshot.viewRevision { return first }
    let count = snapshot.pageEntryCount
    if hold == .end, window.upperBound >= count { return max(0, new.pageEntryCount - size) }
    guard hold != .index, snapshot.orderStamp == new.orderStamp, count > 0,
      let entry = snapshot.pageEntry(at: min(window.lowerBound, count - 1))
    else { return first }
    return new.pageIndex(of: entry) ?? new.survivor(of: entry, in: snapshot) ?? first
  }
}
