import JSONRPC
import JSONText
import ViewModel
import WireProtocol

/// Applies a kept view state as far as it still fits, and names what does not.
///
/// The whole document is tried first. If it does not fit, each member is tried by itself, then the
/// elements of lists and the members of objects. A filter fits as a whole or not at all: a part of it
/// would show other rows.
struct StateFitting {
  /// How much is named at most.
  private static let droppedMax = 50
  private static let depthMax = 64
  /// Members that fit or are left out as a whole.
  private static let wholeMembers = ["filter"]

  private let conversion: ViewStateConversion
  /// The state so far.
  private(set) var state: ViewState
  /// What was left out.
  private(set) var dropped: [WireDroppedPart] = []

  /// Applies nothing yet.
  init(_ conversion: ViewStateConversion, over state: ViewState) {
    (self.conversion, self.state) = (conversion, state)
  }

  /// Applies a document.
  ///
  /// - Returns: Whether it is the document of a state at all.
  mutating func apply(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(parsing: bytes, depthLimit: Self.depthMax),
      document.root.kind == .object
    else { return false }
    if let whole = try? merged(bytes) {
      state = whole
      return true
    }
    for (name, value) in document.root.members {
      let text = String(decoding: name.lossyString ?? [], as: UTF8.self)
      let depth = Self.wholeMembers.contains(text) ? 0 : 2
      let quoted = Array(name.rawText)
      let check: ([UInt8]) -> (any Error)? = { [self] bytes in
        do {
          _ = try merged([0x7B] + quoted + [0x3A] + bytes + [0x7D])
          return nil
        } catch {
          return error
        }
      }
      var left: [WireDroppedPart] = []
      let pointer = "".pointing(to: Array(text.utf8))
      let fitted = Self.fitted(value, pointer, depth, isMember: true, check, &left)
      dropped += left.prefix(max(0, Self.droppedMax - dropped.count))
      guard let fitted else { continue }
      if let next = try? merged([0x7B] + quoted + [0x3A] + fitted + [0x7D]) { state = next }
    }
    return true
  }

  private func merged(_ patch: [UInt8]) throws -> ViewState {
    let request = Array("{\"view\":\"v\",\"state\":".utf8) + patch + [0x7D]
    let document = try JSONDocument(parsing: request, depthLimit: Self.depthMax + 1)
    let params = try ViewSetParams(decoding: document.root)
    return try conversion.merging(params.state, into: state)
  }

  /// The parts of a value that fit; nil: none does.
  ///
  /// - Parameter isMember: Whether it is a member of the state, of which the parts are named even if
  ///   none fits.
  private static func fitted(
    _ value: JSONView, _ pointer: String, _ depth: Int, isMember: Bool = false,
    _ check: ([UInt8]) -> (any Error)?, _ dropped: inout [WireDroppedPart]
  ) -> [UInt8]? {
    let raw = Array(value.rawText)
    guard let error = check(raw) else { return raw }
    var parts: [[UInt8]] = []
    var left: [WireDroppedPart] = []
    switch (value.kind, depth) {
    case (.array, 1...):
      for (index, element) in value.elements.enumerated() {
        let part = fitted(
          element, "\(pointer)/\(index)", 0, { check([0x5B] + $0 + [0x5D]) }, &left)
        if let part { parts.append(part) }
      }
    case (.object, 1...):
      for (name, member) in value.members {
        let head = Array(name.rawText) + [0x3A]
        let text = String(decoding: name.lossyString ?? [], as: UTF8.self)
        let part = fitted(
          member, pointer.pointing(to: Array(text.utf8)), depth - 1,
          { check([0x7B] + head + $0 + [0x7D]) }, &left)
        if let part { parts.append(head + part) }
      }
    default: break
    }
    if isMember, parts.isEmpty, !left.isEmpty {
      dropped += left
      return nil
    }
    let (open, close): (UInt8, UInt8) = value.kind == .array ? (0x5B, 0x5D) : (0x7B, 0x7D)
    let rest = [open] + Array(parts.joined(separator: [0x2C])) + [close]
    guard !parts.isEmpty, check(rest) == nil else {
      dropped.append(WireDroppedPart(pointer, error))
      return nil
    }
    dropped += left
    return rest
  }
}

extension WireDroppedPart {
  /// A part with the reason.
  fileprivate init(_ pointer: String, _ error: any Error) {
    let answer = ErrorMapping.responseError(for: error)
    var kind = "invalidParams"
    if case .string(let named)? = answer.data?["kind"] { kind = "\(named)" }
    self.init(
      pointer: Array(pointer.utf8), kind: Array(kind.utf8), message: Array(answer.message.utf8))
  }
}
