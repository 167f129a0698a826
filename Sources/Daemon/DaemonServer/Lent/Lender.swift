import JSONText
import TableValues
import WireProtocol

/// The client that lends a source.
struct Lender: Sendable {
  /// The table's id.
  let table: TableID
  /// The source.
  let source: LentSource
  /// Sends a request. The last closure is called once with the reply, on any thread.
  private let ask:
    @Sendable (OutgoingRequests.Question, JSONSpan, @escaping @Sendable (ClientReply) -> Void) ->
      String?
  private let withdraw: @Sendable (String) -> Void

  /// The client that gets some requests. Once these have ended, nothing is answered.
  init(_ table: TableID, _ source: LentSource, _ outgoing: OutgoingRequests) {
    (self.table, self.source) = (table, source)
    let deadline = Duration.milliseconds(source.deadline)
    ask = { [weak outgoing] question, params, replied in
      guard let outgoing else {
        replied(.missed)
        return nil
      }
      return outgoing.ask(question, within: deadline, { $0.span(params) }, replied: replied)
    }
    withdraw = { [weak outgoing] id in outgoing?.cancel(id) }
  }

  /// Requests a page.
  ///
  /// - Parameter after: The key of the row before it, for a source without offsets.
  /// - Returns: The id of the request, to cancel it.
  func fetch(
    offset: Int, after: [WirePart]?, size: Int,
    replied: @escaping @Sendable (ClientReply) -> Void
  ) -> String? {
    let params = SourceFetchParams(
      table: table, source: source.name, query: .init(columns: source.columns.map(\.id)),
      size: size, deadline: source.deadline, offset: source.hasOffsets ? offset : nil,
      after: source.hasOffsets ? nil : after)
    return ask(.fetch, Self.span(params), replied)
  }

  /// Requests that rows are written.
  ///
  /// - Throws: `DaemonError.limit` if the request would be too large.
  func write(
    _ changes: [WireLentChange], overwrites: Bool, bytesMax: Int,
    replied: @escaping @Sendable (ClientReply) -> Void
  ) throws(DaemonError) {
    let params = Self.span(
      SourceWriteParams(
        table: table, source: source.name, changes: changes, deadline: source.deadline,
        overwrite: overwrites ? true : nil))
    guard params.bytes.count <= bytesMax else {
      throw .limit(name: "messageBytesMax", maximum: bytesMax, found: params.bytes.count)
    }
    _ = ask(.write, params, replied)
  }

  /// Cancels a request.
  func cancel(_ id: String) { withdraw(id) }

  private static func span(_ params: some WireMessage) -> JSONSpan {
    var writer = JSONWriter()
    params.write(to: &writer)
    return writer.finishSpan()
  }
}
