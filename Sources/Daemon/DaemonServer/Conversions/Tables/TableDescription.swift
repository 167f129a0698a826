import CellFormats
import ColumnStorage
import Compression
import Expressions
import JSONText
import RowPipeline
import RowTree
import TableCodecs
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import WireProtocol

/// Writes the table description (`Protocol/guide/files.md`).
struct TableDescription {
  /// The table's id.
  let id: String
  /// Its state.
  let table: TableState
  /// The facts about its source.
  let facts: TableFacts.State
  /// The state of its history.
  let history: HistorySummary
  /// What a save would change.
  let saves: SaveSummary
  /// The difference, if it is the table of one.
  let difference: DifferenceSummary?
  /// How titles are made visible.
  let form: VisibleForm
  /// The range of diagnostics to list.
  var diagnostics = WireRange(first: 0, size: .max)

  /// Writes the description as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("table")
    writer.string(id)
    writer.name("name")
    writer.string(facts.name.utf8)
    writer.member("revision", table.revision.rawValue)
    writer.member("rowsState", WireRowsState(facts, table))
    writer.member("sourceState", WireText(word: facts.sourceState))
    // Changes of a database are only reported.
    writer.member("whenFileChanges", facts.watch?.rule ?? (facts.database == nil ? nil : .tell))
    writer.member("dirty", saves.isDirty)
    writer.member("savedRevision", saves.savedRevision?.rawValue)
    writer.member("unsaved", WireUnsaved(saves))
    if table.conflictCount > 0 { writer.member("conflicts", table.conflictCount) }
    writer.member("rowsAtRisk", facts.keeping?.risk)
    writer.member("journal", WireJournal(facts))
    if let sides = facts.difference { difference?.write(sides, to: &writer) }
    writeKeys(to: &writer)
    writer.member("textVersion", facts.text?.current.version)
    writer.name("columns")
    writer.beginArray()
    let schema = table.content.schema
    for column in schema.columns {
      let index = column.number.rawValue
      write(
        column, facts.evidence.indices.contains(index) ? facts.evidence[index] : nil, to: &writer)
    }
    writer.endArray()
    ColumnConversion.write(schema.types, facts.defaultSort, schema, to: &writer)
    if let rules = table.rules {
      writer.name("declarations")
      writer.declarations(rules.declarations)
    }
    writer.declaredSections(of: table)
    writeSource(to: &writer)
    writeDialect(to: &writer)
    if let rows = facts.sampleRows {
      writer.name("sampleRows")
      writer.int(rows)
    }
    writer.parameters(table.parameters)
    writer.history(history)
    writeDiagnostics(to: &writer)
    writer.endObject()
  }

  private func writeKeys(to writer: inout JSONWriter) {
    writer.name("keys")
    writer.beginObject()
    writer.name("kind")
    writer.string(table.keys.isGiven ? "given" : "columns" as StaticString)
    if !table.keys.isGiven {
      writer.name("columns")
      let schema = table.content.schema
      writer.columnIDs(schema.keyColumns.compactMap { schema[$0] })
    }
    writer.endObject()
  }

  private func write(
    _ column: Column, _ evidence: ColumnEvidence?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.name("id")
    writer.string(column.id.text.utf8)
    writer.name("title")
    let shown = form.of(column.title.utf8)
    writer.string(shown)
    if shown != column.title.utf8 {
      writer.name("exactTitle")
      writer.string(column.title.utf8)
    }
    writer.name("type")
    writer.string(column.type.rawValue)
    writer.name("sortable")
    writer.bool(column.isSortable)
    writer.name("searchable")
    writer.bool(column.isSearchable)
    writer.name("editable")
    writer.bool(column.takesEdits)
    if let computation = column.computation {
      if !column.form.isHeaderOnly { writer.text("computed", computation.source) }
      writer.text("problem", computation.problem)
    }
    ColumnConversion.write(column.form, in: table.content.schema, to: &writer)
    if let supply = column.supply {
      writer.name("supplied")
      WireSupplied(supply).write(to: &writer)
    }
    ColumnConversion.write(column.traits, to: &writer)
    if let evidence { write(evidence, to: &writer) }
    facts.database?.write(column.number, to: &writer)
    writer.endObject()
  }

  private func write(_ evidence: ColumnEvidence, to writer: inout JSONWriter) {
    writer.name("evidence")
    writer.beginObject()
    if let rows = facts.sampleRows {
      writer.name("sampleRows")
      writer.int(rows)
    }
    writer.name("counts")
    writer.beginObject()
    for (type, count) in evidence.counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writer.name(type.rawValue)
      writer.int(count)
    }
    writer.endObject()
    writer.name("reason")
    writer.string(evidence.reason)
    writer.name("nullValues")
    writer.beginArray()
    for spelling in evidence.nullSpellings { writer.string(spelling.utf8) }
    writer.endArray()
    if let found = evidence.firstDisagreement {
      writer.name("firstDisagreement")
      writer.beginObject()
      writer.name("row")
      writer.key(table.keys.key(of: UInt32(found.row)))
      writer.number("line", found.line)
      writer.number("byteOffset", found.byteOffset)
      writer.text("text", found.text)
      writer.endObject()
    }
    writer.endObject()
  }

  private func writeSource(to writer: inout JSONWriter) {
    writer.name("source")
    if let lent = facts.lent { return lent.write(table, to: &writer) }
    writer.beginObject()
    writer.name("kind")
    switch facts.source {
    case .file(let path, let byteSize):
      writer.string("file" as StaticString)
      writer.text("path", path)
      if path.utf8.first == UInt8(ascii: "/") {
        writer.name("uri")
        writer.string(FileURI.uri(of: path))
      }
      writer.number("bytes", byteSize)
      facts.writeCompression(to: &writer)
      facts.database?.writeSource(to: &writer)
    case .inline(let byteSize):
      writer.string("inline" as StaticString)
      writer.number("bytes", byteSize)
    case .created: writer.string("created" as StaticString)
    }
    writer.endObject()
  }

  private func writeDiagnostics(to writer: inout JSONWriter) {
    writer.name("diagnostics")
    writer.beginObject()
    writer.number("count", facts.diagnosticCount)
    if !facts.diagnosticCounts.isEmpty {
      writer.name("counts")
      writer.beginObject()
      for kind in CodecDiagnostic.Kind.allCases {
        guard let count = facts.diagnosticCounts[kind] else { continue }
        writer.name(Array(kind.rawValue.utf8))
        writer.int(count)
      }
      writer.endObject()
    }
    let first = min(diagnostics.first, facts.diagnostics.count)
    let end = first + min(diagnostics.size, facts.diagnostics.count - first)
    writer.number("first", first)
    writer.name("items")
    writer.beginArray()
    for item in facts.diagnostics[first..<end] { write(item, to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ item: CodecDiagnosticFact, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("kind")
    writer.string(item.kind)
    writer.name("message")
    writer.string(item.message)
    if let row = item.row {
      writer.name("row")
      writer.key(table.keys.key(of: UInt32(row)))
    }
    writer.text("column", item.column?.text)
    writer.number("line", item.line)
    writer.number("byteOffset", item.byteOffset)
    writer.text("expected", item.expected.map { Text($0) })
    writer.text("found", item.found.map { Text($0) })
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a member if there is a number.
  mutating func number(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    int(value)
  }
}

extension TableFacts.State {
  /// Writes how the file is compressed, if it is.
  fileprivate func writeCompression(to writer: inout JSONWriter) {
    guard let name = reading.file?.name ?? reading.savedName, let format = name.compression else {
      return
    }
    writer.name("compression")
    writer.beginObject()
    writer.member("format", WireText(format.rawValue.utf8))
    writer.number("bytes", name.stamp.size)
    writer.endObject()
  }
}
