import TableValues
import WireProtocol

/// Whether and how a client wants edits to be kept.
struct JournalChoice: Sendable {
  private var use: JournalUse?
  private var folder: WireText?
  private var durability: JournalDurability?

  /// The defaults.
  init() {}

  /// The options of `initialize`.
  init(_ params: InitializeParams) {
    (use, folder, durability) = (params.journal, params.journalFolder, params.durability)
  }

  /// The same with the options of a request for one table.
  func with(_ params: TableOpenParams) -> JournalChoice {
    var choice = self
    choice.use = params.journal ?? use
    choice.folder = params.journalFolder ?? folder
    choice.durability = params.durability ?? durability
    return choice
  }

  /// The folder of journals; nil: there is none.
  ///
  /// - Parameter stateFolder: The folder for what is kept about this user's files.
  func folder(_ stateFolder: String?, named: WireText? = nil) -> Text? {
    if let folder = named ?? folder { return Text(folder) }
    return stateFolder.map { Text("\($0)/table-server/journals") }
  }

  /// Where and how journals are written; nil: they are not.
  func settings(_ stateFolder: String?) -> TableJournal.Settings? {
    guard use != .off, let folder = folder(stateFolder) else { return nil }
    return TableJournal.Settings(folder: folder, syncs: durability == .synced)
  }
}
