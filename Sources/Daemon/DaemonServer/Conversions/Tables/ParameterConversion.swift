import Expressions
import JSONText
import TableValues
import WireProtocol

/// Conversion of the values of `params`, in both directions.
enum ParameterConversion {
  /// The parameters to set, and with nil to remove.
  ///
  /// - Throws: `DaemonError.invalid` for a value that a parameter cannot have.
  static func patch(
    _ wire: [WireNamed<WireTypedValue?>], _ pointer: String
  ) throws -> [(name: Text, value: ParameterValue?)] {
    try wire.map { patch in
      let pointer = pointer.pointing(to: patch.id)
      return (name: Text(patch.id), value: try patch.value.map { try value($0, pointer) })
    }
  }

  private static func value(
    _ wire: WireTypedValue, _ pointer: String
  ) throws -> ParameterValue {
    do throws(EvaluationError) {
      let value = try ExpressionValue(wire)
      _ = try value.wire()
      if let parameter = ParameterValue(value) { return parameter }
    } catch {
      throw DaemonError.invalid(pointer: pointer, expected: "a value", found: error.message)
    }
    throw DaemonError.invalid(
      pointer: pointer, expected: "a value without types and optionals", found: "one with them")
  }
}

extension JSONWriter {
  /// Writes `params`, unless there are none.
  mutating func parameters(_ parameters: TableParameters) {
    let values = parameters.values.sorted { $0.key < $1.key }
    if values.isEmpty { return }
    name("params")
    beginObject()
    for (name, value) in values {
      // A value that was accepted nests no deeper than an answer may.
      guard let wire = try? ExpressionValue(value).wire() else { continue }
      self.name(name.utf8)
      wire.write(to: &self)
    }
    endObject()
  }
}
