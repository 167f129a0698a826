import TableModel
import TableValues

/// The contents that other programs wrote into the file, and that steps of the history brought into
/// the table.
///
/// If such a step is undone, the table lacks content of the file. A save would then remove that
/// content from the file, which no user wants.
struct OthersContent: Sendable {
  /// For each content: the numbers of the steps that bring it, and whether they are done. A later step
  /// may bring it again, such as one that reverts.
  private(set) var steps: [[Int: Bool]] = []

  /// What was kept outside of the process, or nothing.
  init(_ steps: [[Int: Bool]] = []) { self.steps = steps }

  /// Whether the table lacks some of it.
  var isLacking: Bool { steps.contains { !$0.values.contains(true) } }

  /// Records that a step has brought content of others.
  mutating func take(_ step: Int) { steps.append([step: true]) }

  /// Records that a step has brought all content of the file.
  mutating func takeAll(_ step: Int) {
    for place in steps.indices { steps[place][step] = true }
  }

  /// Follows an undo or redo that was just recorded in the history.
  mutating func note(_ cause: ChangeCause, _ history: UndoHistory) {
    if steps.isEmpty { return }
    let step: Int?
    switch cause {
    case .undo: step = history.redoSteps.last?.number
    case .redo: step = history.undoSteps.last?.number
    default: step = nil
    }
    guard let step else { return }
    for place in steps.indices where steps[place][step] != nil {
      steps[place][step] = cause == .redo
    }
  }
}
