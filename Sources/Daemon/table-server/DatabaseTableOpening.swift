import JSONText
import TableClient
import WireProtocol

/// Opens the file of a command: as a whole, or one table or view of a database.
struct DatabaseTableOpening {
  let connection: ClientConnection
  /// The table or view of the database; nil: the file is opened as it is.
  let table: String?

  /// Sends `table/open`.
  ///
  /// - Parameter write: Writes the other members of the parameters.
  /// - Throws: Why the file cannot be opened; for a name that is neither a table nor a view, that there
  ///   is no such table.
  func open(_ write: (inout JSONWriter) -> Void) throws(ClientError) -> JSONView {
    guard let table else { return try send(nil, write) }
    do throws(ClientError) {
      return try send(("table", table), write)
    } catch {
      guard case .refused(_, let refusal) = error, refusal.kind == "unknownSource" else {
        throw error
      }
      do throws(ClientError) { return try send(("view", table), write) } catch _ { throw error }
    }
  }

  private func send(
    _ from: (kind: StaticString, name: String)?, _ write: (inout JSONWriter) -> Void
  ) throws(ClientError) -> JSONView {
    try connection.call("table/open") { writer in
      writer.beginObject()
      write(&writer)
      if let from {
        writer.name("from")
        writer.beginObject()
        writer.member(from.kind, Array(from.name.utf8))
        writer.endObject()
      }
      writer.endObject()
    }
  }
}
