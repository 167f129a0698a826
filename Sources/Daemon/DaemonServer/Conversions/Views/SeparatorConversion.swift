import JSONText
import TableValues
import WindowModel
import WireProtocol

extension RowSeparators {
  /// The separator lines of a wire value.
  init(_ wire: WireSeparators) {
    self.init()
    top = wire.top.map { SeparatorLine($0) }
    between = wire.between.map { SeparatorLine($0) }
    bottom = wire.bottom.map { SeparatorLine($0) }
  }
}

extension SeparatorLine {
  fileprivate init(_ wire: WireSeparator) {
    self.init()
    (leading, trailing, thickness) = (wire.leading, wire.trailing, wire.thickness)
  }
}

extension WireSeparators {
  /// The wire form of separator lines.
  init(_ separators: RowSeparators) {
    self.init(
      top: separators.top.map { WireSeparator($0) },
      between: separators.between.map { WireSeparator($0) },
      bottom: separators.bottom.map { WireSeparator($0) })
  }
}

extension WireSeparator {
  fileprivate init(_ line: SeparatorLine) {
    self.init(leading: line.leading, trailing: line.trailing, thickness: line.thickness)
  }
}

extension JSONWriter {
  /// Writes the separator lines of a window's rows, as a member.
  mutating func separators(_ separators: WindowSeparators) {
    list("separators", separators.rows) { writer, rows in
      writer.beginObject()
      writer.member("top", rows.lines.top.map { WireSeparator($0) })
      writer.member("bottom", rows.lines.bottom.map { WireSeparator($0) })
      writer.name("at")
      writer.runs(rows.rows)
      writer.endObject()
    }
  }
}
