import CellFormats
import ColumnStorage
import Expressions
import JSONRPC
import JSONText
import RowPipeline
import RowTree
import TableCodecs
import TableModel
import TableValues
import WireProtocol

/// The only place where errors become codes and data.
enum ErrorMapping {
  /// The answer for any error that a handler may throw. Long texts in it are truncated.
  static func responseError(for error: any Error) -> ResponseError {
    mapped(error).brief
  }

  private static func mapped(_ error: any Error) -> ResponseError {
    switch error {
    case let error as ResponseError: error
    case let error as InvalidParams: invalidParams(error.pointer, error.expected, error.found)
    case let error as DaemonError: responseError(daemon: error)
    case let error as TableError: responseError(table: error, pointer: nil)
    case let error as EditRefusal:
      responseError(table: error.reason, pointer: "/edits/\(error.index)")
    case let error as PlacedRefusal:
      responseError(table: error.reason, pointer: error.pointer)
    case let error as RowRefusal:
      responseError(table: error.reason, pointer: nil).adding("row", value(error.row))
    case let error as BlockRefusal: responseError(block: error)
    case let error as InvalidRows: responseError(block: BlockRefusal(error, pointer: nil))
    case let error as ExpressionRefusal: responseError(expression: error)
    case let error as EvaluationRefusal: responseError(evaluation: error)
    case is ByteSourceChanged: .failed("sourceChanged", "The file has changed since it was opened.")
    case let error as ByteReadFailed: readFailed(error, "The file")
    default:
      SaveErrors.responseError(for: error)
        ?? .fault(error)
    }
  }

  /// Parameters with a wrong shape, type, range or name.
  static func invalidParams(
    _ pointer: String, _ expected: String, _ found: String, kind: String = "invalidParams"
  ) -> ResponseError {
    ResponseError(
      code: ResponseError.invalidParams,
      message: "Expected \(expected) at \(pointer.isEmpty ? "the parameters" : pointer),"
        + " found \(found).",
      data: [
        "kind": .string(kind), "pointer": .string(pointer), "expected": .string(expected),
        "found": .string(found),
      ])
  }

  private static func responseError(expression error: ExpressionRefusal) -> ResponseError {
    .failed(
      "expression", "The expression is faulty: \(error.problems.first?.failure.message ?? "").",
      (error.pointer.map { [("pointer", .string($0))] } ?? [])
        + [("problems", .array(error.problems.map(\.json)))])
  }

  private static func responseError(evaluation error: EvaluationRefusal) -> ResponseError {
    if error.error.kind == .cancelled { return .cancelled }
    return .failed(
      "evaluation", "The expression has no value: \(error.error.message).",
      [("reason", .string(error.error.kind.rawValue))]
        + (error.error.range.map { error.place.members(of: $0) } ?? []))
  }

  private static func limit(_ name: String, _ maximum: Int, _ found: Int) -> ResponseError {
    .failed(
      "limit", "\(name) is \(maximum), this would need \(found).",
      [
        ("limit", .string(name)), ("maximum", .integer(Int64(maximum))),
        ("found", .integer(Int64(found))),
      ])
  }

  /// The answer for the errors of a block: the first one, with a list of all up to a limit.
  private static func responseError(block error: BlockRefusal) -> ResponseError {
    guard let first = error.errors.first else { return .cancelled }
    var answer = responseError(for: first)
    guard case .object(let members)? = answer.data else { return answer }
    let list = error.errors.prefix(BlockRefusal.toldMax).map { refusal -> JSONValue in
      responseError(for: refusal).briefData
    }
    answer.data = .object(
      members + [
        JSONMember(name: "count", value: .integer(Int64(error.count))),
        JSONMember(name: "errors", value: .array(list)),
      ])
    return answer
  }

