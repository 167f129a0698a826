import Expressions
import JSONText
import TableSessions
import TableValues
import WireProtocol

/// What a client sets for the expressions of a table.
enum ParameterHandlers {
  /// `table/setParams`.
  static func setParams(_ call: MethodCall) throws {
    let params = try TableSetParamsParams(decoding: call.params)
    let entry = try call.daemon.registry.table(String(decoding: params.table, as: UTF8.self))
    let patch = try params.parameters.map { name, value in
      (name: Text(name), value: try value.map { try self.value($0, named: name) })
    }
    entry.session.post { session in
      call.answer.attempt {
        if call.answer.isCancelled { throw DaemonError.cancelled }
        let revision = try session.setParameters(patch, author: params.author.map { Text($0) })
        call.answer.succeed { writer in
          writer.beginObject()
          writer.name("revision")
          writer.int(revision.rawValue)
          writer.endObject()
        }
      }
    }
  }

  private static func value(
    _ wire: WireTypedValue, named name: WireText
  ) throws -> ParameterValue {
    let pointer = "/params".pointing(to: name)
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
