import Synchronization
import TableModel
import TableValues
import ViewModel
import ViewportLayout

extension SubscriptionState {
  /// Applies a client's request about the columns to the latest state. O(columns).
  mutating func move(_ move: AcrossMove) {
    guard !move.isEnd else {
      across = nil
      return
    }
    var window = across ?? AcrossWindow(offset: 0, extent: 0, overscan: 0)
    if let start = move.thumb, let places = latest.layout {
      window.move(thumbTo: start, extent: move.extent, in: places, latest)
    }
    window.move(move, in: latest.layout)
    across = window
  }

  /// The column positions when the latest state is sent; nil: the window has all columns.
  var latestAcross: AcrossPlaces? {
    guard let places = latest.layout else { return nil }
    return across?.told(in: places, latest)
  }
}

extension Subscription {
  /// Whether there is a horizontal window.
  package var isAcross: Bool { state.withLock { $0.across != nil } }
}

extension Shadow {
  /// The column positions that the client receives; nil: the window has all columns.
  fileprivate var toldAcross: AcrossPlaces? {
    guard let places = snapshot.layout else { return nil }
    return across?.told(in: places, snapshot)
  }
}

extension AcrossPlaces: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let now = step.new.toldAcross
    return now == step.known?.toldAcross ? nil : .across(now)
  }
}

extension SubscriptionStep {
  /// The columns that enter a horizontal window; nil if only a reset can describe the change.
  func columnsThatCame(since old: Shadow) -> [Column]? {
    if old.columns == new.columns { return [] }
    guard old.across != nil, new.across != nil else { return nil }
    let known = Dictionary(
      old.columns.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    var arrivals: [Column] = []
    for column in new.columns {
      guard let before = known[column.number] else {
        arrivals.append(column)
        continue
      }
      guard before == column else { return nil }
    }
    return arrivals
  }

  /// All cells of some columns, for the entries that were not inserted.
  func wholeBlocks(of columns: [Column], except inserted: [Int]) -> [CellBlock] {
    if columns.isEmpty { return [] }
    let fresh = Set(inserted)
    let places = new.slots.indices.filter { !fresh.contains($0) }
    guard !places.isEmpty else { return [] }
    return new.snapshot.blocks(of: places.map { new.slots[$0] }, columns).map { block in
      var block = block
      block.rows = places
      return block
    }
  }
}
