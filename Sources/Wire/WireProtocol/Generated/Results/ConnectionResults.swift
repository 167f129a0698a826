// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension InitializeResult {
  /// The name and version of the daemon.
  package struct ServerInfo: WireObject, Sendable {
    /// The name.
    package let name: WireText
    /// The version.
    package let version: WireText

    /// Makes it of its members.
    package init(name: WireText, version: WireText) {
      self.name = name
      self.version = version
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      name = try reader.required("name").text()
      version = try reader.required("version").text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("name", name)
      writer.member("version", version)
    }
  }
}

extension InitializeResult {
  /// The capabilities of the daemon.
  package struct Capabilities: WireObject, Sendable {
    /// The batches.
    package let batches: Bool
    /// The lineMode.
    package let lineMode: Bool
    /// The sources.
    package let sources: [WireText]
    /// The updates.
    package let updates: [WireText]
    /// What offsets in texts can count.
    package let positions: [WireText]
    /// How texts can show invisible characters.
    package let invisible: [WireText]
    /// The available methods, besides those of the life cycle.
    package let methods: [WireText]

    /// Makes it of its members.
    package init(
      batches: Bool, lineMode: Bool, sources: [WireText], updates: [WireText],
      positions: [WireText], invisible: [WireText], methods: [WireText]
    ) {
      self.batches = batches
      self.lineMode = lineMode
      self.sources = sources
      self.updates = updates
      self.positions = positions
      self.invisible = invisible
      self.methods = methods
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      batches = try reader.required("batches").bool()
      lineMode = try reader.required("lineMode").bool()
      sources = try reader.required("sources").texts()
      updates = try reader.required("updates").texts()
      positions = try reader.required("positions").texts()
      invisible = try reader.required("invisible").texts()
      methods = try reader.required("methods").texts()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("batches", batches)
      writer.member("lineMode", lineMode)
      writer.member("sources", sources)
      writer.member("updates", updates)
      writer.member("positions", positions)
      writer.member("invisible", invisible)
      writer.member("methods", methods)
    }
  }
}

/// The result of `initialize`.
package struct InitializeResult: WireResult {
  /// The name and version of the daemon.
  package let serverInfo: InitializeResult.ServerInfo
  /// The version of the protocol, major and minor.
  package let protocolVersion: WireText
  /// The capabilities of the daemon.
  package let capabilities: InitializeResult.Capabilities
  /// The limits of this daemon.
  package let limits: WirePart
  /// The version of Unicode by which texts are compared and measured.
  package let unicodeVersion: WireText

  /// Makes it of its members.
  package init(
    serverInfo: InitializeResult.ServerInfo, protocolVersion: WireText,
    capabilities: InitializeResult.Capabilities, limits: WirePart, unicodeVersion: WireText
  ) {
    self.serverInfo = serverInfo
    self.protocolVersion = protocolVersion
    self.capabilities = capabilities
    self.limits = limits
    self.unicodeVersion = unicodeVersion
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    serverInfo = try reader.required("serverInfo").openObject()
    protocolVersion = try reader.required("protocolVersion").text()
    capabilities = try reader.required("capabilities").openObject()
    limits = try reader.required("limits").part(.object)
    unicodeVersion = try reader.required("unicodeVersion").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("serverInfo", serverInfo)
    writer.member("protocolVersion", protocolVersion)
    writer.member("capabilities", capabilities)
    writer.member("limits", limits)
    writer.member("unicodeVersion", unicodeVersion)
  }
}
