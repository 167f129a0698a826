import ColumnStorage
import TableValues

/// One of two contents to be compared: which rows in which order, and where their cells are.
package struct DiffSide: Sendable {
  /// The cells.
  package let content: TableContent
  /// The rows, in order.
  package let slots: [UInt32]
  /// The columns that are compared, as they are compared; as many on both sides.
  package let requests: [ColumnRequest]

  private let chunkRows: Int

  /// Makes a side.
  ///
  /// - Precondition: all slots are slots of the content.
  package init(content: TableContent, slots: [UInt32], requests: [ColumnRequest]) {
    self.content = content
    self.slots = slots
    self.requests = requests
    chunkRows = content.source.chunkRows
  }

  /// How many chunks the rows may be in.
  var chunkCount: Int { content.chunkCount }

  /// Where the cells of a row are.
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

  /// The compared columns of a chunk, with one spelling for equal values; may block on a file.
  func chunks(_ index: Int) -> [ColumnChunk] {
    zip(content.chunks(index, requests), requests).map { $0.compared(as: $1.form) }
  }
}

/// Says that somebody does not want the result any more.
package struct DiffCancelled: Error {
  /// Makes one.
  package init() {}
}
