import ColumnStorage
import TableValues

/// Columns that would be made from each other.
package struct ComputedCycle: Error, Sendable, Equatable {
  /// The ids around the cycle, the first one again at the end.
  package var columns: [ColumnID]
}

/// Finds out what the computed columns of a table read, and of which types they are.
package struct ComputedSchema {
  /// The columns with types and inputs of the computed ones.
  package private(set) var columns: [Column]
  /// Why expressions are faulty, by column; those columns hold errors. What a column shows and is
  /// sorted by has numbers of its own (``ColumnNumber/shown``, ``ColumnNumber/sorting``).
  package private(set) var failures: [ColumnNumber: ExpressionFailure] = [:]

  /// How long a chain of computed columns may be that read one another.
  private static let chainMax = 32
  /// How many links of a chain it is worth that a column is read in other rows: what such a column
  /// costs multiplies along the chain when chunks are not kept.
  private static let otherRowLinks = 8

  private var environment: ExpressionEnvironment
  private let parameters: TableParameters
  private var places: [ColumnNumber: Int] = [:]

  /// Checks the computed columns among some columns.
  ///
  /// O(columns) and the checking of each expression, twice where columns are computed from
  /// computed ones.
  /// - Throws: ``ComputedCycle``.
  package init(
    _ columns: [Column], parameters: TableParameters = TableParameters()
  ) throws(ComputedCycle) {
    self.columns = columns
    self.parameters = parameters
    environment = ExpressionEnvironment(dialect: .table, columns: columns)
    environment.readsOtherRows = true
    let computed = columns.indices.filter { columns[$0].computation != nil }
    let formed = columns.indices.filter {
      columns[$0].form.display != nil || columns[$0].form.sortExpression != nil
    }
    if computed.isEmpty, formed.isEmpty { return }
    for (place, column) in columns.enumerated() { places[column.number] = place }
    environment.unlisted = Set(computed.map { columns[$0].number })
    // What each reads, as long as the types of some are not known.
    for place in computed where columns[place].computation?.isTypeDeclared == false {
      environment.declare(columns[place], as: .dynamic)
    }
    for place in computed { check(place) }
    for place in try inOrder(computed) {
      check(place)
      environment.declare(
        self.columns[place], as: .nullable(ExpressionType(self.columns[place].type)))
    }
    for place in formed {
      let number = columns[place].number
      self.columns[place].form.display = checked(columns[place].form.display, number.shown)
      self.columns[place].form.sortExpression = checked(
        columns[place].form.sortExpression, number.sorting)
    }
  }

  /// What a column shows or is sorted by, with what it reads.
  private mutating func checked(
    _ computation: ColumnComputation?, _ number: ColumnNumber
  ) -> ColumnComputation? {
    guard var computation else { return nil }
    do throws(ExpressionFailure) {
      let compiled = try CompiledExpression(computation.source, in: environment)
      computation.inputs = compiled.dependencies.columns
      computation.problem = nil
    } catch {
      computation.inputs = []
      computation.problem = Text(error.message)
      failures[number] = error
    }
    return computation
  }

  /// Checks one column and takes in its type and inputs.
  private mutating func check(_ place: Int) {
    guard var computation = columns[place].computation else { return }
    let number = columns[place].number
    do throws(ExpressionFailure) {
      let compiled = try CompiledExpression(computation.source, in: environment)
      computation.inputs = compiled.dependencies.columns
      computation.otherColumns = compiled.dependencies.otherColumns
      computation.problem = nil
      failures[number] = nil
      if !computation.isTypeDeclared {
        columns[place].type = compiled.columnType
      } else if !columns[place].type.mayHold(compiled.type) {
        throw ExpressionFailure(
          .type, "a \(compiled.type.description) is no \(columns[place].type.rawValue)",
          at: 0..<computation.source.utf8.count, expected: columns[place].type.rawValue,
          found: compiled.type.description)
      }
    } catch {
      fail(place, &computation, error)
    }
    columns[place].computation = computation
  }

  private mutating func fail(
    _ place: Int, _ computation: inout ColumnComputation, _ failure: ExpressionFailure
  ) {
    computation.inputs = []
    computation.otherColumns = []
    computation.problem = Text(failure.message)
    failures[columns[place].number] = failure
  }

  /// Computed columns, those that others read before these.
  private mutating func inOrder(_ computed: [Int]) throws(ComputedCycle) -> [Int] {
    var ordered: [Int] = []
    var depths: [Int: Int] = [:]
    for start in computed where depths[start] == nil {
      var path: [(place: Int, next: Int)] = [(start, 0)]
      while let top = path.last {
        let computation = columns[top.place].computation
        let inputs = (computation?.inputs ?? []) + (computation?.otherColumns ?? [])
        guard top.next < inputs.count else {
          path.removeLast()
          finish(top.place, &depths, &ordered)
          continue
        }
        path[path.count - 1].next += 1
        guard let input = places[inputs[top.next]], columns[input].computation != nil,
          depths[input] == nil
        else { continue }
        if let first = path.firstIndex(where: { $0.place == input }) {
          throw ComputedCycle(
            columns: path[first...].map { columns[$0.place].id } + [columns[input].id])
        }
        path.append((input, 0))
      }
    }
    return ordered
  }

  private mutating func finish(_ place: Int, _ depths: inout [Int: Int], _ ordered: inout [Int]) {
    let inputs = columns[place].computation?.inputs.compactMap { places[$0] } ?? []
    let others = columns[place].computation?.otherColumns.compactMap { places[$0] } ?? []
    let depth =
      1
      + max(
        inputs.compactMap { depths[$0] }.max() ?? 0,
        others.compactMap { depths[$0] }.max().map { $0 + Self.otherRowLinks } ?? 0)
    depths[place] = depth
    if depth <= Self.chainMax {
      ordered.append(place)
    } else if var computation = columns[place].computation {
      let failure = ExpressionFailure(
        .limit, "more than \(Self.chainMax) columns are computed from one another",
        at: 0..<computation.source.utf8.count)
      fail(place, &computation, failure)
      columns[place].computation = computation
    }
  }
}

