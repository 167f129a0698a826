import ColumnStorage
import TableValues

/// One side of a comparison: rows in order, and their cells.
package struct DiffSide: Sendable {
  /// The cells.
  package let content: TableContent
  /// The rows, in order.
  package let slots: [UInt32]
  /// The requests for the compared columns. Both sides have the same number.
  package let requests: [ColumnRequest]

  private let chunkRows: Int

  /// Makes a side.
  ///
  /// - Precondition: All slots belong to the content.
  package init(content: TableContent, slots: [UInt32], requests: [ColumnRequest]) {
    self.content = content
    self.slots = slots
    self.requests = requests
    chunkRows = content.source.chunkRows
  }

  /// The number of chunks that may contain rows.
  var chunkCount: Int { content.chunkCount }

  /// The chunk of a row, and its index there.
  @inline(__always)
  func place(ofRow row: Int) -> (chunk: Int, row: Int) {
    let slot = slots[row]
    if slot < RowSlot.firstInserted {
      let (chunk, rest) = Int(slot).quotientAndRemainder(dividingBy: chunkRows)
      return (chunk, rest)
    }
    let chunk = content.chunkIndex(ofSlot: slot)
    return (chunk, Int(slot - content.slots(ofChunk: chunk).lowerBound))
  }

  /// Some compared columns of a chunk, with one representative for equal values. May block on a
  /// file.
  ///
  /// - Parameter columns: Indices of compared columns.
  func chunks(_ index: Int, _ columns: some Collection<Int>) -> [ColumnChunk] {
    let requests = columns.map { self.requests[$0] }
    return zip(content.chunks(index, requests), requests).map { $0.compared(as: $1.form) }
  }

  /// The compared columns, in blocks that are read one after another.
  var blocks: [Range<Int>] {
    content.blocks(of: requests).map { $0.startIndex..<$0.endIndex }
  }
}

/// The comparison was cancelled.
package struct DiffCancelled: Error {
  /// Makes one.
  package init() {}
}
