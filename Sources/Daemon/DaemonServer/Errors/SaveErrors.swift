import EditJournal
import JSONRPC
import JSONText
import TableCodecs
import TableModel
import TableValues
import WireProtocol

/// An error of one feature only, with its own form of answer.
protocol AnsweredError: Error {
  /// The error of the answer.
  var responseError: ResponseError { get }
}

/// What keeps a table from being saved, as errors.
enum SaveErrors {
  /// The error; nil for one of another kind.
  static func responseError(for error: any Error) -> ResponseError? {
    switch error {
    case let error as SaveConflict: conflict(error)
    case let error as WriteFailure: failure(error)
    case let error as UnwritableCells: unwritable(error)
    case let error as FormulaCells: formulas(error)
    case let error as NotKept: notKept(error)
    case let error as BadBackup: badBackup(error)
    case let error as OpenConflicts: conflicts(error)
    case let error as any AnsweredError: error.responseError
    default: nil
    }
  }

  private static func conflict(_ error: SaveConflict) -> ResponseError {
    switch error {
    case .changed(let path):
      failed(
        "fileChanged", "\(path) was changed by another program since it was opened or saved.", path,
        [("state", .string(FileConflict.changed.rawValue))])
    case .undone(let path):
      failed(
        "fileChanged",
        "\(path) has changes of another program. The step that brought them into the table is undone: redo"
          + " it, or save with overwrite: \"always\".", path,
        [("state", .string(FileConflict.changed.rawValue))])
    case .replaced(let path):
      failed(
        "fileChanged", "\(path) was replaced by another program since it was opened or saved.",
        path,
        [("state", .string(FileConflict.replaced.rawValue))])
    case .exists(let path): failed("fileExists", "There is a file \(path) already.", path)
    case .notWritable(let path): failed("notWritable", "\(path) may not be written.", path)
    case .notARegularFile(let path, let kind):
      failed(
        "notARegularFile", "\(path) is a \(kind); a regular file is needed.", path,
        [("expected", "a regular file"), ("found", .string(kind))])
    }
  }

  private static func failure(_ error: WriteFailure) -> ResponseError {
    var members: [(String, JSONValue)] = [
      ("errno", .integer(Int64(error.code))), ("system", .string(error.name)),
      ("call", .string(error.call)),
    ]
    var message =
      "\(error.path) could not be written (\(error.call): \(SystemError.words(error.code)))."
    if let copy = error.copy {
      message += " The whole new content is in \(copy)."
      members.append(("copy", .string("\(copy)")))
    }
    if error.isReplaced {
      message = "The file has its new content, but it is not sure that it survives a loss of power"
      message += " (\(error.call) of \(error.path): \(SystemError.words(error.code)))."
      members.append(("replaced", true))
    }
    return failed("writeFailed", message, error.path, members)
  }

  private static func unwritable(_ error: UnwritableCells) -> ResponseError {
    let items = error.items.map { item -> JSONValue in
      var members: [JSONMember] = []
      if let row = item.row { members.append(JSONMember(name: "row", value: key(row))) }
      if let column = item.column {
        members.append(JSONMember(name: "column", value: .string("\(column.text)")))
      }
      if let line = item.line {
        members.append(JSONMember(name: "line", value: .string("\(line)")))
      }
      members.append(JSONMember(name: "reason", value: .string(item.reason.rawValue)))
      return .object(members)
    }
    let encoding = error.encoding.rawValue
    let hasOthers = error.items.contains { $0.row == nil }
    let noun = hasOthers ? "text" : "cell"
    let what = error.count == 1 ? "1 \(noun)" : "\(error.count) \(noun)s"
    return ResponseError(
      code: ResponseError.requestFailed,
      message: error.items.contains { $0.reason == .json }
        ? "\(what) cannot be written into the file's JSON."
        : "\(what) cannot be written in \(encoding) and with the file's quotes.",
      data: [
        "kind": "notEncodable", "encoding": .string(encoding),
        "count": .integer(Int64(error.count)), "cells": .array(items),
      ])
  }

  private static func formulas(_ error: FormulaCells) -> ResponseError {
    let items = error.items.map { item -> JSONValue in
      let row = item.row.map { [JSONMember(name: "row", value: key($0))] } ?? []
      return .object(
        row + [
          JSONMember(name: "column", value: .string("\(item.column.text)")),
          JSONMember(name: "reason", value: .string(UnwritableReason.formula.rawValue)),
        ])
    }
    let what = error.count == 1 ? "1 cell begins" : "\(error.count) cells begin"
    return ResponseError(
      code: ResponseError.requestFailed,
      message: "\(what) as formulas do, and formulaGuard is reject.",
      data: [
        "kind": "formulas", "count": .integer(Int64(error.count)), "cells": .array(items),
      ])
  }

  private static func conflicts(_ error: OpenConflicts) -> ResponseError {
    let items = error.first.map { conflict -> JSONValue in
      let column = conflict.column.map {
        [JSONMember(name: "column", value: .string("\($0.text)"))]
      }
      return .object([JSONMember(name: "row", value: key(conflict.row))] + (column ?? []))
    }
    let what = error.count == 1 ? "1 conflict is" : "\(error.count) conflicts are"
    return ResponseError(
      code: ResponseError.requestFailed, message: "\(what) not decided.",
      data: [
        "kind": "conflicts", "count": .integer(Int64(error.count)), "cells": .array(items),
      ])
  }

  private static func notKept(_ error: NotKept) -> ResponseError {
    let reason = error.refusal.words
    return ResponseError(
      code: ResponseError.requestFailed, message: "No backup can be made: \(reason).",
      data: ["kind": "notKept", "reason": .string(reason)])
  }

  private static func badBackup(_ error: BadBackup) -> ResponseError {
    let (problem, words): (UnreadableJournal, String) =
      switch error.problem {
      case .foreign: (.foreign, "is no backup of a table")
      case .newer: (.newer, "was written by a newer program")
      case .damaged: (.damaged, "is damaged or not whole")
      }
    return failed(
      "badBackup", "\(error.path) \(words). Nothing of it was applied.", error.path,
      [("problem", .string(problem.rawValue))])
  }

  private static func key(_ key: RowKey) -> JSONValue { ErrorMapping.value(key) }

  private static func failed(
    _ kind: String, _ message: String, _ path: Text, _ more: [(String, JSONValue)] = []
  ) -> ResponseError {
    let members = [("kind", JSONValue.string(kind)), ("path", .string("\(path)"))] + more
    return ResponseError(
      code: ResponseError.requestFailed, message: message,
      data: .object(members.map { JSONMember(name: $0.0, value: $0.1) }))
  }
}
