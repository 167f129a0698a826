import ColumnStorage
import TableValues

/// The results of a condition. If neither bit is set, the row is an error or has a null operand.
struct BooleanVector {
  var isTrue: [UInt64]
  var isFalse: [UInt64]
}

/// Numbers of the rows of a chunk.
struct NumberVector<Value> {
  var values: VectorOperand<Value>
  /// The rows that have a value; nil: all.
  var known: [UInt64]?
}

/// Runs a program over one chunk.
struct VectorEvaluator {
  typealias Words = [UInt64]

  var frame: EvaluationFrame
  let count: Int
  /// The steps that the chunk may still use.
  private var stepsLeft: Int
  private let all: Words

  init(_ frame: EvaluationFrame, count: Int, limits: ExpressionLimits) {
    self.frame = frame
    self.count = count
    stepsLeft = limits.chunkSteps
    all = ValidityBitmap(repeating: true, count: count).words
  }

  // MARK: Conditions

  /// The results of a program. Rows that are not active may stay without one.
  mutating func evaluate(
    _ program: BooleanProgram, active: Words? = nil
  ) throws(EvaluationError) -> BooleanVector {
    let active = active ?? all
    switch program {
    case .constant(let flag):
      return flag
        ? BooleanVector(isTrue: all, isFalse: none) : BooleanVector(isTrue: none, isFalse: all)
    case .column(let slot): return booleans(slot)
    case .and(let left, let right): return try conjunction(left, right, active)
    case .or(let left, let right):
      let swapped = try conjunction(.not(left), .not(right), active)
      return BooleanVector(isTrue: swapped.isFalse, isFalse: swapped.isTrue)
    case .not(let part):
      let vector = try evaluate(part, active: active)
      return BooleanVector(isTrue: vector.isFalse, isFalse: vector.isTrue)
    case .doubles(let comparison, let left, let right):
      return compared(comparison, doubles(left), doubles(right), nulls(left), nulls(right))
    case .integers(let comparison, let left, let right):
      return compared(comparison, integers(left), integers(right), nulls(left), nulls(right))
    case .doubleIn(let value, let list): return member(doubles(value), of: list, nulls(value))
    case .integerIn(let value, let list): return member(integers(value), of: list, nulls(value))
    case .isNull(let slot):
      let column = chunk(slot)
      let nulls = nulls(column)
      return BooleanVector(isTrue: nulls, isFalse: column.validity?.words ?? all)
    case .text(let slot, let test): return texts(slot, test, active)
    case .rows(let evaluator): return try rows(evaluator, active)
    }
  }

  private var none: Words { Words(repeating: 0, count: all.count) }

  private mutating func conjunction(
    _ left: BooleanProgram, _ right: BooleanProgram, _ active: Words
  ) throws(EvaluationError) -> BooleanVector {
    let first = try evaluate(left, active: active)
    var open = active
    var isDecided = true
    for index in open.indices {
      open[index] &= ~first.isFalse[index]
      isDecided = isDecided && open[index] == 0
    }
    if isDecided { return BooleanVector(isTrue: none, isFalse: first.isFalse) }
    var second = try evaluate(right, active: open)
    for index in open.indices {
      second.isTrue[index] &= first.isTrue[index]
      second.isFalse[index] |= first.isFalse[index]
    }
    return second
  }

  private mutating func rows(
    _ evaluator: Evaluator, _ active: Words
  ) throws(EvaluationError) -> BooleanVector {
    var result = BooleanVector(isTrue: none, isFalse: none)
    try forEachRow(active) { (frame, row) throws(EvaluationError) in
      guard case .boolean(let flag) = try evaluator(&frame) else { return }
      if flag {
        result.isTrue[row >> 6] |= 1 << UInt64(row & 63)
      } else {
        result.isFalse[row >> 6] |= 1 << UInt64(row & 63)
      }
    }
    return result
  }

