import ColumnStorage
import RowTree
import TableValues

extension TableState {
  /// Whether rows that were appended to the source can be rows of the table: no other row can have
  /// their keys. O(rows added). May block.
  package func acceptsGrowth(to count: Int) -> Bool {
    if keys.isGiven { return keys.leavesFree(count) }
    var grown = content
    grown.growSource(to: count)
    let slots = Array(UInt32(content.sourceRowCount)..<UInt32(count))
    let columns = grown.unformatted.cells(of: slots, grown.schema.keyRequests)
    var seen = Set<RowKey>()
    for place in slots.indices {
      guard let key = RowKey(cells: columns.map { $0[place] }), (try? key.checkSize()) != nil,
        seen.insert(key).inserted, slot(of: key) == nil
      else { return false }
    }
    return true
  }
}
