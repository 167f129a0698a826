import RowPipeline
import RowTree
import TableValues
import ViewModel
import ViewportLayout

/// The position of a viewport in a view, and what keeps it in place while the view changes.
///
/// It is updated for every published state, whether that is sent or not, so that merged updates
/// give the same result as single ones. Offsets are those of the content; the client's are less by
/// ``heldBack``.
package struct ViewportPosition: Sendable {
  /// The entry that keeps its distance to the start.
  private struct Anchor {
    var entry: ViewEntry
    /// The viewport's start minus the entry's.
    var distance: LayoutLength
    /// Whether the client has named it. Otherwise each scrolling chooses a new one.
    var isNamed: Bool
  }

  /// The offset from the start of the content.
  package private(set) var offset: LayoutLength
  /// The length.
  package private(set) var extent: LayoutLength
  /// What stays in place when the view changes.
  package var hold = ViewportHold()
  /// Whether it follows the end once it has reached it.
  package var follows = false
  /// The correction of the offset since the user began to drag, which is delayed until the end of
  /// dragging.
  package private(set) var heldBack: LayoutLength = 0
  /// Whether the user is dragging. Corrections are then delayed.
  package var isDragged = false {
    didSet { if !isDragged { heldBack = 0 } }
  }
  private var anchor: Anchor?
  private var isAtEnd = false

  /// A viewport without a view.
  package init(offset: LayoutLength, extent: LayoutLength) {
    self.offset = offset
    self.extent = extent
  }

  /// The visible part of an axis.
  package var viewport: Viewport { Viewport(offset: offset, extent: extent) }

  /// The anchor entry, if any.
  package var anchorEntry: ViewEntry? { anchor?.entry }

  // MARK: Scrolling

  /// Scrolls, within the scrollable range. O(log n).
  package mutating func scroll(to offset: LayoutLength, in snapshot: ViewSnapshot) {
    settle(offset, in: snapshot, snapshot.shownAxis)
  }

  /// Changes the length. The offset stays within the scrollable range, and at the end if it follows
  /// that. O(log n).
  package mutating func resize(to extent: LayoutLength, in snapshot: ViewSnapshot) {
    self.extent = extent
    let axis = snapshot.shownAxis
    settle(follows && isAtEnd ? axis.extent : offset, in: snapshot, axis)
  }

  /// Names the anchor entry; nil: the first that is completely visible, chosen again by each
  /// scrolling. O(log n).
  package mutating func name(_ entry: ViewEntry?, in snapshot: ViewSnapshot) {
    anchor = entry.map { Anchor(entry: $0, distance: 0, isNamed: true) }
    pick(in: snapshot, snapshot.shownAxis)
  }

  private mutating func settle(
    _ wanted: LayoutLength, in snapshot: ViewSnapshot, _ axis: EntryAxis
  ) {
    offset = axis.clamped(wanted, viewportExtent: extent)
    noteEnd(axis)
    pick(in: snapshot, axis)
  }

  private mutating func noteEnd(_ axis: EntryAxis) {
    isAtEnd = offset == axis.clamped(axis.extent, viewportExtent: extent)
  }

  /// Chooses the anchor entry at the current position.
  private mutating func pick(in snapshot: ViewSnapshot, _ axis: EntryAxis) {
    if let named = anchor, named.isNamed, let index = snapshot.pageIndex(of: named.entry) {
      anchor?.distance = offset - axis.start(of: index)
      return
    }
    anchor = ScrollAnchor(of: viewport, in: axis).flatMap { found in
      snapshot.pageEntry(at: found.index).map {
        Anchor(entry: $0, distance: found.distance, isNamed: false)
      }
    }
  }

  // MARK: Following changes

  /// Updates the position for a newer state of the view.
  ///
  /// O(log n), and O(removed rows) if the anchor was removed.
  ///
  /// - Parameter slot: A row to keep in place. If it was not visible and would not be visible now,
  ///   the viewport begins with it.
  package mutating func follow(
    from old: ViewSnapshot, to new: ViewSnapshot, _ change: ViewportChange,
    keeping slot: UInt32? = nil
  ) {
    let axis = new.shownAxis
    let before = offset
    defer {
      if isDragged { heldBack += offset - before }
      noteEnd(axis)
    }
    let shown = slot.flatMap { slot in
      new.pageIndex(of: .row(slot)).map { (entry: ViewEntry.row(slot), index: $0) }
    }
    if let shown {
      let oldAxis = old.shownAxis
      if let place = old.pageIndex(of: shown.entry), oldAxis.visible(in: viewport).contains(place) {
        hold(at: shown.index, offset - oldAxis.start(of: place), in: new, axis)
        return
      }
    }
    if follows, isAtEnd {
      offset = axis.clamped(axis.extent, viewportExtent: extent)
      pick(in: new, axis)
    } else {
      switch hold[change] {
      case .entry: holdAnchor(from: old, to: new, axis)
      case .offset: settle(offset, in: new, axis)
      case .start: settle(0, in: new, axis)
      }
    }
    if let shown, !axis.visible(in: viewport).contains(shown.index) {
      settle(axis.start(of: shown.index), in: new, axis)
    }
  }

  private mutating func holdAnchor(
    from old: ViewSnapshot, to new: ViewSnapshot, _ axis: EntryAxis
  ) {
    guard let held = anchor else { return settle(offset, in: new, axis) }
    if let index = new.pageIndex(of: held.entry) {
      return hold(at: index, held.distance, in: new, axis)
    }
    guard let survivor = new.survivor(of: held.entry, in: old),
      let entry = new.pageEntry(at: survivor)
    else {
      anchor = nil
      return settle(0, in: new, axis)
    }
    anchor?.entry = entry
    hold(at: survivor, held.distance, in: new, axis)
  }

  /// Moves an entry to a distance, within the scrollable range. The anchor stays the same unless it
  /// cannot be kept there.
  private mutating func hold(
    at index: Int, _ distance: LayoutLength, in snapshot: ViewSnapshot, _ axis: EntryAxis
  ) {
    let wanted = axis.start(of: index) + distance
    offset = axis.clamped(wanted, viewportExtent: extent)
    let isHeld = anchor.map { snapshot.pageIndex(of: $0.entry) == index } ?? false
    if offset != wanted || !isHeld { pick(in: snapshot, axis) }
  }
}

extension ViewSnapshot {
  /// The axis of the page's entries. Without a layout of rows, each entry is one unit high.
  package var shownAxis: EntryAxis {
    axis
      ?? EntryAxis(
        entries: ExtentTree(
          runs: [ExtentRun(count: pageEntryCount, extent: LayoutUnit.perUnit)]))
  }
}
