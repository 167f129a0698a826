import ColumnStorage
import TableValues

extension AggregateAccumulator {
  /// Adds rows of a chunk to the accumulators of their groups.
  ///
  /// - Parameters:
  ///   - chunk: The column's values.
  ///   - rows: The rows, a bit per row of the chunk.
  ///   - codes: Per row, the index of its accumulator. A row with an index out of range is left
  ///     out. Nil: all rows belong to the first.
  ///   - accumulators: Accumulators of the same plan.
  static func add(
    _ chunk: ColumnChunk, _ rows: RowBits, codes: [UInt32]?,
    to accumulators: inout [AggregateAccumulator]
  ) {
    guard let plan = accumulators.first?.plan else { return }
    var valid = rows
    if let validity = chunk.validity {
      for index in valid.words.indices { valid.words[index] &= validity.words[index] }
      addInvalid(chunk, rows, codes, &accumulators)
    }
    if plan.needsSum {
      addSums(chunk, valid, codes, &accumulators)
    } else {
      addValid(chunk, valid, codes, &accumulators)
    }
    if plan.needsKeys { addKeys(chunk, valid, codes, plan, &accumulators) }
  }

  private static func addInvalid(
    _ chunk: ColumnChunk, _ rows: RowBits, _ codes: [UInt32]?,
    _ accumulators: inout [AggregateAccumulator]
  ) {
    var invalid = rows
    if let validity = chunk.validity {
      for index in invalid.words.indices { invalid.words[index] &= ~validity.words[index] }
    }
    forEach(invalid, chunk.count, codes, &accumulators) { row, accumulator in
      if chunk.error(at: row) == nil { accumulator.nulls += 1 } else { accumulator.errors += 1 }
    }
  }

  private static func addValid(
    _ chunk: ColumnChunk, _ valid: RowBits, _ codes: [UInt32]?,
    _ accumulators: inout [AggregateAccumulator]
  ) {
    guard codes != nil else { return accumulators[0].valid += valid.count }
    forEach(valid, chunk.count, codes, &accumulators) { _, accumulator in accumulator.valid &+= 1 }
  }

  /// Adds to the sums, and counts the values.
  private static func addSums(
    _ chunk: ColumnChunk, _ valid: RowBits, _ codes: [UInt32]?,
    _ accumulators: inout [AggregateAccumulator]
  ) {
    switch chunk.values {
    case .integers(let values):
      values.withUnsafeBufferPointer { values in
        forEach(valid, chunk.count, codes, &accumulators) { row, accumulator in
          accumulator.valid &+= 1
          accumulator.wholeSum &+= Int128(values[row])
        }
      }
    case .numbers(let values):
      values.withUnsafeBufferPointer { values in
        forEach(valid, chunk.count, codes, &accumulators) { row, accumulator in
          accumulator.valid &+= 1
          accumulator.numberSum.add(values[row])
        }
      }
    case .durations(let values):
      forEach(valid, chunk.count, codes, &accumulators) { row, accumulator in
        accumulator.valid &+= 1
        accumulator.wholeSum &+= values[row].allNanoseconds
      }
    case .texts(let arena):
      forEach(valid, chunk.count, codes, &accumulators) { row, accumulator in
        accumulator.valid &+= 1
        accumulator.addToSum(decimal: arena[row])
      }
    case .booleans, .dates, .dateTimes, .times: return  // have no sum
    }
  }

  private static func addKeys(
    _ chunk: ColumnChunk, _ valid: RowBits, _ codes: [UInt32]?, _ plan: AggregatePlan,
    _ accumulators: inout [AggregateAccumulator]
  ) {
    let encoded = plan.encoder.encode([chunk])
    if let texts = encoded.texts {
      forEach(valid, chunk.count, codes, &accumulators) { row, accumulator in
        accumulator.add(.text(texts[row]), chunk.cell(at: row, type: plan.type).value)
      }
      return
    }
    let more = encoded.moreWords
    encoded.words.withUnsafeBufferPointer { words in
      forEach(valid, chunk.count, codes, &accumulators) { row, accumulator in
        let word = words[row]
        if !plan.needsDistinct, !accumulator.mayKeep(word, plan) { return }
        accumulator.add(
          .words(word, more?[row] ?? 0), chunk.cell(at: row, type: plan.type).value)
      }
    }
  }

  @inline(__always)
  private func mayKeep(_ word: UInt64, _ plan: AggregatePlan) -> Bool {
    plan.needsLow && low.mayKeep(word) || plan.needsHigh && high.mayKeep(word)
  }

  /// Calls `body` with every row that is set and its accumulator, in place.
  @inline(__always)
  private static func forEach(
    _ rows: RowBits, _ rowCount: Int, _ codes: [UInt32]?,
    _ accumulators: inout [AggregateAccumulator],
    _ body: (Int, inout AggregateAccumulator) -> Void
  ) {
    accumulators.withUnsafeMutableBufferPointer { accumulators in
      guard let codes else {
        guard let base = accumulators.baseAddress else { return }
        rows.forEachRun(in: 0..<rowCount) { run in
          for row in run { body(row, &base.pointee) }
        }
        return
      }
      codes.withUnsafeBufferPointer { codes in
        rows.forEachRun(in: 0..<min(rowCount, codes.count)) { run in
          for row in run {
            let code = Int(codes[row])
            if code < accumulators.count { body(row, &accumulators[code]) }
          }
        }
      }
    }
  }
}
