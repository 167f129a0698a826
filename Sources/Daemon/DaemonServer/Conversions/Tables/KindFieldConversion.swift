import JSONText
import TableValues
import WireProtocol

/// The formats and paths that row kinds declare for columns.
enum KindFieldConversion {
  /// Applies a kind's format and path for a column.
  ///
  /// - Throws: `DaemonError.badFormat`, `DaemonError.invalid`.
  static func take(
    _ wire: WireKindColumn, into field: inout RowDeclarations.Field, _ pointer: String
  ) throws {
    switch wire.format {
    case .absent: break
    case .null: (field.format, field.formatText) = (nil, nil)
    case .value(let format):
      field.format = try ColumnConversion.format(format, pointer + "/format")
      var writer = JSONWriter()
      format.write(to: &writer)
      field.formatText = Text(writer.finish())
    }
    try ColumnConversion.takePath(wire.path, into: &field.path, pointer + "/path")
  }
}

extension KindPaths {
  /// The paths in a request; nil if there are none. Invalid paths are left out.
  init?(wire: WireDeclarations) {
    var paths: [Text: [ColumnID: ObjectPath]] = [:]
    for kind in wire.kinds.value ?? [] {
      for column in kind.value?.columns.value ?? [] {
        guard case .value(let spelling)? = column.value?.path, let path = ObjectPath(Text(spelling))
        else { continue }
        paths[Text(kind.id), default: [:]][ColumnID(Text(column.id))] = path
      }
    }
    if paths.isEmpty { return nil }
    self.paths = paths
  }
}

extension WireDeclarations {
  /// The parts of the declarations that decide the kinds of rows and the paths of their values.
  var kindsAlone: WireDeclarations {
    var part = self
    (part.settings, part.fallback, part.columns) = (.absent, .absent, .absent)
    (part.rowRules, part.sectionKinds, part.sections) = (.absent, .absent, .absent)
    (part.cellKinds, part.editors, part.decisions) = (.absent, .absent, .absent)
    guard case .value(let kinds) = kinds else { return part }
    part.kinds = .value(
      kinds.map { named in WireNamed(id: named.id, value: named.value.map(\.pathsAlone)) })
    return part
  }
}

extension WireRowKind {
  fileprivate var pathsAlone: WireRowKind {
    var part = self
    part.settings = WireSettings()
    guard case .value(let columns) = columns else { return part }
    part.columns = .value(
      columns.map { named in
        guard var column = named.value else { return named }
        column.settings = WireSettings()
        (column.type, column.validate, column.format) = (.absent, .absent, .absent)
        return WireNamed(id: named.id, value: column)
      })
    return part
  }
}
