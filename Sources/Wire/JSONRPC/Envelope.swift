package import JSONText

/// A call that expects an answer.
package struct Request: Sendable {
  /// Its id.
  package let id: RequestID
  /// The name of its method.
  package let method: [UInt8]
  /// Its parameters, an object; nil when absent, `null` or `[]`.
  package let params: JSONView?
  /// What is wrong with the parameters independently of the method (neither object nor absent, half
  /// a surrogate pair). A handler that would run the method must answer with this instead. Errors
  /// of the life cycle and unknown methods take precedence.
  package let fault: ResponseError?
}

/// A call that expects no answer.
package struct Notification: Sendable {
  /// The name of its method.
  package let method: [UInt8]
  /// Its parameters, an object; nil when absent, `null` or `[]`.
  package let params: JSONView?
  /// As in `Request`. It is worth one log message.
  package let fault: ResponseError?
}

/// An answer to a request of the daemon.
package struct Response: Sendable {
  /// The id answered, nil if null or unreadable.
  package let id: RequestID?
  /// The result, if it is one.
  package let result: JSONView?
  /// The error, if it is one.
  package let error: JSONView?
}

/// One decoded JSON object.
package enum Envelope: Sendable {
  case request(Request)
  case notification(Notification)
  case response(Response)
  /// Not a valid message: the error to answer with, and the id if it was readable.
  case invalid(ResponseError, id: RequestID?)

  /// One decoded message body.
  package enum Body: Sendable {
    case single(Envelope)
    case batch([Envelope])
  }

  /// The maximum nesting depth of a message.
  package static let depthLimit = 128
  /// The maximum number of members of a batch.
  package static let batchLimit = 1000

  /// Decodes a message body. It never throws; faults are returned as `invalid`.
  package static func read(_ body: [UInt8]) -> Body {
    do throws(JSONParseFailure) {
      let root = try JSONDocument(parsing: body, depthLimit: depthLimit).root
      return root.kind == .array ? readBatch(root) : .single(readOne(root))
    } catch {
      switch error {
      case .syntax(let error): return .single(.invalid(parseError(error), id: nil))
      case .tooDeep(_, let limit, let before):
        let error = ResponseError(
          code: ResponseError.invalidRequest, message: "The message nests too deep.",
          data: ["kind": "depth", "limit": .integer(Int64(limit))])
        return .single(.invalid(error, id: readableID(before.root)))
      case .tooLarge(let limit):
        let error = ResponseError(
          code: ResponseError.invalidRequest, message: "The message is too long.",
          data: ["kind": "length", "limit": .integer(Int64(limit))])
        return .single(.invalid(error, id: nil))
      }
    }
  }

  private static func readBatch(_ root: JSONView) -> Body {
    if root.count == 0 {
      return .single(.invalid(invalidRequest("The batch is empty.", "batch"), id: nil))
    }
    if root.count > batchLimit {
      var error = invalidRequest("The batch has too many members.", "batch")
      error.data = ["kind": "batch", "limit": .integer(Int64(batchLimit))]
      return .single(.invalid(error, id: nil))
    }
    return .batch(root.elements.map { readMember($0) })
  }

  /// Messages that begin or end the session are not allowed in a batch.
  private static func readMember(_ view: JSONView) -> Envelope {
    let message = "The method is not allowed in a batch."
    switch readOne(view) {
    case .request(let request) where isLifeCycle(request.method):
      return .invalid(invalidRequest(message, "batch"), id: request.id)
    case .notification(let notification) where isLifeCycle(notification.method):
      return .invalid(invalidRequest(message, "batch"), id: nil)
    case .request(let request): return .request(request)
    case .notification(let notification): return .notification(notification)
    case .response(let response): return .response(response)
    case .invalid(let error, let id): return .invalid(error, id: id)
    }
  }

  private static func isLifeCycle(_ method: [UInt8]) -> Bool {
    ["initialize", "shutdown", "exit"].contains { method.elementsEqual($0.utf8) }
  }

  /// The relevant members of a message, read from its tokens. A view for each would cost more in
  /// reference counting than the decoding itself.
  private struct Members {
    private var seen: UInt8 = 0
    private(set) var isVersion2 = false
    private(set) var id: RequestID?
    private(set) var hasMethod = false
    private(set) var method: [UInt8]?
    private(set) var params, result, error: Int?
    private(set) var idCount = 0
    /// The first name that occurs twice.
    private(set) var doubled: StaticString?

    init(_ view: JSONView) {
      view.withCursor { cursor in
        guard let start = cursor.next(), start.kind == .objectStart else { return }
        while let name = cursor.next(), name.kind != .end, let value = cursor.next() {
          take(name, value, cursor)
          cursor.skip(value)
        }
      }
    }

    private mutating func take(
      _ name: JSONToken, _ value: JSONToken, _ cursor: borrowing JSONCursor
    ) {
      if cursor.isString(name, "jsonrpc") {
        see("jsonrpc", 1)
        isVersion2 = cursor.isString(value, "2.0")
      } else if cursor.isString(name, "id") {
        see("id", 2)
        idCount += 1
        id = idCount == 1 ? RequestID(value, cursor) : nil
      } else if cursor.isString(name, "method") {
        see("method", 4)
        hasMethod = true
        method = cursor.string(value)
      } else if cursor.isString(name, "params") {
        see("params", 8)
        params = cursor.lastIndex
      } else if cursor.isString(name, "result") {
        see("result", 16)
        result = cursor.lastIndex
      } else if cursor.isString(name, "error") {
        see("error", 32)
        error = cursor.lastIndex
      }
    }

    private mutating func see(_ name: StaticString, _ bit: UInt8) {
      if seen & bit != 0, doubled == nil { doubled = name }
      seen |= bit
    }
  }

  private static func readOne(_ view: JSONView) -> Envelope {
    guard view.kind == .object else {
      return .invalid(invalidRequest("A message is an object.", "message"), id: nil)
    }
    let members = Members(view)
    let id = members.id
    if let name = members.doubled?.description {
      // It is unknown which of the two was meant, and other parsers would choose differently.
      return .invalid(
        invalidRequest("The member \(name) is there twice.", name == "id" ? "id" : "message"),
        id: id)
    }
    if !members.hasMethod, members.result != nil || members.error != nil {
      return .response(
        Response(
          id: id, result: members.result.flatMap(view.child),
          error: members.error.flatMap(view.child)))
    }
    if !members.isVersion2 {
      return .invalid(invalidRequest("The member jsonrpc is not \"2.0\".", "jsonrpc"), id: id)
    }
    guard let method = members.method else {
      return .invalid(invalidRequest("The member method is not a string.", "method"), id: id)
    }
    if members.idCount > 0, id == nil {
      return .invalid(invalidRequest("The id is neither a string nor an integer.", "id"), id: nil)
    }
    var params = members.params.flatMap { view.child(at: $0) }
    let fault = paramsFault(params)
    if params?.kind != .object { params = nil }
    guard let id else {
      return .notification(Notification(method: method, params: params, fault: fault))
    }
    return .request(Request(id: id, method: method, params: params, fault: fault))
  }

  private static func paramsFault(_ params: JSONView?) -> ResponseError? {
    guard let params, !params.isNull else { return nil }
    if params.kind != .object, params.kind != .array || params.count > 0 {
      return ResponseError(
        code: ResponseError.invalidParams, message: "The parameters are not an object.",
        data: ["kind": "invalidParams", "pointer": "", "expected": "an object"])
    }
    guard let string = params.firstUnpairedString else { return nil }
    // Pointers begin at the parameters.
    let pointer = String(
      decoding: string.pointer.utf8.dropFirst(params.pointer.utf8.count), as: UTF8.self)
    return ResponseError(
      code: ResponseError.invalidParams, message: "A string has an unpaired surrogate.",
      data: [
        "kind": "invalidParams", "pointer": .string(pointer), "expected": "Unicode text",
      ])
  }

  private static func readableID(_ view: JSONView) -> RequestID? {
    Members(view).id
  }

  private static func invalidRequest(_ message: String, _ kind: String) -> ResponseError {
    ResponseError(
      code: ResponseError.invalidRequest, message: message, data: ["kind": .string(kind)])
  }

  private static func parseError(_ error: JSONSyntaxError) -> ResponseError {
    ResponseError(
      code: ResponseError.parseError, message: "The message is not JSON.",
      data: [
        "kind": "syntax", "offset": .integer(Int64(error.offset)),
        "reason": .string(error.reason.rawValue),
      ])
  }
}