  private static func responseError(daemon error: DaemonError) -> ResponseError {
    switch error {
    case .unknown(let what, let id):
      .failed(
        "unknown\(what)", "There is no \(what.lowercased()) \"\(id)\".", [("id", .string(id))])
    case .tableExists(let id):
      .failed("tableExists", "A table \"\(id)\" is open already.", [("id", .string(id))])
    case .exists(let what, let id):
      .failed("\(what)Exists", "A \(what) \"\(id)\" exists already.", [("id", .string(id))])
    case .limit(let name, let maximum, let found): limit(name, maximum, found)
    case .invalid(let pointer, let expected, let found): invalidParams(pointer, expected, found)
    case .badFormat(let pointer, let error): badFormat(pointer, error)
    case .doubledSortKey(let pointer):
      invalidParams(
        pointer, "each column and comparator once", "a second one", kind: "doubledSortKey")
    case .doubledAction(let pointer, let id):
      invalidParams(
        pointer, "a name that no other action of the tree has", "\"\(id)\"", kind: "doubledAction")
    case .unknownType(let pointer, let names, let found):
      invalidParams(pointer, "one of \(names)", "\"\(found)\"", kind: "unknownType")
    case .unknownColumn(let pointer, let id):
      invalidParams(pointer, "the id of a column", "\"\(id)\"", kind: "unknownColumn")
    case .file(let refusal, let path): responseError(file: refusal, path)
    case .noOrder:
      .failed("noOrder", "Nulls and errors have no order; only equality is possible.")
    case .cancelled: .cancelled
    }
  }

  private static func badFormat(_ pointer: String, _ error: FormatError) -> ResponseError {
    var answer = invalidParams(
      pointer + "/" + error.member, error.expected, error.found, kind: "badFormat")
    if let position = error.position, case .object(let members)? = answer.data {
      answer.message += " (at \(position))"
      answer.data = .object(
        members + [JSONMember(name: "position", value: .integer(Int64(position)))])
    }
    return answer
  }

  private static func responseError(file refusal: FileRefusal, _ path: Text) -> ResponseError {
    let place: [(String, JSONValue)] = [("path", .string("\(path)"))]
    return switch refusal {
    case .notFound: .failed("notFound", "There is no file \(path).", place)
    case .notReadable(let code):
      .failed(
        "notReadable",
        "\(path) cannot be read (\(SystemError.name(code)): \(SystemError.words(code))).",
        place + [
          ("errno", .integer(Int64(code))), ("system", .string(SystemError.name(code))),
        ])
    case .notARegularFile(let kind):
      .failed(
        "notARegularFile", "\(path) is a \(kind); a regular file is needed.",
        place + [("expected", "a regular file"), ("found", .string(kind))])
    case .compressed(let kind):
      .failed(
        "compressed",
        "\(path) is compressed (\(kind)), which is not opened. Expand it first, or compress it with gzip"
          + " or zstd.",
        place + [("found", .string(kind))])
    case .notText(let kind):
      .failed(
        "notText",
        "\(path) seems to be \(kind.description). \(kind.advice)"
          + " With dialect.encoding it is opened as text all the same.",
        place + [("expected", "delimited text"), ("found", .string(kind.name))])
    case .tooManyColumns(let count):
      .failed(
        "tooManyColumns", "\(path) has \(count) columns.",
        place + [("found", .integer(Int64(count)))])
    case .badDialect(let option):
      invalidParams("/dialect", "a usable dialect", option)
    case .changed: .failed("sourceChanged", "\(path) changed while it was being opened.", place)
    case .readFailed(let failure): readFailed(failure, "\(path)", place)
    }
  }

  private static func readFailed(
    _ error: ByteReadFailed, _ what: String, _ place: [(String, JSONValue)] = []
  ) -> ResponseError {
    .failed(
      "readFailed",
      "\(what) could not be read (\(error.name): \(SystemError.words(error.code))).",
      place + [("errno", .integer(Int64(error.code))), ("system", .string(error.name))])
  }

