import JSONRPC
import JSONText
import TableModel
import TableSessions
import TableValues
import WireProtocol

extension WireDifferenceState {
  /// How a difference relates to its sides.
  init(_ summary: DifferenceSummary, _ sides: DifferenceSides) {
    let counts = summary.counts
    self.init(
      state: WireText(word: summary.state),
      from: WireDifferenceSide(sides.from, summary.from),
      to: WireDifferenceSide(sides.to, summary.to),
      counts: .init(
        same: counts[.same], added: counts[.added], removed: counts[.removed],
        changed: counts[.changed], moved: counts[.moved]),
      failure: summary.failure.map { Array(ErrorMapping.responseError(for: $0).message.utf8) })
  }
}

extension WireDifferenceSide {
  fileprivate init(_ id: TableID, _ side: DifferenceSummary.Side) {
    self.init(
      table: id, revision: side.revision.rawValue, rowCount: side.rowCount,
      follows: side.isFollowed)
  }
}

extension DifferenceSummary {
  /// The maximum number of compared columns that have a style of their own.
  private static let styledColumnsMax = 200

  /// Writes the difference of a table's description.
  func write(_ sides: DifferenceSides, to writer: inout JSONWriter) {
    writer.name("difference")
    writer.beginObject()
    WireDifferenceState(self, sides).writeMembers(to: &writer)
    writer.name("columns")
    writer.beginObject()
    for (name, role) in Self.marks {
      writer.name(name)
      writer.string(columns.id(of: role)?.text.utf8 ?? [])
    }
    writer.name("was")
    writer.beginObject()
    for pair in columns.pairs {
      writer.name(pair.column.text.utf8)
      writer.string(pair.was.text.utf8)
    }
    writer.endObject()
    writer.endObject()
    writer.name("styles")
    writer.beginArray()
    for style in styles { style.write(to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  private static var marks: [(StaticString, DifferenceColumns.Role)] {
    [
      ("kind", .kind), ("moved", .moved), ("changed", .changed), ("from", .oldKey), ("to", .newKey),
    ]
  }

  /// Styles that give rows and cells their marks as tags.
  private var styles: [WireStyle] {
    guard let kind = columns.id(of: .kind), let moved = columns.id(of: .moved),
      let changed = columns.id(of: .changed)
    else { return [] }
    var styles = [DifferenceMark.Kind.added, .removed].map { mark in
      style("row[\(Self.literal(kind.text))] == \"\(mark.rawValue)\"", "\(mark.rawValue)")
    }
    styles.append(style("row[\(Self.literal(moved.text))]", "moved"))
    let isChanged = "row[\(Self.literal(kind.text))] == \"changed\""
    if columns.pairs.count > Self.styledColumnsMax {
      styles.append(style(isChanged, "changed"))
      return styles
    }
    for pair in columns.pairs {
      let names = Self.literal(pair.column.text)
      styles.append(
        style(
          "\(isChanged) && \(names) in row[\(Self.literal(changed.text))]", "changed",
          [pair.column.text.utf8, pair.was.text.utf8]))
    }
    return styles
  }

  private func style(_ condition: String, _ tag: String, _ columns: [WireText]? = nil) -> WireStyle
  {
    WireStyle(
      layer: .background, tag: Array(tag.utf8), when: Array(condition.utf8), columns: columns)
  }

  /// A text as a literal of an expression.
  private static func literal(_ text: Text) -> String {
    var result = "\""
    for scalar in String(decoding: text.utf8, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