extension TableSchema {
  /// How the computed columns are made, whose types and inputs are known.
  ///
  /// - Parameters:
  ///   - parameters: What `params` holds.
  ///   - known: How they were made before: what did not change is kept, with its cached chunks.
  ///   - before: The columns to which `known` belongs.
  ///   - codecs: How columns with formats are shown.
  package func computedColumns(
    _ parameters: TableParameters, keeping known: [ColumnNumber: any DerivedColumn] = [:],
    of before: TableSchema? = nil, codecs: [ColumnNumber: any ColumnCodec]
  ) -> [ColumnNumber: any DerivedColumn] {
    let computed = columns.filter { $0.computation != nil }
    let formed = columns.filter { $0.form.display != nil || $0.form.sortExpression != nil }
    if computed.isEmpty, formed.isEmpty { return [:] }
    var environment = ExpressionEnvironment(dialect: .table, columns: columns)
    environment.readsOtherRows = true
    environment.unlisted = Set(computed.map(\.number))
    var made: [ColumnNumber: any DerivedColumn] = [:]
    for column in computed {
      guard let computation = column.computation else { continue }
      if let problem = computation.problem {
        made[column.number] = ComputedColumn(problem: problem, as: column.type)
        continue
      }
      do throws(ExpressionFailure) {
        let expression = try RowExpression(
          computation.source, in: environment, parameters: parameters,
          type: { self[$0]?.type })
        made[column.number] = ComputedColumn(expression, as: column.type)
      } catch {
        made[column.number] = ComputedColumn(problem: Text(error.message), as: column.type)
      }
    }
    for column in formed { addForms(of: column, parameters, environment, codecs, to: &made) }
    keep(known, of: before, in: &made)
    return made
  }

  /// Adds what a column shows and what it is sorted by; what is faulty is left out.
  private func addForms(
    of column: Column, _ parameters: TableParameters, _ environment: ExpressionEnvironment,
    _ codecs: [ColumnNumber: any ColumnCodec], to made: inout [ColumnNumber: any DerivedColumn]
  ) {
    func expression(_ computation: ColumnComputation?) -> RowExpression? {
      guard let computation, computation.problem == nil else { return nil }
      return try? RowExpression(
        computation.source, in: environment, parameters: parameters, type: { self[$0]?.type })
    }
    if let shown = expression(column.form.display) {
      made[column.number.shown] = DisplayColumn(shown, of: column, codecs[column.number])
    }
    if let sorting = expression(column.form.sortExpression) {
      made[column.number.sorting] = ComputedColumn(
        sorting, as: sorting.expression.type.withoutNull.columnType)
    }
  }

  /// Puts the columns made before in the place of those that are made alike.
  private func keep(
    _ known: [ColumnNumber: any DerivedColumn], of before: TableSchema?,
    in made: inout [ColumnNumber: any DerivedColumn]
  ) {
    guard let before, !known.isEmpty else { return }
    var changed = Set(
      columns.filter { column in
        guard let old = before[column.number], old.reads(as: column) else { return true }
        guard column.computation != nil else { return false }
        let (new, kept) = (made[column.number], known[column.number])
        return !((new as? ComputedColumn)?.isSame(as: kept as? ComputedColumn) ?? false)
      }.map(\.number))
    for (number, column) in made where self[number] == nil {
      let isSame =
        if let shown = column as? DisplayColumn {
          shown.definition == (known[number] as? DisplayColumn)?.definition
        } else {
          (column as? ComputedColumn)?.isSame(as: known[number] as? ComputedColumn) ?? false
        }
      if !isSame { changed.insert(number) }
    }
    var count = -1
    while count != changed.count {
      count = changed.count
      for (number, column) in made
      where column.inputs.contains(where: { changed.contains($0.column) })
        || !changed.isDisjoint(with: column.otherColumns)
      {
        changed.insert(number)
      }
    }
    for number in made.keys where !changed.contains(number) { made[number] = known[number] }
  }
}

extension ComputedColumn {
  /// Whether it makes the same cells of the same inputs.
  fileprivate func isSame(as other: ComputedColumn?) -> Bool {
    guard let other, type == other.type else { return false }
    return definition == other.definition
  }
}
