import ColumnStorage

/// How the machines of a pattern are applied to a text.
extension CompiledRegex {
  /// Whether there is a match in a text.
  func exists(in text: Span<UInt8>, _ scratch: inout RegexScratch) -> Bool {
    text.withUnsafeBufferPointer { exists(in: $0, &scratch) }
  }

  private func exists(in text: UnsafeBufferPointer<UInt8>, _ scratch: inout RegexScratch) -> Bool {
    if let repaired = repaired(Span(_unsafeElements: text)) {
      return repaired.bytes.withUnsafeBufferPointer { existsInValid($0, &scratch) }
    }
    return existsInValid(text, &scratch)
  }

  private func existsInValid(
    _ text: UnsafeBufferPointer<UInt8>, _ scratch: inout RegexScratch
  ) -> Bool {
    var start = 0
    if let scanner = scratch.scanner {
      guard let place = scanner.firstMatch(in: text, 0..<text.count) else { return false }
      if literals.isWhole { return true }
      if literals.isPrefix { start = place }
    }
    return exists(in: text, from: start, &scratch)
  }

  private func exists(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, _ scratch: inout RegexScratch
  ) -> Bool {
    if scratch.isPatient {
      switch scratch.existence.run(text, from: start) {
      case .found: return true
      case .notFound: return false
      case .gaveUp: scratch.failureCount += 1
      }
    }
    return scratch.test(Span(_unsafeElements: text), from: start)
  }

  /// The leftmost match that begins at a position or after it.
  func firstMatch(
    in text: Span<UInt8>, from start: Int, _ scratch: inout RegexScratch
  ) -> RegularExpressionMatch? {
    text.withUnsafeBufferPointer { buffer in
      var start = start
      if let scanner = scratch.scanner {
        guard let place = scanner.firstMatch(in: buffer, start..<buffer.count) else { return nil }
        if literals.isWhole, program.slotCount == 2 {
          return RegularExpressionMatch(slots: [place, place + scanner.needle.count])
        }
        if literals.isPrefix { start = place }
      }
      let slots: [Int]?
      switch scratch.findEnd({ $0.run(buffer, from: start) }) {
      case .notFound: return nil
      case .found(let end) where scratch.backtracker.canRun(byteCount: end - start):
        slots = scratch.backtracker.run(text, from: start, to: end)
      case .found, .gaveUp: slots = scratch.find(text, from: start)
      }
      return slots.map(RegularExpressionMatch.init)
    }
  }

  /// All matches from left to right.
  func allMatches(
    in text: Span<UInt8>, limit: Int, _ scratch: inout RegexScratch
  ) -> [RegularExpressionMatch] {
    var matches: [RegularExpressionMatch] = []
    var position = 0
    var lastEnd = -1
    while matches.count < limit, position <= text.count,
      let match = firstMatch(in: text, from: position, &scratch)
    {
      position = match.range.upperBound
      if match.range.isEmpty {
        let isBehindMatch = position == lastEnd
        lastEnd = position
        position += 1
        while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
        if isBehindMatch { continue }
      }
      lastEnd = match.range.upperBound
      matches.append(match)
    }
    return matches
  }
}

extension RegularExpression {
  /// Adds to a bitmap the rows of an arena in which the pattern matches.
  ///
  /// - Parameter hits: One bit per row; row 0 is the lowest bit of word 0. Rows that are hits
  ///   already are skipped.
  package func addHits(in arena: TextArena, to hits: inout [UInt64]) {
    addHits(in: arena.bytes.span, offsets: arena.offsets.span, to: &hits)
  }

  /// Adds to a bitmap the texts in which the pattern matches. O(bytes).
  ///
  /// - Parameters:
  ///   - offsets: `offsets[i] ..< offsets[i + 1]` are the bytes of text `i`.
  ///   - hits: One bit per text; text 0 is the lowest bit of word 0.
  /// - Precondition: `hits` has a bit for every text. Offsets are ascending and within the bytes.
  package func addHits(
    in bytes: Span<UInt8>, offsets: Span<UInt32>, to hits: inout [UInt64]
  ) {
    guard offsets.count > 1 else { return }
    precondition(hits.count * 64 >= offsets.count - 1, "a bit for every text")
    precondition(Int(offsets[offsets.count - 1]) <= bytes.count, "texts end within the bytes")
    compiled.withScratch { scratch in
      bytes.withUnsafeBufferPointer { bytes in
        offsets.withUnsafeBufferPointer { offsets in
          hits.withUnsafeMutableBufferPointer { hits in
            compiled.addHits(RegexBatch(bytes: bytes, offsets: offsets, hits: hits), &scratch)
          }
        }
      }
    }
  }
}