  private static func responseError(table error: TableError, pointer: String?) -> ResponseError {
    if case .unknownColumn(let id) = error, let pointer {
      return invalidParams(
        pointer, "the id of a column", "\"\(id.text)\"", kind: "unknownColumn")
    }
    var answer = responseError(table: error)
    if let pointer, case .object(let members)? = answer.data {
      answer.data = .object(members + [JSONMember(name: "pointer", value: .string(pointer))])
    }
    return answer
  }

  private static func responseError(table error: TableError) -> ResponseError {
    switch error {
    case .unknownRow(let key, let isComplete): unknownRow(key, isComplete)
    case .notComplete:
      .failed("notComplete", "Not all rows are read yet.", [("complete", .bool(false))])
    case .loadingFailed(let failure): loadingFailed(failure)
    case .unknownColumn(let id):
      invalidParams("", "the id of a column", "\"\(id.text)\"", kind: "unknownColumn")
    case .placeIsMoving(let key): placeIsMoving(key)
    case .conflict(let seen, let current): conflict(seen, current)
    case .duplicateKeys(let keys): duplicateKeys(keys)
    case .ambiguousRows(let keys): duplicateKeys(keys, isOld: true)
    case .revisionIsGone(let asked, let oldest, let current):
      revisionIsGone(asked, oldest, current)
    case .unknownStep(let number):
      .failed(
        "unknownStep", "The history has no step \(number).", [("step", .integer(Int64(number)))])
    case .missingKeys(let rows): missingKeys(rows)
    case .noDraft:
      .failed("noDraft", "The view has no draft of the cell: it was not begun, or it has ended.")
    case .draftOpen(let view):
      .failed("draftOpen", "The cell already has a draft.", [("view", .string(view))])
    case .differenceTable: differenceTable
    case .notEditable(let id): notEditable(id)
    case .notPermitted(let refusal): notPermitted(refusal)
    case .notBound(let binding): notBound(binding)
    case .invalid(let broken): .failed("invalid", broken.sentence, broken.members)
    case .faultyRule(let place, let source, let failure): faulty(place, source, failure)
    case .undeclaredKind(let key, let kind): undeclaredKind(key, kind)
    case .unknownAction(let id): action("unknownAction", "is not there", id)
    case .actionDisabled(let id): action("actionDisabled", "cannot be done now", id)
    case .columnRefused(let id, let reason):
      .failed(
        reason.rawValue, "\"\(id.text)\" \(reason.sentence).", [("column", .string("\(id.text)"))])
    case .faultyComputation(let id, let source, let failure): faulty(id, source, failure)
    case .cycle(let ids): cycle(ids)
    case .mixedEdits:
      .failed("mixedEdits", "A list with changes of columns can have no other edits.")
    case .blockOverflows(let rows, let columns): blockOverflows(rows, columns)
    case .orderPending(let id):
      .failed(
        "orderPending", "The order of the view \"\(id)\" is not ready.", [("id", .string(id))])
    case .sortedView(let id): sortedView(id)
    case .notSortable(let id):
      .failed(
        "notSortable", "A view cannot sort by \"\(id.text)\".", [("column", .string("\(id.text)"))])
    case .noSections: .failed("noSections", "The view's state has no sections.")
    case .noRowLayout: .failed("noRowLayout", "The view's layout has no heights of rows.")
    case .notShown(let key): notShown(key)
    case .noDeclaredSections: .failed("noDeclaredSections", "The table declares no sections.")
    case .unknownSection(let key): section("unknownSection", "The table declares no section", key)
    case .duplicateSections(let keys): duplicateSections(keys)
    case .sectionIsMoving(let key): section("placeIsMoving", "Nothing goes beside the moving", key)
    case .nothingSearched: .failed("nothingSearched", "The view's state has no search.")
    case .notSelectable: .failed("notSelectable", "The view's selection mode is none.")
    case .valueDoesNotFit(let column, let type, let found): misfit(column, type, found)
    case .tooManyCells(let expected, let found): tooManyCells(expected, found)
    case .limit(let name, let maximum, let found): limit(name, maximum, found)
    case .unknownView(let id): responseError(daemon: .unknown("View", id))
    case .unknownSubscription(let id): responseError(daemon: .unknown("Subscription", id))
    case .unknownPin(let id): responseError(daemon: .unknown("Pin", id))
    case .pinExists(let id): responseError(daemon: .exists("pin", id))
    case .viewRevisionIsGone(let asked, let current): contentModified(asked, current)
    case .journalFailed(let failure): journalFailed(failure)
    case .cancelled: .cancelled
    case .closed: .failed("unknownTable", "The table was closed.")
    }
  }

