import DaemonServer
import FileMerging

/// Merges two files that were made of a third one, for people and for git.
struct MergeCommand {
  private let choice: MergeChoice

  init(_ choice: MergeChoice) {
    self.choice = choice
  }

  /// Merges and returns the exit status.
  ///
  /// 0: merged. 1: merged, with conflicts. 2: a file cannot be read or written, or not be merged.
  func run() -> Int32 {
    do throws(WholeFile.Fault) {
      var merge = FileMerge(
        base: try bytes(of: choice.base), ours: try bytes(of: choice.ours),
        theirs: try bytes(of: choice.theirs))
      merge.keys = choice.key
      merge.labels = choice.labels
      merge.markerSize = choice.markerSize
      merge.showsBase = choice.showsBase
      let outcome: FileMerge.Outcome
      do throws(FileMerge.Failure) {
        outcome = try merge.merged()
      } catch {
        return fail(describe(error))
      }
      tell(outcome)
      let status: Int32 = outcome.conflicts > 0 ? 1 : 0
      guard let path = choice.output else {
        let output = StandardOutput()
        output.write(bytes: outcome.bytes)
        return output.end(status: status) == status ? status : 2
      }
      try WholeFile.write(outcome.bytes, to: path)
      return status
    } catch {
      return fail(error.reason)
    }
  }

  private func bytes(of path: String) throws(WholeFile.Fault) -> [UInt8] {
    try WholeFile.bytes(of: path, sizeMax: FileMerge.bytesMax)
  }

  private func fail(_ reason: String) -> Int32 {
    writeLog("merge: \(reason)")
    return 2
  }

  /// Prints what a reader of the result should know.
  private func tell(_ outcome: FileMerge.Outcome) {
    for column in outcome.keptColumns {
      let name = VisibleText.of(String(decoding: column, as: UTF8.self))
      writeLog("merge: column \"\(name)\" stays: one side removed it, and the other changed it")
    }
    if let key = outcome.ignoredKey {
      let (title, text) = (VisibleText.of(key.title), VisibleText.of(key.key))
      writeLog(
        "merge: \(path(key.role)) has two rows with \"\(text)\" in column \"\(title)\"; "
          + "rows are matched by content")
    }
    if outcome.misplaced > 0 {
      let rows = outcome.misplaced == 1 ? "1 row" : "\(outcome.misplaced) rows"
      writeLog("merge: both sides put \(rows) to different places; look at the order")
    }
    if outcome.conflicts > 0 {
      writeLog("merge: \(outcome.conflicts == 1 ? "1 conflict" : "\(outcome.conflicts) conflicts")")
    }
  }

  private func path(_ role: FileMerge.FileRole) -> String {
    let path =
      switch role {
      case .base: choice.base
      case .ours: choice.ours
      case .theirs: choice.theirs
      }
    return VisibleText.of(path)
  }

  private func describe(_ failure: FileMerge.Failure) -> String {
    failure.sentence("merge", path: path)
  }
}

extension FileMerge.Failure {
  /// The message for the user.
  ///
  /// - Parameters:
  ///   - verb: The operation on the files.
  ///   - path: The name of a file, to show.
  func sentence(_ verb: String, path: (FileMerge.FileRole) -> String) -> String {
    switch self {
    case .unreadable(let role, let reason):
      return "cannot \(verb) \(path(role)): \(reason)"
    case .unknownKey(let role, let name):
      return "\(path(role)) has no column \"\(VisibleText.of(name))\""
    case .duplicateKey(let role, let key):
      return "\(path(role)) has two rows with the key \"\(VisibleText.of(key))\""
    case .notWritable(let text):
      return "the encoding or dialect of the result cannot hold \"\(VisibleText.of(text))\""
    }
  }
}
