import TableModel
import TableValues

/// The contents of the file that others wrote, and that came into the table by steps of its history.
///
/// Where such a step is undone, the table lacks what the file holds. A save would then take it out of
/// the file without anybody having said so.
struct OthersContent: Sendable {
  /// For each content: the numbers of the steps that bring it, and whether they are done. A later step
  /// may bring it again, such as one that reverts.
  private(set) var steps: [[Int: Bool]] = []

  /// What was kept outside of the process, or nothing.
  init(_ steps: [[Int: Bool]] = []) { self.steps = steps }

  /// Whether the table lacks some of it.
  var isLacking: Bool { steps.contains { !$0.values.contains(true) } }

  /// Takes in that a step has brought content.
  mutating func take(_ step: Int) { steps.append([step: true]) }

  /// Takes in that a step has brought everything that the file holds.
  mutating func takeAll(_ step: Int) {
    for place in steps.indices { steps[place][step] = true }
  }

  /// Takes in an undo or redo that was just noted in the history.
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
