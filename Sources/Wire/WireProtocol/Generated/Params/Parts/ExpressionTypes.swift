// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A function declaration without a definition.
package struct WireFunction: WireObject, Sendable {
  /// The name.
  package let name: WireText
  /// The arguments.
  package let arguments: [WireExpressionType]
  /// A type of the expression language. In a function's signature, A, B, C and T are type
  /// parameters.
  package let result: WireExpressionType
  /// Whether it is called as a method of its first argument; default false.
  package let isMember: Bool?

  /// Makes it of its members.
  package init(
    name: WireText, arguments: [WireExpressionType], result: WireExpressionType,
    isMember: Bool? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.result = result
    self.isMember = isMember
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    name = try reader.required("name").text()
    arguments = try reader.required("arguments").list { value throws(InvalidParams) in
      try value.union()
    }
    result = try reader.required("result").union()
    isMember = try reader.optional("member")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("arguments", arguments) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("result", result)
    writer.member("member", isMember)
  }
}