  /// Evaluates row by row with one frame. An error affects only its row. An exceeded chunk limit or
  /// a cancellation ends all rows.
  mutating func forEachRow(
    _ active: Words?,
    _ body: (inout EvaluationFrame, Int) throws(EvaluationError) -> Void
  ) throws(EvaluationError) {
    let active = active ?? all
    let fresh = frame.meter
    for word in active.indices {
      var left = active[word]
      while left != 0 {
        let row = word * 64 + left.trailingZeroBitCount
        left &= left &- 1
        frame.row = row
        frame.meter = fresh
        do throws(EvaluationError) {
          try body(&frame, row)
        } catch {
          if error.kind == .cancelled { throw error }
        }
        stepsLeft -= 1 + fresh.stepsLeft - frame.meter.stepsLeft
        guard stepsLeft >= 0 else {
          throw EvaluationError(.costExceeded, "the chunk takes too many steps")
        }
      }
      try fresh.checkCancelled()
    }
    frame.meter = fresh
  }

  // MARK: Columns

  private func chunk(_ slot: Int) -> ColumnChunk {
    guard case .column(let chunk, _) = frame.inputs[slot] else {
      return ColumnChunk(values: .booleans([]))
    }
    return chunk
  }

  /// Whether a column has error cells.
  func hasErrors(_ slot: Int) -> Bool { !chunk(slot).errors.isEmpty }

  /// The rows that are null and not errors.
  private func nulls(_ column: ColumnChunk) -> Words {
    guard let validity = column.validity else { return none }
    var words = zip(all, validity.words).map { $0 & ~$1 }
    for error in column.errors where error.row < count {
      words[error.row >> 6] &= ~(1 << UInt64(error.row & 63))
    }
    return words
  }

  private func booleans(_ slot: Int) -> BooleanVector {
    let column = chunk(slot)
    guard case .booleans(let flags) = column.values else {
      return BooleanVector(isTrue: none, isFalse: none)
    }
    let set = VectorKernels.pack(count) { flags[$0] != 0 }
    let known = column.validity?.words ?? all
    return BooleanVector(
      isTrue: zip(set, known).map { $0 & $1 }, isFalse: zip(set, known).map { ~$0 & $1 })
  }

  private func nulls(_ program: DoubleProgram) -> Words? {
    switch program {
    case .column(let slot): chunk(slot).validity == nil ? nil : nulls(chunk(slot))
    case .widened(let inner): nulls(inner)
    case .constant, .binary, .negated: nil
    }
  }

  private func nulls(_ program: IntegerProgram) -> Words? {
    switch program {
    case .column(let slot), .dateSeconds(let slot):
      chunk(slot).validity == nil ? nil : nulls(chunk(slot))
    case .constant, .textSize, .binary, .negated: nil
    }
  }

  // MARK: Comparison

  /// Null is equal only to null, and has no order.
  private func compared<Value: Comparable>(
    _ comparison: ValueRelation, _ left: NumberVector<Value>, _ right: NumberVector<Value>,
    _ leftNulls: Words?, _ rightNulls: Words?
  ) -> BooleanVector {
    var isTrue = VectorKernels.compare(comparison, left.values, right.values, count: count)
    let known = Self.intersection(left.known, right.known)
    var isFalse = none
    for index in isTrue.indices {
      let rows = known?[index] ?? all[index]
      isFalse[index] = ~isTrue[index] & rows
      isTrue[index] &= rows
    }
    guard comparison == .equal || comparison == .notEqual,
      leftNulls != nil || rightNulls != nil
    else { return BooleanVector(isTrue: isTrue, isFalse: isFalse) }
    for index in isTrue.indices {
      let a = leftNulls?[index] ?? 0
      let b = rightNulls?[index] ?? 0
      let knownA = left.known?[index] ?? all[index]
      let knownB = right.known?[index] ?? all[index]
      let same = a & b
      let different = (a & knownB) | (knownA & b)
      isTrue[index] |= comparison == .equal ? same : different
      isFalse[index] |= comparison == .equal ? different : same
    }
    return BooleanVector(isTrue: isTrue, isFalse: isFalse)
  }

