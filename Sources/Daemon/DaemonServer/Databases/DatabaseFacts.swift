import ColumnStorage
import Databases
import JSONText
import ProtocolWords
import TableValues
import WireProtocol

/// What is known of the database that a table was opened from.
struct DatabaseFacts: Sendable {
  /// The connection that reads it.
  var link: DatabaseLink
  /// Keeps others from opening the file.
  var holding: DatabaseFiles.Holding
  /// The table or view; nil: it is a query.
  var table: DatabaseTable?
  /// How the values of the columns become cells, by the column's number.
  var plans: [DatabaseColumnPlan]
  /// The rows, if they are read when they are needed.
  var rows: DatabaseSource?
  /// The rows, if they were read whole.
  var whole: WholeDatabaseRows?

  /// Notices that others have written.
  let watch: DatabaseChangeWatch
  /// The registrations for notifications.
  private let tickets: [FolderWatches.Ticket]
  /// Where the rows are in the database.
  let identities: DatabaseIdentities

  /// What is known of a database that was opened.
  init(
    link: DatabaseLink, holding: DatabaseFiles.Holding, table: DatabaseTable?,
    plans: [DatabaseColumnPlan], rows: DatabaseSource? = nil, whole: WholeDatabaseRows? = nil,
    watch: DatabaseChangeWatch, tickets: [FolderWatches.Ticket]
  ) {
    (self.watch, self.tickets) = (watch, tickets)
    (self.link, self.holding, self.table, self.plans) = (link, holding, table, plans)
    (self.rows, self.whole) = (rows, whole)
    identities = DatabaseIdentities(rows, whole)
  }

  /// What was opened, as a word.
  var kind: DatabaseSourceKind {
    switch table?.kind {
    case nil: .query
    case .table: .table
    case .view: .view
    case .virtual: .virtual
    }
  }

  /// Writes what was opened.
  func writeSource(to writer: inout JSONWriter) {
    writer.name("from")
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("name", table.map { $0.name.repaired.utf8 })
    writer.name("primaryKey")
    writer.beginArray()
    for name in table?.primaryKey ?? [] { writer.string(name.repaired.utf8) }
    writer.endArray()
    writer.endObject()
  }

  /// Writes the schema's facts about a column.
  func write(_ number: ColumnNumber, to writer: inout JSONWriter) {
    guard plans.indices.contains(number.rawValue) else { return }
    let plan = plans[number.rawValue]
    writer.name("database")
    writer.beginObject()
    writer.member("declared", plan.declared.repaired.utf8)
    if let column = table?.columns[number.rawValue] {
      if column.isNotNull { writer.member("notNull", true) }
      writer.member("default", column.standard.map { $0.repaired.utf8 })
      if column.isGenerated { writer.member("generated", true) }
      if column.keyPlace > 0 { writer.member("keyPlace", column.keyPlace) }
      let keys = (table?.foreignKeys ?? []).filter { $0.columns.contains(column.name) }
      if !keys.isEmpty {
        writer.name("references")
        writer.beginArray()
        for key in keys { WireForeignKey(key).write(to: &writer) }
        writer.endArray()
      }
    }
    writer.endObject()
  }
}
