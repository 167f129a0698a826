import JSONText

/// Parameters of `initialize`. Unknown members are ignored.
package struct InitializeParams: WireParams {
  /// The name and version of a client.
  package struct Client: WireObject, Sendable, Hashable {
    /// The client's name.
    package var name: WireText
    /// The client's version.
    package var version: WireText?

    /// A client.
    package init(name: WireText, version: WireText? = nil) {
      self.name = name
      self.version = version
    }

    /// Reads name and version.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      name = try reader.required("name").text()
      version = try reader.optional("version")?.text()
    }

    /// Writes name and version.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("name", name)
      writer.member("version", version)
    }
  }

  /// True: unknown members are reserved for later versions.
  package static var ignoresUnknownMembers: Bool { true }

  /// The name and version of the client.
  package var client: Client?
  /// The id of the process with whose end the daemon ends.
  package var processID: Int?
  /// The delivery of updates; `merged` by default.
  package var updates: UpdateDelivery?
  /// What offsets in texts count; `utf-16` by default.
  package var positions: PositionUnit?
  /// How invisible characters are shown; `unchanged` by default.
  package var invisible: InvisibleForm?
  /// How much is traced at first.
  package var trace: TraceLevel?
  /// Whether edits are kept in a journal; `on` by default.
  package var journal: JournalUse?
  /// The folder of journals; by default one of the user's state.
  package var journalFolder: WireText?
  /// When an edit counts as kept; `written` by default.
  package var durability: JournalDurability?
  /// What the client can do, undecoded.
  package var capabilities: JSONView?

  /// Parameters without members.
  package init() {}

  /// Reads the members. Unknown members inside `clientInfo` are also ignored.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    if let value = try reader.optional("clientInfo") {
      var inner = try value.reader()
      client = try Client(from: &inner)
    }
    let expected = "a process id (a positive integer) or null"
    processID = try reader.nullable("processId").map { value throws(InvalidParams) in
      try value.integer(in: 1...Int(Int32.max), expected: expected)
    }.value
    updates = try reader.optional("updates")?.choice()
    positions = try reader.optional("positions")?.choice()
    invisible = try reader.optional("invisible")?.choice()
    trace = try reader.optional("trace")?.choice()
    journal = try reader.optional("journal")?.choice()
    journalFolder = try reader.optional("journalFolder")?.text()
    durability = try reader.optional("durability")?.choice()
    if let value = try reader.optional("capabilities") {
      _ = try value.reader()
      capabilities = try value.view(expecting: "an object")
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("clientInfo", client)
    writer.member("processId", processID)
    writer.member("updates", updates)
    writer.member("positions", positions)
    writer.member("invisible", invisible)
    writer.member("trace", trace)
    writer.member("journal", journal)
    writer.member("journalFolder", journalFolder)
    writer.member("durability", durability)
    if let capabilities {
      writer.name("capabilities")
      writer.value(capabilities)
    }
  }
}

/// Empty parameters, of `initialized`, `shutdown`, `exit`, `server/stats` and `rpc.discover`.
package struct EmptyParams: WireParams {
  /// Empty parameters.
  package init() {}
  /// Reads nothing.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {}
  /// Writes nothing.
  package func writeMembers(to writer: inout JSONWriter) {}
}

/// Parameters of `$/cancelRequest`.
package struct CancelParams: WireParams {
  /// The id of the request, a string or an integer.
  package var id: WireKey

  /// A cancellation of the request with this id.
  package init(id: WireKey) {
    self.id = id
  }

  /// Reads the id.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let value = try reader.required("id")
    guard let id = WireKey(try value.view(expecting: Self.expectation)) else {
      throw value.mismatch(Self.expectation, spelled: true)
    }
    self.id = id
  }

  private static let expectation = "a request id (a string or an integer)"

  /// Writes the id. Unlike a row key, an integer of 15 digits or more stays an integer.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.name("id")
    switch id {
    case .integer(let value): writer.int(value)
    case .text(let text): writer.string(text)
    }
  }
}
