import ColumnStorage
import JSONText
import TableModel
import TableValues
import WireProtocol

extension ContentConversion {
  /// The rows of the request, and the column to which their section keys are written.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.invalid`, ``PlacedRefusal``.
  static func rows(
    _ params: TableSetRowsParams, _ table: TableState
  ) throws -> (RowParts, Column?) {
    guard let sections = params.sections else {
      return (RowParts(rows: params.rows ?? emptyRows), nil)
    }
    let column = try sectionColumn(params, table)
    return (RowParts(sections: sections.map(\.section), column: column.id), column)
  }

  private static let emptyRows: JSONView = {
    guard let document = try? JSONDocument(parsing: Array("[]".utf8), depthLimit: 1) else {
      preconditionFailure("an empty array is JSON")
    }
    return document.root
  }()

  /// The section column: the declared one, otherwise the one that the request names.
  private static func sectionColumn(
    _ params: TableSetRowsParams, _ table: TableState
  ) throws -> Column {
    let schema = table.content.schema
    let known = table.sections.flatMap { schema[$0.column]?.id }
    let named = params.sectionColumn.map { ColumnID(Text($0)) }
    if let known, let named, known != named {
      throw DaemonError.invalid(
        pointer: "/sectionColumn", expected: "\"\(known.text)\", which the table's sections have",
        found: "\"\(named.text)\"")
    }
    return try DeclaredSectionConversion.column(
      params.sectionColumn ?? known?.text.utf8.map { $0 }, in: schema.columns)
  }

  /// The same parameters, with the rows' options of each section joined to lists over all rows.
  ///
  /// - Throws: `DaemonError.invalid` if options are given in both ways, or not for every row.
  static func flattened(_ params: TableSetRowsParams) throws -> TableSetRowsParams {
    guard let sections = params.sections else { return params }
    var result = params
    if let keys = try joined("keys", sections, \.keys, padding: .some(nil)) {
      try check(params.match == nil, "keys")
      result.match = .given(keys: keys)
    }
    if let tags = try joined("tags", sections, \.tags, padding: nil) {
      try check(params.compare == nil, "tags")
      result.compare = .tag(tags: tags)
    }
    if let states = try joined("rowStates", sections, \.rowStates, padding: nullView) {
      try check(params.rowStates == nil, "rowStates")
      result.rowStates = states
    }
    if let states = try joined("cellStates", sections, \.cellStates, padding: .some(nil)) {
      try check(params.cellStates == nil, "cellStates")
      result.cellStates = states
    }
    return result
  }

  private static func check(_ isSaidOnce: Bool, _ name: String) throws(DaemonError) {
    if isSaidOnce { return }
    throw .invalid(
      pointer: "/sections", expected: "\(name) of sections, or of all rows", found: "both")
  }

  private static let nullView: JSONView = {
    guard let document = try? JSONDocument(parsing: Array("null".utf8), depthLimit: 1) else {
      preconditionFailure("null is JSON")
    }
    return document.root
  }()

  /// The lists of all sections joined to one; nil if no section has it.
  ///
  /// - Parameter padding: The elements for rows of sections without the list; nil: all sections
  ///   must have it.
  private static func joined<Element>(
    _ name: String, _ sections: [WireContentSection],
    _ list: (WireContentSection) -> [Element]?, padding: Element?
  ) throws(DaemonError) -> [Element]? {
    guard sections.contains(where: { list($0) != nil }) else { return nil }
    var result: [Element] = []
    for (index, section) in sections.enumerated() {
      let count = section.section.rows?.count ?? 0
      if let part = list(section) {
        guard part.count == count else {
          throw .invalid(
            pointer: "/sections/\(index)/\(name)", expected: "one for each of \(count) rows",
            found: "\(part.count)")
        }
        result += part
      } else if let padding {
        result += [Element](repeating: padding, count: count)
      } else if count > 0 {
        throw .invalid(
          pointer: "/sections/\(index)/\(name)", expected: "one for each of \(count) rows",
          found: "none")
      }
    }
    return result
  }
}
