import Expressions
import JSONText
import TableModel
import TableValues
import WireProtocol

/// Columns as documents, in which journals keep their formats, rules and expressions.
enum ColumnForms {
  /// A change of columns whose documents are beside them; other changes as they are.
  ///
  /// - Parameter all: Whether every column has one. Otherwise those have one that differ from before
  ///   in more than their id, title, type, and what views and edits may do.
  static func noted(_ change: TableChange, all: Bool = false) -> TableChange {
    guard case .schema(let before, let after) = change else { return change }
    let columns = after.columns.map { column in
      var plain =
        before[column.number]
        ?? Column(number: column.number, id: column.id, title: column.title, type: column.type)
      (plain.id, plain.title, plain.type) = (column.id, column.title, column.type)
      plain.isSortable = column.isSortable
      plain.isSearchable = column.isSearchable
      plain.isEditable = column.isEditable
      if !all, plain == column { return column }
      var noted = column
      noted.traits.documents[ColumnTraits.keptForm] = document(column, in: after)
      return noted
    }
    var schema = TableSchema(columns: columns, keyColumns: after.keyColumns)
    schema.types = after.types
    return .schema(before: before, after: schema)
  }

  /// A step whose columns have their documents beside them, before it and after it.
  static func noted(_ step: KeptStep) -> KeptStep {
    var step = step
    for (place, changes) in step.records.enumerated() {
      for (index, change) in changes.enumerated() {
        guard case .schema(let before, let after) = change,
          case .schema(_, let notedAfter) = noted(change, all: true),
          case .schema(_, let notedBefore) = noted(.schema(before: after, after: before), all: true)
        else { continue }
        step.records[place][index] = .schema(before: notedBefore, after: notedAfter)
      }
    }
    return step
  }

  /// A member that is no option: the format was found in the texts of the file, which are shown.
  private static let showsSource = "showsSource"

  /// The options that make a column of a plain one, as JSON.
  private static func document(_ column: Column, in schema: TableSchema) -> Text {
    var writer = JSONWriter()
    writer.beginObject()
    if column.computation?.isTypeDeclared != false {
      writer.name("type")
      writer.string(column.traits.typeName?.utf8 ?? Array(column.type.rawValue.utf8))
    }
    for name in ["format", "parse", "validate", "align", "editor", "cellKind", "meta"] {
      guard let document = column.traits.documents[name] else { continue }
      writer.name(Array(name.utf8))
      writer.json(document.utf8)
    }
    if column.traits.showsSource {
      writer.name(showsSource)
      writer.bool(true)
    }
    writer.text("nullPlaceholder", column.traits.nullPlaceholder)
    if let comparator = column.traits.comparator {
      writer.name("comparator")
      WireComparator(comparator).write(to: &writer)
    }
    if let footer = column.traits.footer {
      writer.name("footer")
      WireFooterRule(footer).write(to: &writer)
    }
    writer.text("computed", column.computation?.source)
    if let supply = column.supply {
      writer.name("supplied")
      WireSupplied(supply).write(to: &writer)
    }
    write(column.form, to: &writer)
    writer.endObject()
    return Text(writer.finish())
  }

  private static func write(_ form: ColumnForm, to writer: inout JSONWriter) {
    writer.text("path", form.path?.spelling)
    if form.isHeaderOnly {
      writer.name("headerOnly")
      writer.bool(true)
    }
    writer.text("display", form.display?.source)
    switch form.sortBy {
    case nil: break
    case .column(let id):
      writer.name("sortBy")
      WireOrderKey.column(id.text.utf8).write(to: &writer)
    case .expression(let computation):
      writer.name("sortBy")
      WireOrderKey.expression(computation.source.utf8).write(to: &writer)
    }
  }

  /// The options that make a column of a plain one.
  static func options(_ column: Column, in schema: TableSchema) throws -> WireColumnOptions {
    var options = try options(document(column, in: schema))
    if !column.isSortable { options.isSortable = false }
    if !column.isSearchable { options.isSearchable = false }
    if !column.isEditable { options.isEditable = false }
    return options
  }

  // MARK: Reading

  private static func options(_ form: Text) throws -> WireColumnOptions {
    var reader = try reader(form)
    return try WireColumnOptions(from: &reader)
  }

  private static func reader(_ form: Text) throws -> ParamsReader {
    guard let json = try? JSONDocument(parsing: form.utf8, depthLimit: 128) else {
      throw Unreadable()
    }
    return try ParamsReader(json.root)
  }

  /// A document is not one of a column.
  struct Unreadable: Error {}

  /// A record whose columns have the options of their documents.
  ///
  /// - Parameter types: The named types of the table.
  static func completed(_ record: EditRecord, _ types: [NamedType]) throws -> EditRecord {
    var record = record
    for (place, change) in record.changes.enumerated() {
      guard case .schema(let before, let after) = change else { continue }
      record.changes[place] = .schema(before: before, after: try completed(after, types))
    }
    return record
  }

  /// A step whose columns have the options of their documents, in the form of the table.
  static func completed(_ step: KeptStep, _ types: [NamedType]) throws -> KeptStep {
    var step = step
    for (place, changes) in step.records.enumerated() {
      for (index, change) in changes.enumerated() {
        guard case .schema(let before, let after) = change else { continue }
        step.records[place][index] = .schema(
          before: try checked(completed(before, types)),
          after: try checked(completed(after, types)))
      }
    }
    return step
  }

  private static func completed(
    _ schema: TableSchema, _ types: [NamedType]
  ) throws -> TableSchema {
    let conversion = ColumnConversion(types: types)
    let columns = try schema.columns.map { column -> Column in
      guard let form = column.traits.documents[ColumnTraits.keptForm] else { return column }
      let options = try options(form)
      var whole = column
      whole.traits = ColumnTraits()
      try conversion.take(options, into: &whole, "")
      (whole.title, whole.type) = (column.title, column.type)
      var reader = try reader(form)
      whole.traits.showsSource = try reader.optional("showsSource")?.bool() ?? false
      whole.traits.documents[ColumnTraits.keptForm] = form
      return whole
    }
    var result = TableSchema(columns: columns, keyColumns: schema.keyColumns)
    result.types = types
    return result
  }

  /// The columns as a table has them, without their documents.
  private static func checked(_ schema: TableSchema) throws -> TableSchema {
    let columns = schema.columns.map { column in
      var plain = column
      plain.traits.documents[ColumnTraits.keptForm] = nil
      return plain
    }
    let checked = try ComputedSchema(columns, types: schema.types)
    var result = TableSchema(columns: checked.columns, keyColumns: schema.keyColumns)
    result.types = schema.types
    return result
  }
}
