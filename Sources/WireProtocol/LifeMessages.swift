import JSONText

/// Parameters of `initialize`; unknown members are passed over.
package struct InitializeParams: WireParams {
  /// Whom the daemon talks to.
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

  /// Unknown members are for later versions.
  package static var ignoresUnknownMembers: Bool { true }

  /// Whom the daemon talks to.
  package var client: Client?
  /// The process with which the daemon ends.
  package var processID: Int?
  /// Whether updates are merged; merged by default.
  package var updates: WireUpdates?
  /// How much is traced at first.
  package var trace: TraceLevel?
  /// What the client can do, undecoded.
  package var capabilities: JSONView?

  /// Parameters without any member.
  package init() {}

  /// Reads the members; inside `clientInfo` unknown ones are passed over too.
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
    trace = try reader.optional("trace")?.choice()
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
    writer.member("trace", trace)
    if let capabilities {
      writer.name("capabilities")
      writer.value(capabilities)
    }
  }
}

/// Parameters of methods that take none: `initialized`, `shutdown`, `exit`, `server/stats`,
/// `rpc.discover`.
package struct EmptyParams: WireParams {
  /// Nothing.
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

  /// Names a request.
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

  /// Writes the id as it is: request ids are not row keys.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.name("id")
    switch id {
    case .integer(let value): writer.int(value)
    case .text(let text): writer.string(text)
    }
  }
}
