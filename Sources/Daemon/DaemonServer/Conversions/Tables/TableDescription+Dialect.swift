import JSONText
import TableCodecs
import TableValues
import WireProtocol

extension TableDescription {
  /// Writes the dialect of the file, and the lines before the table.
  ///
  /// Members that a save has changed are reported as saved. A table that was created from rows has
  /// no dialect before its first save.
  func writeDialect(to writer: inout JSONWriter) {
    guard let sniffing = facts.sniffing else { return writeSavedDialect(to: &writer) }
    let style = facts.saveStyle
    writer.name("dialect")
    writer.beginObject()
    for finding in sniffing.findings {
      let choice = finding.choice
      writer.name(choice == "preamble" ? "preambleLines" : choice)
      let isSaved = style.map { Self.differs($0, from: sniffing.dialect, in: choice) } ?? false
      if isSaved, let style {
        write(choice, of: style, isForced: true, to: &writer)
        continue
      }
      writer.beginObject()
      writer.name("value")
      writeValue(of: finding, sniffing, to: &writer)
      writer.name("forced")
      writer.bool(facts.forced.contains(choice))
      writer.name("evidence")
      writer.beginObject()
      writer.name("reason")
      writer.string(finding.reason)
      writer.number("examined", finding.examined)
      writer.name("share")
      writer.double(finding.share)
      writeScore(of: finding, to: &writer)
      writer.endObject()
      writer.endObject()
    }
    if let style, style.dialect.hasHeader != sniffing.dialect.hasHeader,
      !sniffing.findings.contains(where: { $0.choice == "header" })
    {
      writer.name("header")
      write("header", of: style, isForced: true, to: &writer)
    }
    if let nullValues = facts.nullValues { write(nullValues: nullValues, to: &writer) }
    writer.endObject()
    writer.name("preamble")
    writer.beginArray()
    for line in facts.preamble { writer.string(line.utf8) }
    writer.endArray()
  }

  private func writeSavedDialect(to writer: inout JSONWriter) {
    guard let style = facts.saveStyle else { return }
    writer.name("dialect")
    writer.beginObject()
    for choice in ["delimiter", "quote", "escape", "encoding", "header", "lineEnd"] {
      writer.name(choice)
      write(choice, of: style, isForced: false, to: &writer)
    }
    writer.endObject()
  }

  /// Whether a save has changed a property of the dialect.
  private static func differs(
    _ style: CSVFileStyle, from found: CSVDialect, in choice: String
  ) -> Bool {
    let saved = style.dialect
    return switch choice {
    case "delimiter": saved.delimiter != found.delimiter
    case "quote": saved.quote != found.quote
    case "escape": saved.quote != found.quote || saved.escape != found.escape
    case "skipInitialSpace": saved.skipInitialSpace != found.skipInitialSpace
    case "lines": saved.lines != found.lines
    case "encoding": saved.encoding != found.encoding
    case "header": saved.hasHeader != found.hasHeader
    case "lineEnd": style.lineEnd != nil
    default: false  // a save does not change the others
    }
  }

  /// Writes a property of the dialect in which the file was saved.
  private func write(
    _ choice: String, of style: CSVFileStyle, isForced: Bool, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.name("value")
    if choice == "lineEnd" {
      writer.string((style.lineEnd ?? style.dialect.lineEnd).wireName)
    } else {
      _ = write(choice, of: style.dialect, to: &writer)
    }
    writer.name("forced")
    writer.bool(isForced)
    writer.name("evidence")
    writer.beginObject()
    writer.name("reason")
    writer.string("as the file was saved" as StaticString)
    writer.endObject()
    writer.endObject()
  }

  /// The score of a delimiter with its parts, rounded to thousandths.
  private func writeScore(of finding: CSVFinding, to writer: inout JSONWriter) {
    guard !finding.parts.isEmpty else { return }
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    writer.name("score")
    writer.double(rounded(finding.parts.reduce(1) { $0 * $1.value }))
    writer.name("parts")
    writer.beginObject()
    for part in finding.parts {
      writer.name(Array(part.name.utf8))
      writer.double(rounded(part.value))
    }
    writer.endObject()
    writer.name("others")
    writer.beginArray()
    for other in finding.others {
      writer.beginObject()
      writer.name("delimiter")
      if let delimiter = other.delimiter { writer.string([delimiter]) } else { writer.null() }
      writer.name("score")
      writer.double(rounded(other.score))
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(nullValues: [Text], to writer: inout JSONWriter) {
    writer.name("nullValues")
    writer.beginObject()
    writer.name("value")
    writer.beginArray()
    for spelling in nullValues { writer.string(spelling.utf8) }
    writer.endArray()
    writer.name("forced")
    writer.bool(true)
    writer.name("evidence")
    writer.beginObject()
    writer.name("reason")
    writer.string("given" as StaticString)
    writer.endObject()
    writer.endObject()
  }

  private func writeValue(
    of finding: CSVFinding, _ sniffing: CSVSniffing, to writer: inout JSONWriter
  ) {
    switch finding.choice {
    case "preamble": writer.int(facts.preamble.count)
    case "flatten": writer.int(sniffing.dialect.json?.flattenDepth ?? 0)
    case "lineEnd":
      writer.string(finding.share < 1 ? "mixed" : sniffing.dialect.lineEnd.wireName)
    case let choice:
      if !write(choice, of: sniffing.dialect, to: &writer) { writer.string(finding.value) }
    }
  }

  /// Writes the value of a property of a dialect.
  ///
  /// - Returns: Whether it is known here; properties that the sniffer may detect in future are not.
  private func write(
    _ choice: String, of dialect: CSVDialect, to writer: inout JSONWriter
  ) -> Bool {
    switch choice {
    case "delimiter": writer.string([dialect.delimiter])
    case "quote": if let quote = dialect.quote { writer.string([quote]) } else { writer.null() }
    case "escape":
      switch (dialect.quote, dialect.escape) {
      case (nil, _): writer.null()
      case (let quote?, .doubled): writer.string([quote])
      case (_, .backslash): writer.string([UInt8(ascii: "\\")])
      }
    case "header": writer.bool(dialect.hasHeader)
    case "headerRows": writer.int(dialect.headerRows)
    case "skipInitialSpace": writer.bool(dialect.skipInitialSpace)
    case "lines": writer.string(Array(dialect.lines.rawValue.utf8))
    case "encoding": writer.string(Array(dialect.encoding.rawValue.utf8))
    case "comment":
      if dialect.commentPrefix.isEmpty {
        writer.null()
      } else {
        writer.string(dialect.commentPrefix)
      }
    default: return false
    }
    return true
  }
}

extension CSVLineEnd {
  /// The line end's name on the wire.
  fileprivate var wireName: StaticString {
    switch self {
    case .lineFeed: "lf"
    case .carriageReturnLineFeed: "crlf"
    case .carriageReturn: "cr"
    }
  }
}
