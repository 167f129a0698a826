import ColumnStorage
import TableModel
import TableValues
import ViewModel

extension SubscriptionStep {
  /// The cells that have not changed, but are cut at another place than the client knows, because
  /// the room of their column has changed.
  ///
  /// - Parameters:
  ///   - fits: The rooms of columns now.
  ///   - inserted: The window indices of entries that are sent whole.
  ///   - arrivals: The columns that are sent whole.
  ///   - changed: The cells that are sent anyway.
  /// - Complexity: O(cells of the columns with another room). May block on a file.
  func blocksCutAnew(
    since old: Shadow, _ fits: [ColumnNumber: CellFit], except inserted: [Int],
    _ arrivals: [Column], _ changed: [CellBlock]
  ) -> [CellBlock] {
    guard let ellipsis, snapshot.mayFitAnew(since: old.snapshot) else { return [] }
    let oldFits = old.snapshot.fits(of: new.columns, ellipsis: ellipsis)
    let columns = new.columns.filter {
      fits[$0.number] != oldFits[$0.number] && !arrivals.contains($0)
    }
    guard !columns.isEmpty else { return [] }
    let inserted = Set(inserted)
    let places = new.slots.indices.filter { !inserted.contains($0) }
    let sent = Dictionary(
      changed.map { ($0.column.number, Set($0.rows ?? [])) }, uniquingKeysWith: { $0.union($1) })
    let blocks = snapshot.blocks(of: places.map { new.slots[$0] }, columns)
    return blocks.compactMap { block in
      let number = block.column.number
      let rows = places.indices.filter { row in
        if sent[number]?.contains(places[row]) == true { return false }
        let text = block.drafts[row]?.text.utf8 ?? block.displayText(row)
        let (now, before) = (fits[number], oldFits[number])
        return now?.cut(text[...], upTo: .max) != before?.cut(text[...], upTo: .max)
      }
      return rows.isEmpty ? nil : block.part(rows, at: rows.map { places[$0] })
    }
  }

  private var snapshot: ViewSnapshot { new.snapshot }
}

extension ViewSnapshot {
  /// Whether columns may have another room for texts than in an older state.
  fileprivate func mayFitAnew(since old: ViewSnapshot) -> Bool {
    layout != old.layout || state.layout != old.state.layout
  }
}

extension CellBlock {
  /// Some of its cells, as those of other rows of the window.
  fileprivate func part(_ places: [Int], at rows: [Int]) -> CellBlock {
    var part = self
    part.cells = places.map { cells[$0] }
    part.rows = rows
    part.texts = texts.map { texts in places.map { texts[$0] } }
    part.drafts = [:]
    part.stale = []
    part.blanks = []
    for (index, place) in places.enumerated() {
      part.drafts[index] = drafts[place]
      if stale.contains(place) { part.stale.insert(index) }
      if blanks.contains(place) { part.blanks.insert(index) }
    }
    return part
  }
}