  private static var differenceTable: ResponseError {
    .failed(
      "differenceTable",
      "The table is that of a difference, which follows its sides. Edit the side itself.")
  }

  private static func notEditable(_ id: ColumnID) -> ResponseError {
    .failed(
      "notEditable", "Cells of \"\(id.text)\" cannot be set.", [("column", .string("\(id.text)"))])
  }

  private static func journalFailed(_ failure: JournalFailure) -> ResponseError {
    .failed(
      "journalFailed",
      "The change was not made, because it cannot be written to the journal \(failure.path)"
        + " (\(failure.call): \(SystemError.words(failure.code))). Make room there and send it again."
        + " Or save the table or back it up, and open it with journal: \"off\".",
      [
        ("path", .string("\(failure.path)")), ("errno", .integer(Int64(failure.code))),
        ("system", .string(SystemError.name(failure.code))), ("call", .string(failure.call)),
      ])
  }

  private static func placeIsMoving(_ key: RowKey) -> ResponseError {
    .failed(
      "placeIsMoving", "The row \(key) is itself moved, so nothing can be placed beside it.",
      [("row", value(key))])
  }

  private static func missingKeys(_ rows: [Int]) -> ResponseError {
    .failed(
      "missingKeys", "A row has no key.", [("rows", .array(rows.map { .integer(Int64($0)) }))])
  }

  /// A row that is not loaded yet must not be reported as nonexistent.
  private static func unknownRow(_ key: RowKey, _ isComplete: Bool) -> ResponseError {
    let known = isComplete ? "" : " among those read so far"
    return .failed(
      "unknownRow", "There is no row with the key \(key)\(known).",
      [("row", value(key))] + (isComplete ? [] : [("complete", .bool(false))]))
  }

  private static func loadingFailed(_ failure: LoadFailure) -> ResponseError {
    .failed(
      "loadingFailed", "Reading the rows ended by an error: \(failure.message)",
      [("complete", .bool(false)), ("reason", .string("\(failure.kind)"))])
  }

  private static func notShown(_ key: EntryKey) -> ResponseError {
    switch key {
    case .row(let key):
      .failed(
        "notShown", "The row \(key) is not on the page that the view shows.", [("row", value(key))])
    case .section:
      .failed("notShown", "The section's entry is not on the page that the view shows.")
    }
  }

  private static func blockOverflows(_ rows: Int, _ columns: Int) -> ResponseError {
    .failed(
      "blockOverflows", "The block exceeds the table by \(rows) rows and \(columns) columns.",
      [("rows", .integer(Int64(rows))), ("columns", .integer(Int64(columns)))])
  }

  private static func sortedView(_ id: String) -> ResponseError {
    .failed(
      "sortedView", "The view \"\(id)\" is sorted or in sections; nothing is placed in it by hand.",
      [("id", .string(id))])
  }

  private static func section(_ kind: String, _ what: String, _ key: Text) -> ResponseError {
    .failed(kind, "\(what) \"\(key)\".", [("section", .string("\(key)"))])
  }

  private static func duplicateSections(_ keys: [Text]) -> ResponseError {
    let first = keys.first.map { " (\($0))" } ?? ""
    return .failed(
      "duplicateSections", "Several sections would have one key\(first).",
      [("keys", .array(keys.map { .string("\($0)") }))])
  }

