import TableModel
import TableValues

/// What the owner of a table knows of its file as it is read in one way.
package protocol FileReading: Sendable {
  /// Makes it what is known of the file.
  ///
  /// - Returns: What was known until now.
  func exchange(_ session: isolated TableSession) -> any FileReading
}

/// A step that reads the table's file in another way: the file holds the table before and after it.
/// Undo and redo exchange what is known of the file.
struct ReadingStep {
  /// What saving knows on the other side of the step.
  var record: SaveRecord
  /// What the owner knows there.
  var file: any FileReading
}

extension TableSession {
  /// Says that the file holds the present state, which the newest step has read in another way. While
  /// the file stays as it is, undoing the step is no change of the table against its file.
  ///
  /// - Parameters:
  ///   - before: What was known of the file until now; nil: the file had another content then. The
  ///     steps up to this one are then forgotten: a table as it was would be written in the new way.
  /// - Returns: The number of the state.
  package func noteReading(_ before: (any FileReading)?) -> Int {
    let other = saveRecord
    let version = noteFileContent()
    readings = readings.filter { isKept($0.key) }
    guard let current, let other, let step = history.undoSteps.last,
      step.revision == current.revision
    else { return version }
    if let before {
      readings[step.number] = ReadingStep(record: other, file: before)
    } else {
      history.forgetSteps(beyond: [step.number])
    }
    return version
  }

  /// Whether undo or redo would read the file in another way.
  package func readsAnew(undoing: Bool) -> Bool {
    let step = undoing ? history.undoSteps.last : history.redoSteps.last
    return step.map { readings[$0.number] != nil } ?? false
  }

  /// Forgets the steps that read the file in another way, and all beyond them: the file has another
  /// content from now on, which is read as it is read now.
  func settleReading() {
    if readings.isEmpty { return }
    history.forgetSteps(beyond: Set(readings.keys))
    readings = [:]
  }

  /// Exchanges what is known of the file, because a step was undone or redone.
  func exchangeReading(at step: Int) {
    guard let reading = readings[step], let record = saveRecord else { return }
    saveRecord = reading.record
    readings[step] = ReadingStep(record: record, file: reading.file.exchange(self))
    announcesDirt = belongsToFile
  }

  private func isKept(_ step: Int) -> Bool {
    (history.undoSteps + history.redoSteps).contains { $0.number == step }
  }
}
