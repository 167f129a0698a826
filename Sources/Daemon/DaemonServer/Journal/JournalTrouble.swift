import EditJournal

/// Why edits are not written to a journal.
enum JournalTrouble: Sendable, Equatable {
  /// Writing failed. Nothing that was made is missing, and the next record is written again.
  case blocked(WriteFailure)
  /// Writing failed, and something that was made is missing, or there is no place for a journal.
  case failed(WriteFailure)
  /// A change cannot be written.
  case suspended(JournalRefusal)

  /// What a write that failed means.
  ///
  /// - Parameter hasBegun: Whether there is a journal that lacks what was to be written. A folder
  ///   that nobody may write is no place for one, and there edits are made without a journal.
  init(_ failure: WriteFailure, hasBegun: Bool) {
    let isFull = ["ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"].contains(failure.name)
    self = hasBegun || isFull ? .blocked(failure) : .failed(failure)
  }

  /// Whether nothing is written any more before the next save.
  var isLasting: Bool { if case .blocked = self { false } else { true } }
}