  private func member<Value: Comparable>(
    _ value: NumberVector<Value>, of list: [Value], _ nulls: Words?
  ) -> BooleanVector {
    let sorted = list.filter { $0 == $0 }.sorted()
    var isTrue = VectorKernels.pack(count) { row in
      let wanted = value.values.value(row)
      if sorted.count <= 8 { return sorted.contains(wanted) }
      var low = 0
      var high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle] < wanted { low = middle + 1 } else { high = middle }
      }
      return low < sorted.count && sorted[low] == wanted
    }
    var isFalse = none
    for index in isTrue.indices {
      let rows = value.known?[index] ?? all[index]
      isFalse[index] = (~isTrue[index] & rows) | (nulls?[index] ?? 0)
      isTrue[index] &= rows
    }
    return BooleanVector(isTrue: isTrue, isFalse: isFalse)
  }

  private static func intersection(_ left: Words?, _ right: Words?) -> Words? {
    guard let left else { return right }
    guard let right else { return left }
    return zip(left, right).map { $0 & $1 }
  }

  // MARK: Texts

  private func texts(_ slot: Int, _ test: TextTest, _ active: Words) -> BooleanVector {
    let column = chunk(slot)
    guard case .texts(let arena) = column.values else {
      return BooleanVector(isTrue: none, isFalse: none)
    }
    let known = column.validity?.words ?? all
    let rows = zip(active, known).map { $0 & $1 }
    var isTrue = hits(test, in: arena, rows)
    var isFalse = none
    for index in isTrue.indices {
      isFalse[index] = ~isTrue[index] & rows[index]
      isTrue[index] &= rows[index]
    }
    switch test {
    case .compare(.equal, _), .isOne:
      for (index, word) in nulls(column).enumerated() { isFalse[index] |= word }
    case .compare(.notEqual, _):
      for (index, word) in nulls(column).enumerated() { isTrue[index] |= word }
    case .compare, .contains, .startsWith, .endsWith, .matches: break
    }
    return BooleanVector(isTrue: isTrue, isFalse: isFalse)
  }

  private func hits(_ test: TextTest, in arena: TextArena, _ rows: Words) -> Words {
    switch test {
    case .contains(let part):
      if rows.reduce(0, { $0 + $1.nonzeroBitCount }) * 8 < count {
        return VectorKernels.texts(arena, active: rows) { text in
          part.isEmpty
            || (0..<max(0, text.count - part.count + 1)).contains {
              VectorKernels.begins(text, part, at: $0)
            }
        }
      }
      var hits = none
      VectorKernels.contains(part, in: arena, into: &hits)
      return hits
    case .startsWith(let part):
      return VectorKernels.texts(arena, active: rows) { VectorKernels.begins($0, part, at: 0) }
    case .endsWith(let part):
      return VectorKernels.texts(arena, active: rows) {
        VectorKernels.begins($0, part, at: $0.count - part.count)
      }
    case .isOne(let list):
      return VectorKernels.texts(arena, active: rows) { text in
        list.contains { $0.count == text.count && VectorKernels.begins(text, $0, at: 0) }
      }
    case .matches(let expression):
      // Rows that are hits already are skipped, so the rows that do not count are marked as hits.
      var hits = zip(all, rows).map { $0 & ~$1 }
      expression.addHits(in: arena, to: &hits)
      return zip(hits, rows).map { $0 & $1 }
    case .compare(let comparison, let other):
      return VectorKernels.texts(arena, active: rows) { text in
        switch comparison {
        case .equal: text.count == other.count && VectorKernels.begins(text, other, at: 0)
        case .notEqual: !(text.count == other.count && VectorKernels.begins(text, other, at: 0))
        case .less: VectorKernels.order(text, other) == .less
        case .lessOrEqual: VectorKernels.order(text, other) != .greater
        case .greater: VectorKernels.order(text, other) == .greater
        case .greaterOrEqual: VectorKernels.order(text, other) != .less
        }
      }
    }
  }

  // MARK: Numbers

  /// The doubles of a program.
  func doubles(_ program: DoubleProgram) -> NumberVector<Double> {
    switch program {
    case .constant(let value): return NumberVector(values: .all(value), known: nil)
    case .column(let slot):
      let column = chunk(slot)
      guard case .numbers(let values) = column.values else {
        return NumberVector(values: .all(0), known: none)
      }
      return NumberVector(values: .each(values), known: column.validity?.words)
    case .widened(let inner):
      let vector = integers(inner)
      switch vector.values {
      case .all(let value):
        return NumberVector(values: .all(Double(value)), known: vector.known)
      case .each(let values):
        let widened = VectorKernels.map(count) { Double(values[$0]) }
        return NumberVector(values: .each(widened), known: vector.known)
      }
    case .negated(let inner):
      let vector = doubles(inner)
      let values = VectorKernels.combine(.all(-1), vector.values, count: count) { $0 * $1 }
      return NumberVector(values: values, known: vector.known)
    case .binary(let mark, let left, let right):
      let a = doubles(left)
      let b = doubles(right)
      return NumberVector(
        values: Self.combined(mark, a.values, b.values, count),
        known: Self.intersection(a.known, b.known))
    }
  }

  private static func combined(
    _ mark: ArithmeticOperator, _ a: VectorOperand<Double>, _ b: VectorOperand<Double>,
    _ count: Int
  ) -> VectorOperand<Double> {
    switch mark {
    case .add: VectorKernels.combine(a, b, count: count) { $0 + $1 }
    case .subtract: VectorKernels.combine(a, b, count: count) { $0 - $1 }
    case .multiply: VectorKernels.combine(a, b, count: count) { $0 * $1 }
    case .divide, .remainder: VectorKernels.combine(a, b, count: count) { $0 / $1 }
    }
  }

  /// The integers of a program. An overflow is unknown.
  func integers(_ program: IntegerProgram) -> NumberVector<Int64> {
    switch program {
    case .constant(let value): return NumberVector(values: .all(value), known: nil)
    case .column(let slot):
      let column = chunk(slot)
      guard case .integers(let values) = column.values else {
        return NumberVector(values: .all(0), known: none)
      }
      return NumberVector(values: .each(values), known: column.validity?.words)
    case .dateSeconds(let slot):
      let column = chunk(slot)
      guard case .dates(let days) = column.values else {
        return NumberVector(values: .all(0), known: none)
      }
      let seconds = VectorKernels.map(count) { Int64(days[$0]) &* 86_400 }
      return NumberVector(values: .each(seconds), known: column.validity?.words)
    case .textSize(let slot):
      let column = chunk(slot)
      guard case .texts(let arena) = column.values else {
        return NumberVector(values: .all(0), known: none)
      }
      let sizes = VectorKernels.sizes(arena)
      return NumberVector(values: .each(sizes), known: column.validity?.words)
    case .negated(let inner):
      return combined(.subtract, NumberVector(values: .all(0), known: nil), integers(inner))
    case .binary(let mark, let left, let right):
      return combined(mark, integers(left), integers(right))
    }
  }

  private func combined(
    _ mark: ArithmeticOperator, _ a: NumberVector<Int64>, _ b: NumberVector<Int64>
  ) -> NumberVector<Int64> {
    let fits: (Int64, Int64) -> Bool
    let values: VectorOperand<Int64>
    switch mark {
    case .add:
      values = VectorKernels.combine(a.values, b.values, count: count) { $0 &+ $1 }
      fits = { !$0.addingReportingOverflow($1).overflow }
    case .subtract:
      values = VectorKernels.combine(a.values, b.values, count: count) { $0 &- $1 }
      fits = { !$0.subtractingReportingOverflow($1).overflow }
    case .multiply:
      values = VectorKernels.combine(a.values, b.values, count: count) { $0 &* $1 }
      fits = { !$0.multipliedReportingOverflow(by: $1).overflow }
    case .divide:
      values = VectorKernels.combine(a.values, b.values, count: count) {
        $0.dividedReportingOverflow(by: $1).partialValue
      }
      fits = { !$0.dividedReportingOverflow(by: $1).overflow }
    case .remainder:
      values = VectorKernels.combine(a.values, b.values, count: count) {
        $1 == 0 || $1 == -1 ? 0 : $0 % $1
      }
      fits = { !$0.remainderReportingOverflow(dividingBy: $1).overflow }
    }
    let whole = VectorKernels.pack(count) { fits(a.values.value($0), b.values.value($0)) }
    let known = Self.intersection(Self.intersection(a.known, b.known), whole)
    return NumberVector(values: values, known: known)
  }
}
