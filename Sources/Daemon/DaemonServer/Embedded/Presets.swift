import JSONText
import TableValues
import ViewModel
import WireProtocol

/// The presets embedded in the binary.
enum Presets {
  /// All presets, parsed on first use. A test checks that the file can be parsed.
  static let all: [WirePreset] = {
    guard let file = try? JSONDocument(parsing: EmbeddedContract.presets, depthLimit: 32),
      let list = try? PresetListResult(decoding: file.root)
    else { return [] }
    return list.presets
  }()

  /// The preset with a name.
  ///
  /// - Throws: `DaemonError.invalid` with the existing names.
  static func named(_ name: WireText) throws -> WirePreset {
    if let preset = all.first(where: { $0.name == name }) { return preset }
    let names = all.map { String(decoding: $0.name, as: UTF8.self) }
    throw DaemonError.invalid(
      pointer: "/preset", expected: "one of " + names.joined(separator: ", "),
      found: "\"\(Text(name))\"")
  }

  /// `preset/list`.
  static func list(_: EmptyParams, _ call: Call<PresetListResult>) throws {
    call.answer.succeed(PresetListResult(presets: all))
  }
}

extension ViewStateConversion {
  /// The initial state of a view, to which null returns, with or without a preset.
  ///
  /// - Throws: Errors of parsing the preset's state; none, as long as it names no columns.
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
