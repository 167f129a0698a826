import UnicodeTables

/// How far characters advance in a font, as a client lends it.
package struct FontMetrics: Sendable, Hashable {
  /// Code points in a row that advance alike.
  package struct Advance: Sendable, Hashable {
    /// The code points.
    package var scalars: ClosedRange<UInt32>
    /// How far each advances, in the view's units, in `0...LayoutUnit.advanceMax`.
    package var advance: Double

    /// Makes one.
    package init(scalars: ClosedRange<UInt32>, advance: Double) {
      self.scalars = scalars
      self.advance = advance
    }
  }

  /// Two code points that stand next to each other.
  package struct Pair: Sendable, Hashable {
    /// The one before.
    package var first: UInt32
    /// The one after.
    package var second: UInt32

    /// Makes a pair.
    package init(first: UInt32, second: UInt32) {
      self.first = first
      self.second = second
    }
  }

  /// How far code points advance, rising and apart.
  package let advances: [Advance]
  private let ascii: [Double]
  /// How far code points advance that no range names, marks and what is not shown aside.
  package let defaultAdvance: Double
  /// What is added to the advance of the second of two code points.
  package let kerning: [Pair: Double]
  /// What is added after every cluster.
  package let letterSpacing: Double
  /// How high a line is.
  package let lineHeight: LayoutLength

  /// Makes metrics.
  ///
  /// - Parameters:
  ///   - advances: Of code points, in any order; where ranges overlap the one given last counts.
  ///   - defaultAdvance: Of all other code points.
  ///   - kerning: By pairs of code points.
  ///   - letterSpacing: After every cluster.
  ///   - lineHeight: Of a line.
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

  /// How far a cluster advances: as far as its widest code point, with the kerning before it.
  ///
  /// - Parameters:
  ///   - cluster: Where it stands in the text.
  ///   - bytes: The text.
  ///   - previous: The last code point of the cluster before it on the line, if there is one.
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

  /// How far a part of a text advances that is printable ASCII: each byte is a cluster. O(length).
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

  /// The same ranges, rising and cut where a later one lies over them.
  private static func apart(_ advances: [Advance]) -> [Advance] {
    var borders: Set<UInt64> = []
    for advance in advances {
      borders.insert(UInt64(advance.scalars.lowerBound))
      borders.insert(UInt64(advance.scalars.upperBound) + 1)
    }
    // Swept from the left: at every border the ranges over it are known, the last given counts.
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
