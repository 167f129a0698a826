import RowPipeline
import TableModel
import TableValues
import ViewModel

/// The entries that appeared and disappeared since the last update, by key. Each list is in the
/// order of its window.
package struct Appearance: Sendable, Equatable {
  /// In the window and not before.
  package var appeared: [EntryKey] = []
  /// In the window before and not now.
  package var disappeared: [EntryKey] = []
  /// In the overscan and not before.
  package var prefetched: [EntryKey] = []
  /// In the overscan before and not any more.
  package var cancelled: [EntryKey] = []

  /// Whether no entry appeared, disappeared or entered or left the overscan.
  package var isEmpty: Bool {
    appeared.isEmpty && disappeared.isEmpty && prefetched.isEmpty && cancelled.isEmpty
  }
}

extension Appearance: WindowFacet {
  static var option: FacetOptions { .appearance }

  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    // A reset is a difference here: what the client saw before disappears.
    let appearance = Appearance(from: step.old, to: step.new)
    return appearance.isEmpty ? nil : .appearance(appearance)
  }
}

extension Appearance {
  /// The entries that appeared and disappeared between two windows. O(entries).
  fileprivate init(from old: Shadow?, to new: Shadow) {
    let (wasSeen, wasBeside) = old?.keys ?? (seen: [], beside: [])
    let (isSeen, isBeside) = new.keys
    let (oldSeen, newSeen) = (Set(wasSeen), Set(isSeen))
    let oldHeld = oldSeen.union(wasBeside)
    let newHeld = newSeen.union(isBeside)
    appeared = isSeen.filter { !oldSeen.contains($0) }
    disappeared = wasSeen.filter { !newSeen.contains($0) }
    prefetched = isBeside.filter { !oldHeld.contains($0) }
    cancelled = wasBeside.filter { !newHeld.contains($0) }
  }
}

extension Shadow {
  /// The keys of the entries in the window, and of those in the overscan.
  fileprivate var keys: (seen: [EntryKey], beside: [EntryKey]) {
    var (seen, beside): ([EntryKey], [EntryKey]) = ([], [])
    for (offset, key) in snapshot.keys(of: entries).enumerated() {
      if visible.contains(first + offset) { seen.append(key) } else { beside.append(key) }
    }
    return (seen, beside)
  }
}
