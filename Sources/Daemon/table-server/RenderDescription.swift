import JSONText
import WireProtocol

/// The columns of a table, as `table/describe` reports them.
struct RenderDescription {
  /// Titles by id.
  private(set) var titles: [WireText: WireText] = [:]
  /// The columns whose values are numbers.
  private(set) var numeric: Set<WireText> = []
  private var ids: [WireText: WireText] = [:]

  /// Reads the description of a table.
  init(_ description: JSONView) {
    for column in description.member("columns")?.elements.map({ $0 }) ?? [] {
      let id = column.member("id")?.string ?? []
      let title = column.member("title")?.lossyString ?? id
      titles[id] = title
      if ids[title] == nil { ids[title] = id }
      let type = column.member("type")?.string.map { String(decoding: $0, as: UTF8.self) }
      if ["integer", "number", "decimal"].contains(type) { numeric.insert(id) }
    }
  }

  /// The id of the column with this id or title. Any other name is returned as it is; the daemon
  /// then reports the unknown column.
  func id(_ name: String) -> WireText {
    let wanted = Array(name.utf8)
    return titles[wanted] == nil ? ids[wanted] ?? wanted : wanted
  }

  /// The header text of a section.
  static func title(_ info: WireSectionInfo?, _ entry: WireSectionEntry) -> WireText {
    info.map(title) ?? entry.key.last ?? []
  }

  /// The header text of a section that is completely loaded.
  static func title(_ info: WireSectionInfo) -> WireText {
    info.title + Array(" (\(info.count))".utf8)
  }
}

extension RenderChoice {
  /// The space between two columns, in terminal cells.
  static let spacing = 2

  /// Writes the state of the view to print.
  func writeState(to writer: inout JSONWriter, _ description: RenderDescription) {
    writer.beginObject()
    if !sort.isEmpty {
      writer.list("sort", sort) { writer, key in
        let isTurned = key.hasPrefix("-") && description.titles[Array(key.utf8)] == nil
        writer.beginObject()
        writer.member("column", description.id(isTurned ? String(key.dropFirst()) : key))
        let direction = isTurned ? "descending" : "ascending"
        writer.member("direction", Array(direction.utf8))
        writer.endObject()
      }
    }
    if let filter { writer.member("filter", Array(filter.utf8)) }
    if !sections.isEmpty {
      writer.name("sections")
      writer.beginObject()
      writer.list("by", sections) { writer, column in
        writer.beginObject()
        writer.member("column", description.id(column))
        writer.endObject()
      }
      writer.endObject()
    }
    writer.name("layout")
    writer.beginObject()
    writer.member("frame", width)
    writer.member("spacing", Self.spacing)
    writer.member("direction", Array((isRightToLeft ? "rtl" : "ltr").utf8))
    writer.name("fixed")
    writer.beginObject()
    writer.member("leading", fixedColumns)
    writer.endObject()
    writer.name("sizing")
    writer.beginObject()
    writer.member("maximum", min(cap, width))
    writer.endObject()
    writer.endObject()
    writer.endObject()
  }
}