  private static func tooManyCells(_ expected: Int, _ found: Int) -> ResponseError {
    .failed(
      "tooManyCells", "A row has \(expected) cells, \(found) were given.",
      [("expected", .integer(Int64(expected))), ("found", .integer(Int64(found)))])
  }

  private static func faulty(
    _ id: ColumnID, _ source: Text, _ failure: ExpressionFailure
  ) -> ResponseError {
    let problems = ExpressionRefusal(failure, source: source.utf8).problems
    return .failed(
      "expression", "The expression of \"\(id.text)\" is faulty: \(failure.message).",
      [("column", .string("\(id.text)")), ("problems", .array(problems.map(\.json)))])
  }

  private static func faulty(
    _ place: RulePlace, _ source: Text, _ failure: ExpressionFailure
  ) -> ResponseError {
    let problems = ExpressionRefusal(failure, source: source.utf8).problems
    return .failed(
      "expression", "A rule is faulty: \(failure.message).",
      (place.column.map { [("column", .string("\($0.text)"))] } ?? [])
        + [
          ("index", .integer(Int64(place.index ?? 0))), ("problems", .array(problems.map(\.json))),
        ])
  }

  private static func cycle(_ ids: [ColumnID]) -> ResponseError {
    let names = ids.map { "\"\($0.text)\"" }
    let message =
      names.count == 2
      ? "\(names[0]) cannot be computed from itself, in its own or in another row."
      : "Columns cannot be computed from each other: \(names.joined(separator: " from "))."
    return .failed(
      "cycle", message,
      [("columns", .array(ids.map { .string("\($0.text)") }))])
  }

  private static func notBound(_ binding: ViewBinding) -> ResponseError {
    .failed(
      "notBound", "The view's binding is \(binding.rawValue), which does not allow this.",
      [("binding", .string(binding.rawValue))])
  }

  private static func undeclaredKind(_ key: RowKey, _ kind: Text) -> ResponseError {
    .failed(
      "undeclaredKind", "The row \(key) would be of the kind \"\(kind)\", which is not declared.",
      [("row", value(key)), ("found", .string("\(kind)"))])
  }

  private static func action(_ kind: String, _ what: String, _ id: Text) -> ResponseError {
    .failed(kind, "The action \"\(id)\" \(what).", [("action", .string("\(id)"))])
  }

  private static func notPermitted(_ refusal: PermissionRefusal) -> ResponseError {
    var data: [(String, JSONValue)] = [
      ("permission", .string(refusal.permission.rawValue)),
      ("layer", .string(refusal.layer.rawValue)),
    ]
    if let row = refusal.row { data.append(("row", value(row))) }
    if let column = refusal.column { data.append(("column", .string("\(column.text)"))) }
    if let section = refusal.section { data.append(("section", .string("\(section)"))) }
    if let name = refusal.name { data.append(("name", .string("\(name)"))) }
    if let problem = refusal.problem { data.append(("problem", .string("\(problem)"))) }
    if refusal.wasAsked { data.append(("asked", true)) }
    let what = refusal.row.map { "the row \($0)" } ?? "this"
    return .failed(
      "notPermitted",
      "To \(refusal.permission.rawValue) \(what) is not permitted (\(refusal.layer.rawValue)).",
      data)
  }

  private static func conflict(_ seen: Revision, _ current: Revision) -> ResponseError {
    .failed(
      "conflict", "Something that the edit refers to has changed since revision \(seen.rawValue).",
      [
        ("seen", .integer(Int64(seen.rawValue))), ("revision", .integer(Int64(current.rawValue))),
      ])
  }

  private static func revisionIsGone(
    _ asked: Revision, _ oldest: Revision, _ current: Revision
  ) -> ResponseError {
    .failed(
      "revisionIsGone",
      "Revision \(asked.rawValue) cannot be told any more; \(oldest.rawValue) to"
        + " \(current.rawValue) can.",
      [
        ("asked", .integer(Int64(asked.rawValue))), ("oldest", .integer(Int64(oldest.rawValue))),
        ("revision", .integer(Int64(current.rawValue))),
      ])
  }

