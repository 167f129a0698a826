import TableModel
import TableValues
import Testing

@testable import TableSessions

/// Steps that bring what others wrote into the file.
struct OthersContentTests {
  private var history = UndoHistory(byteSizeMax: 1 << 20)
  private var others = OthersContent()

  private mutating func step() -> Int {
    history.note(
      EditRecord(changes: [], cause: .edit, historyClass: .step), at: Revision(1))
    return history.undoSteps.last?.number ?? 0
  }

  private mutating func undo() throws {
    let step = history.popUndo()
    history.keepRedo(try #require(step))
    others.note(.undo, history)
  }

  private mutating func redo() throws {
    let step = history.popRedo()
    history.keepUndo(try #require(step))
    others.note(.redo, history)
  }

  @Test mutating func `content is lacking while the step that brought it is undone`() throws {
    _ = step()
    others.take(step())
    _ = step()
    #expect(!others.isLacking)
    try undo()
    #expect(!others.isLacking)
    try undo()
    #expect(others.isLacking)
    try redo()
    #expect(!others.isLacking)
    try undo()
    try undo()
    #expect(others.isLacking)
    _ = step()
    #expect(others.isLacking, "nothing can be redone")
  }

  @Test mutating func `a step that brings all again ends it, until it is undone`() throws {
    others.take(step())
    try undo()
    others.takeAll(step())
    #expect(!others.isLacking)
    others.take(step())
    try undo()
    #expect(others.isLacking)
    try redo()
    try undo()
    try undo()
    #expect(others.isLacking)
    #expect(OthersContent(others.steps).isLacking)
  }
}
