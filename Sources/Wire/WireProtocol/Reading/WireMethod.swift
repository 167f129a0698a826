/// A request of the client with the types of its params and its result.
///
///     WireMethod.tableClose  // a WireMethod<TableCloseParams, NoResult>
package struct WireMethod<Params: WireParams, Result: Sendable>: Sendable {
  /// Its name.
  package let name: MethodName

  /// A method. The list of methods is generated; see ``MethodName/params`` for its use.
  init(_ name: MethodName) {
    self.name = name
  }
}

/// The result of a method that answers `null`.
package enum NoResult: Sendable {}

/// The result of a method whose answer is written by hand, straight from what the daemon keeps. The
/// reasons are in `Protocol/generators/swift_results.py`.
package enum UntypedResult: Sendable {}
