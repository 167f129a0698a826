import ColumnStorage
import Expressions
import JSONText
import RowPipeline
import Scheduling
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Checking and evaluating expressions, on the long lane, since either may need long.
enum ExpressionHandlers {
  /// `expression/check`.
  static func check(_ params: ExpressionCheckParams, _ call: Call<ExpressionCheckResult>) throws {
    let limits = call.daemon.options.limits.expressions
    let source = params.expression.source
    try checkLength(source, limits)
    try withTable(params.expression.table, call) { table in
      if call.answer.isCancelled { throw DaemonError.cancelled }
      var environment = environment(of: params.expression, table, limits)
      environment.declarations = (params.functions ?? []).map { FunctionSignature($0) }
      do throws(ExpressionFailure) {
        let compiled = try CompiledExpression(Text(source), in: environment)
        call.answer.succeedWhenRoom(result(of: compiled, table))
      } catch {
        let problems = ExpressionProblem.all(of: error, in: SourcePlace(source: source))
        call.answer.succeed(ExpressionCheckResult(problems: problems.map(\.wire)))
      }
    }
  }

  /// `expression/evaluate`.
  static func evaluate(
    _ params: ExpressionEvaluateParams, _ call: Call<ExpressionEvaluateResult>
  ) throws {
    let limits = call.daemon.options.limits.expressions
    try checkLength(params.expression.source, limits)
    try withTable(params.expression.table, call) { table in
      if call.answer.isCancelled { throw DaemonError.cancelled }
      let place = SourcePlace(source: params.expression.source)
      do {
        let slot = try table.flatMap { try self.slot(params.row, in: $0) }
        let run = try EvaluationRun(params, table, limits)
        let inputs = try run.inputs(slot: slot, in: table)
        let others = table.map {
          OtherRows($0.linked, for: .list(slot.map { [$0] } ?? []), nil, mayBlock: true)
        }
        let value = try run.compiled.evaluate(inputs, others: others) {
          call.answer.isCancelled
        }.wire()
        let type = run.compiled.type.wire
        // The expression may read other rows of the table.
        call.answer.succeedWhenRoom(
          ExpressionEvaluateResult(
            value: WirePart { value.write(to: &$0) }, type: WirePart { type.write(to: &$0) },
            complete: table?.readsAllRows))
      } catch let error as EvaluationError {
        throw EvaluationRefusal(error: error, place: place)
      } catch let error as ExpressionFailure {
        throw ExpressionRefusal(error, source: place.source)
      }
    }
  }

  private static func checkLength(_ source: WireText, _ limits: ExpressionLimits) throws {
    guard source.count > limits.sourceBytes else { return }
    throw DaemonError.limit(
      name: "expressionBytesMax", maximum: limits.sourceBytes, found: source.count)
  }

  /// Runs a body on the long lane, with a snapshot of the named table.
  private static func withTable(
    _ id: TableID?, _ call: Call<some Sendable>,
    _ body: @escaping @Sendable (TableState?) throws -> Void
  ) throws {
    let pool = call.daemon.pool
    guard let id else {
      return pool.submit(.long) { call.answer.attempt { try body(nil) } }
    }
    let entry = try call.daemon.registry.table(id)
    entry.session.post { session in
      call.answer.attempt {
        let state = try session.state()
        pool.submit(.long) { call.answer.attempt { try body(state) } }
      }
    }
  }

  private static func slot(_ row: WireKey?, in table: TableState) throws -> UInt32? {
    guard let row else { return nil }
    let key = RowKey(row, in: table)
    guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
    return slot
  }

  /// The environment of an expression. Names declared by the client hide columns.
  fileprivate static func environment(
    of expression: WireExpression, _ table: TableState?, _ limits: ExpressionLimits
  ) -> ExpressionEnvironment {
    let dialect = expression.dialect ?? .table
    var environment =
      table.map { table in
        let schema = table.content.schema
        return ExpressionEnvironment(
          dialect: dialect, columns: schema.columns, types: schema.types)
      } ?? ExpressionEnvironment(dialect: dialect)
    environment.hasOpenParameters = table != nil || dialect == .table
    environment.readsOtherRows = table != nil && dialect == .table
    environment.limits = limits
    for (name, type) in expression.variables {
      let name = String(decoding: name, as: UTF8.self)
      environment.declare(ExpressionVariable(name, ExpressionType(type), .binding(name)))
    }
    return environment
  }

  private static func result(
    of compiled: CompiledExpression, _ table: TableState?
  ) -> ExpressionCheckResult {
    let (read, type) = (compiled.dependencies, compiled.type.wire)
    let schema = table?.content.schema
    let others = read.otherColumns.compactMap { schema?[$0]?.id.text.utf8 }
    return ExpressionCheckResult(
      problems: [], type: WirePart { type.write(to: &$0) },
      dependencies: .init(
        columns: read.columns.compactMap { schema?[$0]?.id.text.utf8 },
        params: read.parameters.map { WireText($0.utf8) },
        bindings: read.bindings.map { WireText($0.utf8) }, cells: others.isEmpty ? nil : others),
      steps: compiled.steps)
  }
}

/// One evaluation: the compiled expression, and the values given by the client.
private struct EvaluationRun: Sendable {
  let compiled: CompiledExpression
  private var bindings: [String: ExpressionValue] = [:]
  private var parameters: [String: ExpressionValue] = [:]

  init(
    _ params: ExpressionEvaluateParams, _ table: TableState?, _ limits: ExpressionLimits
  ) throws {
    var environment = ExpressionHandlers.environment(of: params.expression, table, limits)
    for binding in params.bindings ?? [] {
      let name = String(decoding: binding.id, as: UTF8.self)
      bindings[name] = try ExpressionValue(binding.value)
      if case .binding? = environment.variables[name]?.source { continue }
      environment.declare(ExpressionVariable(name, .dynamic, .binding(name)))
    }
    for (name, value) in table?.parameters.values ?? [:] {
      parameters["\(name)"] = ExpressionValue(value)
    }
    for parameter in params.parameters ?? [] {
      environment.hasOpenParameters = true
      let name = String(decoding: parameter.id, as: UTF8.self)
      parameters[name] = try ExpressionValue(parameter.value)
    }
    compiled = try CompiledExpression(
      Text(params.expression.source), in: environment, isChecked: params.isChecked ?? true)
  }

  /// The inputs of the variables. May read the row's cells from a file.
  func inputs(slot: UInt32?, in table: TableState?) throws -> [ExpressionInput] {
    compiled.variables.map { variable in
      switch variable.source {
      case .binding(let name): bindings[name].map { .value($0) } ?? .unbound
      case .parameter(let name): parameters[name].map { .value($0) } ?? .unbound
      case .column(let number):
        if let table, let slot { Self.cell(slot, number, in: table.content) } else { .unbound }
      case .shown(let number):
        if let table, let slot { Self.text(slot, number, in: table.content) } else { .unbound }
      }
    }
  }

  private static func text(
    _ slot: UInt32, _ number: ColumnNumber, in content: TableContent
  ) -> ExpressionInput {
    let cell = content.cells(of: [slot], [ColumnRequest(number, as: .text)])[0][0]
    return .value(.text(cell.overlayText))
  }

  private static func cell(
    _ slot: UInt32, _ number: ColumnNumber, in content: TableContent
  ) -> ExpressionInput {
    guard let type = content.schema[number]?.type else { return .unbound }
    let request = ColumnRequest(number, as: .values(type))
    do throws(EvaluationError) {
      return .value(try ExpressionValue(cell: content.cells(of: [slot], [request])[0][0].value))
    } catch {
      return .failure(error)
    }
  }
}