/// Consecutive texts, and a bit for each.
struct RegexBatch {
  let bytes: UnsafeBufferPointer<UInt8>
  let offsets: UnsafeBufferPointer<UInt32>
  let hits: UnsafeMutableBufferPointer<UInt64>

  var count: Int { offsets.count - 1 }

  func range(_ row: Int) -> Range<Int> { Int(offsets[row])..<Int(offsets[row + 1]) }

  func text(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range(row)])
  }

  func isHit(_ row: Int) -> Bool { hits[row >> 6] >> UInt64(row & 63) & 1 == 1 }

  func setHit(_ row: Int) { hits[row >> 6] |= 1 << UInt64(row & 63) }
}

extension CompiledRegex {
  /// Adds the texts of a batch that match.
  func addHits(_ batch: RegexBatch, _ scratch: inout RegexScratch) {
    if let scanner = scratch.scanner {
      addHits(batch, candidatesOf: scanner, &scratch)
    } else if program.needsValidText {
      addHitsAroundBadTexts(batch, &scratch)
    } else {
      addHits(batch, rows: 0..<batch.count, &scratch)
    }
  }

  /// Runs the pattern only on texts that contain the required bytes, which are searched in all
  /// texts at once.
  private func addHits(
    _ batch: RegexBatch, candidatesOf scanner: ByteScanner, _ scratch: inout RegexScratch
  ) {
    let end = Int(batch.offsets[batch.count])
    var row = 0
    var place = Int(batch.offsets[0])
    while let hit = scanner.firstMatch(in: batch.bytes, place..<end) {
      while Int(batch.offsets[row + 1]) <= hit { row += 1 }
      let range = batch.range(row)
      guard hit + scanner.needle.count <= range.upperBound else {
        place = hit + 1
        continue
      }
      place = range.upperBound
      if batch.isHit(row) { continue }
      let text = batch.text(row)
      if literals.isWhole || existsInCandidate(text, at: hit - range.lowerBound, &scratch) {
        batch.setHit(row)
      }
    }
  }

  private func existsInCandidate(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int, _ scratch: inout RegexScratch
  ) -> Bool {
    if program.needsValidText, HighByteScanner.firstHighByte(in: text, 0..<text.count) != nil {
      return exists(in: text, &scratch)
    }
    return exists(in: text, from: literals.isPrefix ? place : 0, &scratch)
  }

  /// Processes texts with bytes that are not UTF-8 one by one, and those between them at once.
  private func addHitsAroundBadTexts(_ batch: RegexBatch, _ scratch: inout RegexScratch) {
    let end = Int(batch.offsets[batch.count])
    var row = 0
    var done = 0
    var place = Int(batch.offsets[0])
    while let high = HighByteScanner.firstHighByte(in: batch.bytes, place..<end) {
      while Int(batch.offsets[row + 1]) <= high { row += 1 }
      place = batch.range(row).upperBound
      let text = Span(_unsafeElements: batch.text(row))
      guard RepairedText.firstBadByte(text, from: 0) != nil else { continue }
      addHits(batch, rows: done..<row, &scratch)
      if !batch.isHit(row), exists(in: batch.text(row), &scratch) { batch.setHit(row) }
      done = row + 1
    }
    addHits(batch, rows: done..<batch.count, &scratch)
  }

  /// Adds the rows of a range that match. Their texts are UTF-8 as far as the program requires it.
  private func addHits(_ batch: RegexBatch, rows: Range<Int>, _ scratch: inout RegexScratch) {
    var next = rows.lowerBound
    while next < rows.upperBound {
      if scratch.isPatient {
        next = scratch.existence.addHits(
          in: batch.bytes, batch.offsets, rows: next..<rows.upperBound, to: batch.hits)
      }
      guard next < rows.upperBound else { return }
      scratch.failureCount += 1
      let text = Span(_unsafeElements: batch.text(next))
      if !batch.isHit(next), scratch.test(text, from: 0) { batch.setHit(next) }
      next += 1
    }
  }
}
