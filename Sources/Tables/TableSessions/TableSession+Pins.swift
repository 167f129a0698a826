import TableModel
import TableValues
import ViewModel

/// Pins: snapshots of views that are kept for clients that read them page by page.
extension TableSession {
  /// Keeps a view's current snapshot under an id, until ``unpin(_:view:)``.
  ///
  /// - Parameter id: The id; nil lets the table choose one.
  /// - Returns: The id and the snapshot.
  /// - Throws: ``TableError/pinExists(_:)``, ``TableError/limit(name:maximum:found:)``.
  package func pin(_ id: String?, view: String) throws(TableError) -> (id: String, ViewSnapshot) {
    let record = try self.view(view)
    let count = views.values.reduce(0) { $0 + $1.pins.count }
    guard count < limits.pinsMax else {
      throw .limit(name: "pinsMax", maximum: limits.pinsMax, found: count + 1)
    }
    var name = id ?? ""
    while id == nil, name.isEmpty || record.pins[name] != nil {
      pinCount += 1
      name = "p\(pinCount)"
    }
    if record.pins[name] != nil { throw .pinExists(name) }
    let snapshot = snapshot(of: record)
    record.pins[name] = snapshot
    return (name, snapshot)
  }

  /// Frees a pinned snapshot.
  ///
  /// - Throws: ``TableError/unknownPin(_:)``.
  package func unpin(_ id: String, view: String) throws(TableError) {
    guard try self.view(view).pins.removeValue(forKey: id) != nil else { throw .unknownPin(id) }
  }

  /// The snapshot that was pinned under an id.
  ///
  /// - Throws: ``TableError/unknownPin(_:)``.
  package func snapshot(ofView view: String, pin: String) throws(TableError) -> ViewSnapshot {
    guard let snapshot = try self.view(view).pins[pin] else { throw .unknownPin(pin) }
    return snapshot
  }
}
