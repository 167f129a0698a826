import JSONText
import TableModel
import TableValues
import ViewModel
import WindowModel
import WireProtocol

extension JSONWriter {
  /// Writes the entries that appear and disappear, as a member. Empty lists are left out.
  mutating func appearance(_ appearance: Appearance) {
    name("appearance")
    beginObject()
    for (name, keys) in [
      ("appeared", appearance.appeared), ("disappeared", appearance.disappeared),
      ("prefetch", appearance.prefetched), ("cancelled", appearance.cancelled),
    ] as [(StaticString, [EntryKey])] where !keys.isEmpty {
      self.name(name)
      entryKeys(keys)
    }
    endObject()
  }

  /// Writes the texts for screen readers, as a member.
  mutating func accessibility(_ texts: WindowAccessibility) {
    list("accessibility", texts.items) { writer, item in
      writer.beginObject()
      if let column = item.column { writer.text("column", column.text) }
      writer.name("text")
      if let text = item.text { writer.string(text.utf8) } else { writer.null() }
      writer.name("at")
      writer.runs(item.rows)
      writer.endObject()
    }
  }

  /// Writes the kinds of a window's rows and cells, as a member.
  mutating func kinds(_ kinds: WindowKinds) {
    name("kinds")
    beginObject()
    if !kinds.rows.isEmpty {
      list("rows", kinds.rows) { writer, rows in
        writer.beginObject()
        writer.text("kind", rows.kind)
        writer.name("at")
        writer.runs(rows.rows)
        writer.endObject()
      }
    }
    if !kinds.cells.isEmpty {
      list("cells", kinds.cells) { writer, cells in
        writer.beginObject()
        writer.text("column", cells.column.text)
        for (name, value) in [("cellKind", cells.cellKind), ("editor", cells.editor)]
          as [(StaticString, SettingValue?)]
        {
          guard let value else { continue }
          writer.name(name)
          writer.setting(value)
        }
        writer.name("at")
        writer.runs(cells.rows)
        writer.endObject()
      }
    }
    if !kinds.states.isEmpty {
      list("states", kinds.states) { writer, state in
        writer.beginObject()
        writer.name("index")
        writer.int(state.index)
        writer.name("rowState")
        writer.json(state.state.text.utf8)
        writer.endObject()
      }
    }
    if !kinds.cellStates.isEmpty {
      list("cellStates", kinds.cellStates) { writer, state in
        writer.beginObject()
        writer.name("index")
        writer.int(state.index)
        writer.text("column", state.column.text)
        writer.name("cellState")
        writer.json(state.state.text.utf8)
        writer.endObject()
      }
    }
    endObject()
  }
}

extension JSONWriter {
  /// Writes the selection within a window, as a value.
  mutating func selection(_ selection: WindowSelection, of schema: TableSchema) {
    beginObject()
    name("count")
    int(selection.count)
    if !selection.rows.isEmpty {
      name("rows")
      runs(selection.rows)
    }
    if !selection.cells.isEmpty {
      name("cells")
      beginArray()
      for cells in selection.cells {
        beginObject()
        name("column")
        string(schema[cells.column]?.id.text.utf8 ?? [])
        name("rows")
        runs(cells.rows)
        endObject()
      }
      endArray()
    }
    if !selection.columns.isEmpty {
      name("columns")
      beginArray()
      for column in selection.columns { string(schema[column]?.id.text.utf8 ?? []) }
      endArray()
    }
    endObject()
  }
}
