import UnicodeTables

/// The advances of characters in a font, as sent by a client.
package struct FontMetrics: Sendable, Hashable {
  /// Consecutive code points with the same advance.
  package struct Advance: Sendable, Hashable {
    /// The code points.
    package var scalars: ClosedRange<UInt32>
    /// The advance of each, in the view's units, in `0...LayoutUnit.advanceMax`.
    package var advance: Double

    /// Makes one.
    package init(scalars: ClosedRange<UInt32>, advance: Double) {
      self.scalars = scalars
      self.advance = advance
    }
  }

  /// Two adjacent code points.
  package struct Pair: Sendable, Hashable {
    /// The first one.
    package var first: UInt32
    /// The second one.
    package var second: UInt32

    /// Makes a pair.
    package init(first: UInt32, second: UInt32) {
      self.first = first
      self.second = second
    }
  }

  /// The advances of ranges of code points, ascending and disjoint.
  package let advances: [Advance]
  private let ascii: [Double]
  /// The advance of code points in no range, except marks and invisible characters.
  package let defaultAdvance: Double
  /// The kerning, added to the advance of the second of two code points.
  package let kerning: [Pair: Double]
  /// The spacing added after every cluster.
  package let letterSpacing: Double
  /// The height of a line.
  package let lineHeight: LayoutLength

  /// Makes metrics.
  ///
  /// - Parameters:
  ///   - advances: The advances of code points, in any order. If ranges overlap, the last one
  ///     applies.
  ///   - defaultAdvance: The advance of all other code points.
  ///   - kerning: The kerning of pairs of code points.
  ///   - letterSpacing: The spacing after every cluster.
  ///   - lineHeight: The height of a line.
  package init(
    advances: [Advance], defaultAdvance: Double, kerning: [Pair: Double] = [:],
    letterSpacing: Double = 0, lineHeight: LayoutLength
  ) {
    let apart = Self.apart(advances)
    self.advances = apart
    self.defaultAdvance = defaultAdvance
    self.kerning = kerning
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    ascii = (0..<128).map { Self.advance(of: $0, apart) ?? defaultAdvance }
  }

  /// The advance of a cluster: that of its widest code point, plus the kerning before it.
  ///
  /// - Parameters:
  ///   - cluster: The range of the cluster in the text.
  ///   - bytes: The text.
  ///   - previous: The last code point of the previous cluster on the line, if any.
  /// - Returns: The advance, and the cluster's last code point. O(length · log ranges).
  func advance(
    of cluster: Range<Int>, in bytes: Span<UInt8>, after previous: UInt32?
  ) -> (advance: Double, last: UInt32) {
    var widest = 0.0
    var first: UInt32?
    var last: UInt32 = 0xFFFD
    var position = cluster.lowerBound
    while position < cluster.upperBound {
      let scalar = UTF8Scalar.read(bytes, at: position)
      position += scalar.byteCount
      last = scalar.value ?? 0xFFFD
      if first == nil { first = last }
      widest = max(widest, advance(of: last))
    }
    let kern = previous.flatMap { before in
      kerning.isEmpty ? nil : kerning[Pair(first: before, second: first ?? last)]
    }
    return (widest + letterSpacing + (kern ?? 0), last)
  }

  /// The advance of a part of a text that is printable ASCII, in which each byte is a cluster.
  /// O(length).
  func advance(ofPrintable bytes: Span<UInt8>, _ range: Range<Int>) -> Double {
    let advances = ascii.span
    var place = 0.0
    if kerning.isEmpty {
      for index in range { place += advances[Int(bytes[index] & 0x7F)] + letterSpacing }
      return place
    }
    var previous: UInt32?
    for index in range {
      let scalar = UInt32(bytes[index] & 0x7F)
      let kern = previous.flatMap { kerning[Pair(first: $0, second: scalar)] } ?? 0
      place += advances[Int(scalar)] + letterSpacing + kern
      previous = scalar
    }
    return place
  }

  private func advance(of scalar: UInt32) -> Double {
    if scalar < 0x80 { return ascii[Int(scalar)] }
    return Self.advance(of: scalar, advances)
      ?? (TerminalCells.hasNoWidth(scalar) ? 0 : defaultAdvance)
  }

  private static func advance(of scalar: UInt32, _ advances: [Advance]) -> Double? {
    var low = 0
    var high = advances.count
    while low < high {
      let middle = (low + high) / 2
      if advances[middle].scalars.upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < advances.count, advances[low].scalars.contains(scalar) else { return nil }
    return advances[low].advance
  }

  /// The same ranges, ascending, with overlaps resolved in favour of later ones.
  private static func apart(_ advances: [Advance]) -> [Advance] {
    var borders: Set<UInt64> = []
    for advance in advances {
      borders.insert(UInt64(advance.scalars.lowerBound))
      borders.insert(UInt64(advance.scalars.upperBound) + 1)
    }
    // A sweep from the left: at every border, the last of the ranges that cover it applies.
    let starts = advances.indices.sorted {
      advances[$0].scalars.lowerBound < advances[$1].scalars.lowerBound
    }
    var result: [Advance] = []
    var open: [Int] = []
    var next = 0
    for (border, end) in zip(borders.sorted(), borders.sorted().dropFirst()) {
      while next < starts.count,
        UInt64(advances[starts[next]].scalars.lowerBound) <= border
      {
        let place = open.firstIndex { $0 > starts[next] } ?? open.count
        open.insert(starts[next], at: place)
        next += 1
      }
      while let last = open.last, UInt64(advances[last].scalars.upperBound) < border {
        open.removeLast()
      }
      guard let top = open.last(where: { UInt64(advances[$0].scalars.upperBound) >= border })
      else { continue }
      result.append(
        Advance(scalars: UInt32(border)...UInt32(end - 1), advance: advances[top].advance))
    }
    return result
  }
}
