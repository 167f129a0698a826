import JSONText
import TableSessions
import TableValues
import WireProtocol

/// The presets that the binary was built with.
enum Presets {
  /// All of them, read when first asked for; a test holds the file to what can be read.
  static let all: [WirePreset] = {
    guard let file = try? JSONDocument(parsing: EmbeddedContract.presets, depthLimit: 32),
      let list = try? PresetListResult(decoding: file.root)
    else { return [] }
    return list.presets
  }()

  /// The preset with a name.
  ///
  /// - Throws: `DaemonError.invalid` with the names there are.
  static func named(_ name: WireText) throws -> WirePreset {
    if let preset = all.first(where: { $0.name == name }) { return preset }
    let names = all.map { String(decoding: $0.name, as: UTF8.self) }
    throw DaemonError.invalid(
      pointer: "/preset", expected: "one of " + names.joined(separator: ", "),
      found: "\"\(Text(name))\"")
  }

  /// `preset/list`.
  static func list(_ call: MethodCall) throws {
    _ = try EmptyParams(decoding: call.params)
    call.answer.succeed { writer in
      writer.beginObject()
      writer.list("presets", all) { $1.write(to: &$0) }
      writer.endObject()
    }
  }
}

extension ViewStateConversion {
  /// The state in which a view begins, and to which null returns, under a preset or none.
  ///
  /// - Throws: what reading the preset's state throws; nothing as long as it names no columns.
  func defaults(preset: Text?) throws -> ViewState {
    var state = ViewState()
    state.sort = defaultSort.keys
    state.expressions = defaultSort.expressions
    guard let preset else { return state }
    let patch = try Presets.named(preset.utf8).state
    state = try merging(patch, into: state, defaults: state)
    state.preset = preset
    return state
  }
}