  private static func misfit(_ column: ColumnID, _ type: ColumnType, _ found: Text) -> ResponseError
  {
    .failed(
      "valueDoesNotFit", "\"\(found)\" is no \(type.rawValue) for \"\(column.text)\".",
      [
        ("column", .string("\(column.text)")), ("expected", .string(type.rawValue)),
        ("found", .string("\(found)")),
      ])
  }

  private static func contentModified(_ asked: Revision, _ current: Revision) -> ResponseError {
    ResponseError(
      code: ResponseError.contentModified,
      message: "View revision \(asked.rawValue) is no longer available; the current one is "
        + "\(current.rawValue).",
      data: [
        "kind": "contentModified", "asked": .integer(Int64(asked.rawValue)),
        "viewRevision": .integer(Int64(current.rawValue)),
      ])
  }

  private static func duplicateKeys(_ keys: [DuplicateKey], isOld: Bool = false) -> ResponseError {
    let list = grouped(keys).map { duplicate -> JSONValue in
      [
        "key": value(duplicate.key),
        "rows": .array(duplicate.rows.map { .integer(Int64($0)) }),
      ]
    }
    let first = keys.first.map { " (\($0.key))" } ?? ""
    if isOld {
      return .failed(
        "ambiguousRows", "Several rows of the table have one key\(first).",
        [("keys", .array(list))])
    }
    return .failed(
      "duplicateKeys", "Several rows would have one key\(first).", [("keys", .array(list))])
  }

  /// One entry per key with all of its rows. The finders report each duplicate as a pair with the
  /// first row.
  private static func grouped(_ keys: [DuplicateKey]) -> [DuplicateKey] {
    var groups: [DuplicateKey] = []
    var places: [RowKey: Int] = [:]
    for duplicate in keys {
      if let place = places[duplicate.key] {
        groups[place].rows += duplicate.rows.dropFirst()
      } else {
        places[duplicate.key] = groups.count
        groups.append(duplicate)
      }
    }
    return groups
  }

  static func value(_ key: RowKey) -> JSONValue {
    switch key {
    case .integer(let number) where number.magnitude < 100_000_000_000_000: .integer(number)
    case .integer(let number): .string(String(number))
    case .text(let text): .string("\(text)")
    }
  }
}

extension ResponseError {
  /// The same error with one more member of the data.
  fileprivate func adding(_ name: String, _ value: JSONValue) -> ResponseError {
    guard case .object(let members)? = data else { return self }
    var error = self
    error.data = .object(
      members.filter { $0.name != name } + [JSONMember(name: name, value: value)])
    return error
  }

  /// The data with the message, as an entry of a list of errors.
  var briefData: JSONValue {
    let message = JSONMember(name: "message", value: .string(message))
    guard case .object(let members)? = data else { return .object([message]) }
    return .object(members + [message])
  }
}

extension ResponseError {
  /// The error with long texts truncated. Pointers and names stay complete.
  fileprivate var brief: ResponseError {
    ResponseError(
      code: code, message: Self.brief(message), data: data.map { Self.brief($0, isName: false) })
  }

  private static let names: Set<String> = [
    "pointer", "row", "rows", "id", "view", "table", "column", "columns", "path", "keys", "kind",
    "section",
  ]

  private static func brief(_ text: String) -> String {
    guard text.utf8.count > TextCut.standard else { return text }
    return "\(Text(text).quotation(bytes: TextCut.standard))"
  }

  private static func brief(_ value: JSONValue, isName: Bool) -> JSONValue {
    switch value {
    case .string(let text): .string(isName ? text : brief(text))
    case .array(let items): .array(items.map { brief($0, isName: isName) })
    case .object(let members):
      .object(
        members.map { member in
          JSONMember(
            name: member.name, value: brief(member.value, isName: names.contains(member.name)))
        })
    case let value: value
    }
  }
}
