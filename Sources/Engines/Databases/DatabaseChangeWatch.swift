import Synchronization

/// Notices that others have written a database since it was read or saved.
package final class DatabaseChangeWatch: Sendable {
  private struct State {
    /// The version that the table is of.
    var version: DatabaseVersion
    var hasToldChange = false
    var isSaving = false
  }

  private let link: DatabaseLink
  private let state: Mutex<State>
  private let changed: @Sendable () -> Void

  /// Watches from a version on.
  ///
  /// - Parameter changed: Called once, when others have written.
  package init(
    _ link: DatabaseLink, since version: DatabaseVersion, changed: @escaping @Sendable () -> Void
  ) {
    (self.link, self.changed) = (link, changed)
    state = Mutex(State(version: version))
  }

  /// Takes the version that a read has found.
  func notice(_ version: DatabaseVersion) {
    let isNews = state.withLock { state in
      guard state.version != version, !state.hasToldChange, !state.isSaving else { return false }
      state.hasToldChange = true
      return true
    }
    if isNews { changed() }
  }

  /// Looks whether others have written the database. May wait for a lock.
  package func look() {
    if state.withLock({ $0.hasToldChange || $0.isSaving }) { return }
    if let version = current { notice(version) }
  }

  private var current: DatabaseVersion? {
    try? link.read { use in
      // The version is that of a transaction that has begun to read.
      _ = try use.connection.value("SELECT 1 FROM sqlite_master")
      return try use.version()
    }
  }

  /// Reports no changes until ``endSave(isAlone:)``, because they are those of a save.
  package func beginSave() { state.withLock { $0.isSaving = true } }

  /// Ends a save.
  ///
  /// - Parameter isAlone: Whether a transaction was written, and nobody else has written meanwhile.
  package func endSave(isAlone: Bool) {
    let version = isAlone ? current : nil
    state.withLock { state in
      state.isSaving = false
      if let version, !state.hasToldChange { state.version = version }
    }
  }
}
