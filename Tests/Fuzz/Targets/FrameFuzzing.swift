import JSONRPC

/// The framing says the same of a stream whatever the pieces it comes in.
enum FrameFuzzing {
  static func complaint(_ input: inout FuzzInput) -> String? {
    let choice = input.byte()
    var limits = FrameDecoder.Limits()
    if input.flag() {
      limits.body = 40
      limits.skippedBody = 200
      limits.headerLine = 30
      limits.garbageBytes = 120
      limits.garbageBlocks = 4
    }
    let stream = input.remaining
    let whole = outcome(stream, limits, pieceSize: max(1, stream.count))
    for size in pieceSizes(choice, count: stream.count) {
      let other = outcome(stream, limits, pieceSize: size)
      if other != whole { return "whole: \(whole), in pieces of \(size): \(other)" }
    }
    for event in whole.events {
      guard case .message(let body) = event else { continue }
      if body.count > limits.body { return "a body of \(body.count) bytes passed the limit" }
      _ = Envelope.read(body)
    }
    return nil
  }

  /// Short streams are cut both ways, long ones (where the bytes one by one cost most) in one of
  /// the two: the fuzzer tries the other one too.
  private static func pieceSizes(_ choice: UInt8, count: Int) -> [Int] {
    let size = 1 + Int(choice) % 64
    return count <= 64 ? [1, size] : [choice < 128 ? size : 1]
  }

  private struct Outcome: Equatable {
    var events: [FrameEvent] = []
    var end: FrameEnd
  }

  private static func outcome(
    _ stream: [UInt8], _ limits: FrameDecoder.Limits, pieceSize: Int
  ) -> Outcome {
    var decoder = FrameDecoder(limits: limits)
    var events: [FrameEvent] = []
    var start = 0
    while start < stream.count {
      let end = min(start + pieceSize, stream.count)
      events += decoder.consume(stream[start..<end])
      start = end
    }
    let isLineMode = decoder.isLineMode
    let (late, end) = decoder.finish()
    // Of a line the bytes seen are told, and those depend on the pieces.
    let comparable = (events + late).map { event -> FrameEvent in
      guard isLineMode, case .oversized(let limit, _) = event else { return event }
      return .oversized(limit: limit, got: 0)
    }
    return Outcome(events: comparable, end: end)
  }
}
