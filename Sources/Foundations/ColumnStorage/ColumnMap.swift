import TableValues

/// Values by column, sorted by number. It is read for every edited cell, and hashing a number would
/// cost more than this search. O(log columns) to read, O(columns) to add one.
struct ColumnMap<Value: Sendable>: Sendable {
  private(set) var columns: [ColumnNumber] = []
  private(set) var values: [Value] = []

  /// The number of columns that have a value.
  var count: Int { columns.count }

  /// The value of a column. Setting nil removes it.
  subscript(column: ColumnNumber) -> Value? {
    get {
      let place = place(of: column)
      return holds(column, at: place) ? values[place] : nil
    }
    set {
      let place = place(of: column)
      switch (newValue, holds(column, at: place)) {
      case (let value?, true): values[place] = value
      case (let value?, false): insert(value, column, at: place)
      case (nil, true):
        columns.remove(at: place)
        values.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// The value of a column, to be changed in place. Writing adds the default where there is none.
  subscript(column: ColumnNumber, default standard: @autoclosure () -> Value) -> Value {
    get { self[column] ?? standard() }
    _modify {
      let place = place(of: column)
      if !holds(column, at: place) { insert(standard(), column, at: place) }
      yield &values[place]
    }
  }

  /// Changes the values of all columns in place.
  mutating func forEachValue(_ body: (inout Value) -> Void) {
    for place in values.indices { body(&values[place]) }
  }

  private mutating func insert(_ value: Value, _ column: ColumnNumber, at place: Int) {
    columns.insert(column, at: place)
    values.insert(value, at: place)
  }

  private func holds(_ column: ColumnNumber, at place: Int) -> Bool {
    place < columns.count && columns[place].rawValue == column.rawValue
  }

  /// The number of smaller columns.
  private func place(of column: ColumnNumber) -> Int {
    var (low, high) = (0, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle].rawValue < column.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
