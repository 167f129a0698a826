import RowPipeline
import TableValues

/// Entries by their index, and which one is nearest to an entry that was removed.
extension ViewSnapshot {
  /// The entry at an index within the page, if there is one. O(log n).
  package func pageEntry(at index: Int) -> ViewEntry? {
    let entries = entries(inPage: index..<index + 1)
    return entries.count == 1 ? entries[0] : nil
  }

  /// The index within the page of the entry nearest to a removed one (of two, the one below it);
  /// nil if no entry of the older page is here.
  ///
  /// O(d log n) for a distance of d, but never more than for each current entry.
  package func survivor(of gone: ViewEntry, in old: ViewSnapshot) -> Int? {
    guard let place = old.pageIndex(of: gone) else { return nil }
    let (oldCount, count) = (old.pageEntryCount, pageEntryCount)
    var (below, above) = (place + 1, place)
    var width = 16
    while below < oldCount || above > 0 {
      if max(below - place, place - above) > count { return nearest(to: place, in: old) }
      let after = old.entries(inPage: below..<min(oldCount, below + width))
      let before = old.entries(inPage: max(0, above - width)..<above)
      for step in 0..<width {
        if step < after.count, let index = pageIndex(of: after[step]) { return index }
        let back = before.count - 1 - step
        if back >= 0, let index = pageIndex(of: before[back]) { return index }
      }
      (below, above) = (min(oldCount, below + width), max(0, above - width))
      width = min(width * 2, 4096)
    }
    return nil
  }

  /// The same, checked for each entry of the page.
  private func nearest(to place: Int, in old: ViewSnapshot) -> Int? {
    var best: (index: Int, distance: Int)?
    let entries = entries(inPage: 0..<pageEntryCount)
    for index in 0..<entries.count {
      guard let other = old.pageIndex(of: entries[index]) else { continue }
      // Doubled, so that the one below comes before the one at the same distance above.
      let distance = other > place ? 2 * (other - place) - 1 : 2 * (place - other)
      if distance < best?.distance ?? .max { best = (index, distance) }
    }
    return best?.index
  }
}
