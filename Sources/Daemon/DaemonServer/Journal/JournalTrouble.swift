import EditJournal

/// Why edits are not written to a journal.
enum JournalTrouble: Sendable, Equatable {
  /// Writing failed. Nothing that was made is missing, and the next record is written again.
  case blocked(WriteFailure)
  /// Writing failed, and something that was made is missing, or there is no place for a journal.
  case failed(WriteFailure)
  /// A change cannot be written.
  case suspended(JournalRefusal)

  /// The state of the journal after a write that failed.
  ///
  /// - Parameter hasBegun: Whether there is a journal that lacks the frames. If the folder is not
  ///   writable, there is none, and edits are made without a journal.
  init(_ failure: WriteFailure, hasBegun: Bool) {
    let isFull = ["ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"].contains(failure.name)
    self = hasBegun || isFull ? .blocked(failure) : .failed(failure)
  }

  /// Whether nothing is written any more before the next save.
  var isLasting: Bool { if case .blocked = self { false } else { true } }
}
