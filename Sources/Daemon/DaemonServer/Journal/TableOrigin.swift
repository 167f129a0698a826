import ColumnStorage
import EditJournal
import JSONText
import TableCodecs
import TableModel
import TableValues
import WireProtocol

/// The request that made a table, without its content.
struct TableOrigin: Sendable {
  /// Whether it is `table/create`. Otherwise it is `table/open`.
  let isCreated: Bool
  /// Its parameters, as JSON.
  let request: Text
  /// The options of requests for reading the file, the latest last.
  private(set) var readings: [Text]
  /// Whether the columns have the ids of the request, and not those of the file's header.
  private(set) var namesColumns = false

  /// That of a table that is opened.
  init(_ params: TableOpenParams) {
    readings = [Self.reading(of: params)]
    var params = params
    if params.content != nil { params.content = TableOpenParams.Content(text: []) }
    (params.table, params.progressToken, params.backup) = (nil, nil, nil)
    (params.journal, params.journalFolder, params.durability) = (nil, nil, nil)
    isCreated = false
    request = Self.text(params)
  }

  /// That of a table that is created.
  init(_ params: TableCreateParams) {
    readings = [Self.reading(of: TableOpenParams(types: params.types))]
    var params = params
    (params.table, params.rowOptions) = (nil, nil)
    if params.rows != nil { params.rows = Self.noRows }
    for place in params.sections?.indices ?? 0..<0 { params.sections?[place].rows = nil }
    isCreated = true
    request = Self.text(params)
  }

  /// An empty list of rows.
  private static var noRows: JSONView? {
    (try? JSONDocument(parsing: Array("[]".utf8), depthLimit: 1))?.root
  }

  /// The same request with another dialect.
  func with(_ dialect: WireDialect) -> TableOrigin {
    guard !isCreated, var params: TableOpenParams = try? Self.params(request) else { return self }
    params.dialect = dialect
    var origin = TableOrigin(params)
    origin.readings = readings + origin.readings
    origin.namesColumns = namesColumns
    return origin
  }

  /// The same request for a file that is read as before.
  func reading(as known: KnownReading) -> TableOrigin {
    var origin = self
    let latest = readings.last
    origin.readings = known.requests.filter { $0 != latest } + [latest].compactMap(\.self)
    origin.namesColumns = known.namesColumns
    return origin
  }

  /// The options of a request to open a file that affect its reading, as JSON.
  static func reading(of request: TableOpenParams) -> Text {
    var params = TableOpenParams(source: .path([]))
    if let dialect = request.dialect, dialect.encoded != Array("{}".utf8) {
      params.dialect = dialect
    }
    params.columns = request.columns?.isEmpty == false ? request.columns : nil
    params.types = request.types?.isEmpty == false ? request.types : nil
    params.sampleRows = request.sampleRows
    params.widens = request.widens == true ? true : nil
    return text(params)
  }

  /// Parameters as JSON.
  static func text(_ params: some WireParams) -> Text {
    var writer = JSONWriter()
    params.write(to: &writer)
    return Text(writer.finish())
  }

  /// Parameters of JSON.
  ///
  /// - Throws: ``ColumnForms/Unreadable``, `InvalidParams`.
  static func params<Params: WireParams>(_ text: Text) throws -> Params {
    guard let document = try? JSONDocument(parsing: text.utf8, depthLimit: 128) else {
      throw ColumnForms.Unreadable()
    }
    return try Params(decoding: document.root)
  }

  /// What the request to open the table fixes of the dialect; nil for a table that was created.
  var dialectOptions: CSVDialectOptions? {
    guard !isCreated, let params: TableOpenParams = try? Self.params(request) else { return nil }
    return try? DialectConversion.options(params.dialect)
  }

  // MARK: Making the table again

  /// The request that opens the table's file as the table has it.
  ///
  /// - Parameter saved: The table as it is in the file; nil: as it was opened.
  func opening(_ path: Text, _ saved: TableState?) throws -> TableOpenParams {
    var params = TableOpenParams(source: .path(path.utf8))
    if isCreated {
      let made: TableCreateParams = try Self.params(request)
      (params.types, params.defaultSort, params.keyColumns) = (
        made.types, made.defaultSort, made.keyColumns
      )
      (params.declarations, params.sections) = (made.declarations, made.sections)
      (params.sectionColumn, params.keyScope, params.name) = (
        made.sectionColumn, made.keyScope, made.name
      )
    } else {
      params = try Self.params(request)
      (params.path, params.uri, params.content) = (path.utf8, nil, nil)
    }
    if let saved { params.columns = try Self.columns(of: saved) }
    return params
  }

  /// The request that creates a table with the columns of a state, and no rows.
  func creation(_ table: TableState) throws -> TableCreateParams {
    var params: TableCreateParams = try Self.params(request)
    params.detectsTypes = nil
    params.columns = try table.content.schema.columns.map { column in
      var made = TableCreateParams.Column(
        id: column.id.text.utf8, options: try ColumnForms.options(column, in: table.content.schema))
      made.options.title = column.title.utf8
      return made
    }
    return params
  }

  /// The options of a table's columns.
  private static func columns(of table: TableState) throws -> [WireNamed<WireColumnOptions>] {
    let (inFile, others) = FileContent.split(table)
    return try (inFile + others).map { column in
      var options = try ColumnForms.options(column, in: table.content.schema)
      options.title = column.title.utf8
      return WireNamed(id: column.id.text.utf8, value: options)
    }
  }
}
