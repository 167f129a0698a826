import ColumnStorage
import TableValues

/// A cycle of computed columns that read each other.
package struct ComputedCycle: Error, Sendable, Equatable {
  /// The ids of the cycle; the first one is repeated at the end.
  package var columns: [ColumnID]
}

/// Infers the inputs and types of a table's computed columns.
package struct ComputedSchema {
  /// The columns, with types and inputs of the computed ones.
  package private(set) var columns: [Column]
  /// The invalid expressions, by column. The cells of these columns are errors. Display and sort
  /// expressions have numbers of their own (``ColumnNumber/shown``, ``ColumnNumber/sorting``).
  package private(set) var failures: [ColumnNumber: ExpressionFailure] = [:]

  /// The maximum length of a chain of computed columns that read each other.
  private static let chainMax = 32
  /// The number of links that reading a column in other rows counts for. The cost of such columns
  /// multiplies along the chain if chunks are not cached.
  private static let otherRowLinks = 8

  private var environment: ExpressionEnvironment
  private let parameters: TableParameters
  /// The positions of columns with a computation or a display expression, by the number of the
  /// column or of its display column.
  private var places: [ColumnNumber: Int] = [:]

  /// Checks the computed columns among some columns.
  ///
  /// O(columns), plus checking each expression; twice for columns computed from computed ones.
  /// - Throws: ``ComputedCycle``.
  package init(
    _ columns: [Column], types: [NamedType] = [], parameters: TableParameters = TableParameters()
  ) throws(ComputedCycle) {
    self.columns = columns
    self.parameters = parameters
    environment = ExpressionEnvironment(columns: columns, types: types)
    environment.readsOtherRows = true
    let computed = columns.indices.filter { columns[$0].computation != nil }
    let formed = columns.indices.filter {
      columns[$0].form.display != nil || columns[$0].form.sortExpression != nil
    }
    if computed.isEmpty, formed.isEmpty { return }
    environment.unlisted = Set(computed.map { columns[$0].number })
    for place in computed { places[columns[place].number] = place }
    for place in formed where columns[place].form.display != nil {
      places[columns[place].number.shown] = place
    }
    // The inputs of each, found while some types are still unknown.
    for place in computed where columns[place].computation?.isTypeDeclared == false {
      environment.declare(columns[place], as: .dynamic)
    }
    for place in computed { check(place) }
    for place in formed { checkDisplay(place) }
    let nodes =
      computed.map { columns[$0].number }
      + formed.map { columns[$0].number.shown }.filter { places[$0] != nil }
    for node in try inOrder(nodes) {
      guard let place = places[node] else { continue }
      if node != columns[place].number {
        checkDisplay(place)
        continue
      }
      check(place)
      environment.declare(
        self.columns[place], as: .nullable(ExpressionType(self.columns[place].type)))
    }
    for place in formed {
      self.columns[place].form.sortExpression = checked(
        columns[place].form.sortExpression, columns[place].number.sorting)
    }
  }

  /// Checks the display and sort expressions of a column and records their inputs.
  private mutating func checkDisplay(_ place: Int) {
    columns[place].form.display = checked(columns[place].form.display, columns[place].number.shown)
  }

  /// A display or sort expression with its inputs.
  private mutating func checked(
    _ computation: ColumnComputation?, _ number: ColumnNumber
  ) -> ColumnComputation? {
    guard var computation else { return nil }
    do throws(ExpressionFailure) {
      let compiled = try CompiledExpression(computation.source, in: environment)
      computation.take(compiled.dependencies)
      failures[number] = nil
    } catch {
      computation.take(ExpressionDependencies(), problem: Text(error.message))
      failures[number] = error
    }
    return computation
  }

  /// Checks one column and records its type and inputs.
  private mutating func check(_ place: Int) {
    guard var computation = columns[place].computation else { return }
    let number = columns[place].number
    do throws(ExpressionFailure) {
      let compiled = try CompiledExpression(computation.source, in: environment)
      computation.take(compiled.dependencies)
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
    computation.take(ExpressionDependencies(), problem: Text(failure.message))
    failures[columns[place].number] = failure
  }

  // MARK: Dependencies

  /// The expression of a column or of its display column.
  private func computation(of node: ColumnNumber) -> ColumnComputation? {
    places[node].flatMap {
      columns[$0].number == node ? columns[$0].computation : columns[$0].form.display
    }
  }

  /// The inputs of an expression in its own row and in others.
  private func reads(of node: ColumnNumber) -> (own: [ColumnNumber], others: [ColumnNumber]) {
    guard let place = places[node], let computation = computation(of: node),
      computation.problem == nil
    else { return ([], []) }
    // A display text falls back to the column's value.
    let value = columns[place].number
    return (computation.reads + (value == node ? [] : [value]), computation.otherColumns)
  }

  /// The columns and display columns in topological order: inputs first.
  private mutating func inOrder(
    _ nodes: [ColumnNumber]
  ) throws(ComputedCycle) -> [ColumnNumber] {
    var ordered: [ColumnNumber] = []
    var depths: [ColumnNumber: Int] = [:]
    for start in nodes where depths[start] == nil {
      var path: [(node: ColumnNumber, next: Int)] = [(start, 0)]
      while let top = path.last {
        let reads = reads(of: top.node)
        let inputs = reads.own + reads.others
        guard top.next < inputs.count else {
          path.removeLast()
          finish(top.node, reads, &depths, &ordered)
          continue
        }
        path[path.count - 1].next += 1
        let input = inputs[top.next]
        guard places[input] != nil, depths[input] == nil else { continue }
        if let first = path.firstIndex(where: { $0.node == input }) {
          let cycle = path[first...].map(\.node) + [input]
          throw ComputedCycle(
            columns: cycle.compactMap { places[$0].map { columns[$0].id } })
        }
        path.append((input, 0))
      }
    }
    return ordered
  }

  private mutating func finish(
    _ node: ColumnNumber, _ reads: (own: [ColumnNumber], others: [ColumnNumber]),
    _ depths: inout [ColumnNumber: Int], _ ordered: inout [ColumnNumber]
  ) {
    let depth =
      1
      + max(
        reads.own.compactMap { depths[$0] }.max() ?? 0,
        reads.others.compactMap { depths[$0] }.max().map { $0 + Self.otherRowLinks } ?? 0)
    depths[node] = depth
    if depth <= Self.chainMax { return ordered.append(node) }
    guard let place = places[node], var computation = computation(of: node) else { return }
    let failure = ExpressionFailure(
      .limit, "more than \(Self.chainMax) columns are computed from one another",
      at: 0..<computation.source.utf8.count)
    if columns[place].number == node {
      fail(place, &computation, failure)
      columns[place].computation = computation
    } else {
      computation.take(ExpressionDependencies(), problem: Text(failure.message))
      failures[node] = failure
      columns[place].form.display = computation
    }
  }
}

extension ColumnComputation {
  /// Records the inputs of the expression, or why it cannot be computed.
  fileprivate mutating func take(_ dependencies: ExpressionDependencies, problem: Text? = nil) {
    inputs = dependencies.columns
    shownColumns = dependencies.shownColumns
    otherColumns = dependencies.otherColumns
    self.problem = problem
  }
}

extension TableSchema {
  /// The computed columns, whose types and inputs are known.
  ///
  /// - Parameters:
  ///   - parameters: The values of `params`.
  ///   - known: The previous computed columns. Those with the same definition are kept, together
  ///     with their cached chunks.
  ///   - before: The schema that `known` belongs to.
  ///   - codecs: The codecs of columns with formats.
  package func computedColumns(
    _ parameters: TableParameters, keeping known: [ColumnNumber: any DerivedColumn] = [:],
    of before: TableSchema? = nil, codecs: [ColumnNumber: any ColumnCodec]
  ) -> [ColumnNumber: any DerivedColumn] {
    let computed = columns.filter { $0.computation != nil }
    let formed = columns.filter { $0.form.display != nil || $0.form.sortExpression != nil }
    if computed.isEmpty, formed.isEmpty { return [:] }
    var environment = ExpressionEnvironment(over: self)
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

  /// Adds the display and sort expressions of a column. Invalid ones are left out.
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

  /// Replaces new columns by the previous ones with the same definition.
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
      where column.inputs.contains(where: { input in
        changed.contains(input.column)
          || input.form == .text && changed.contains(input.column.shown)
      }) || !changed.isDisjoint(with: column.otherColumns) {
        changed.insert(number)
      }
    }
    for number in made.keys where !changed.contains(number) { made[number] = known[number] }
  }
}

extension ComputedColumn {
  /// Whether it computes the same cells from the same inputs.
  fileprivate func isSame(as other: ComputedColumn?) -> Bool {
    guard let other, type == other.type else { return false }
    return definition == other.definition
  }
}
