/// The tables the tidy tests read: change a rule here, in a commit of its own that says why.
enum HouseRules {
  /// What each room may import; a room may also import what its arrows reach.
  ///
  /// `Package.swift` spells the same arrows. Two places, so that a new arrow is a decision: a change
  /// of the package alone fails.
  static let arrows: [String: [String]] = [
    "ProtocolWords": [],
    "TableValues": ["ProtocolWords"],
    "UnicodeTables": [],
    "SystemLibraries": [],
    "JSONText": [],
    "RowTree": ["TableValues"],
    "CellFormats": ["TableValues", "UnicodeTables"],
    "ColumnStorage": ["TableValues", "RowTree"],
    "Expressions": ["ColumnStorage", "CellFormats", "UnicodeTables"],
    "RowPipeline": ["RowTree", "ColumnStorage", "Expressions", "CellFormats", "UnicodeTables"],
    "TableDiffing": ["RowTree", "ColumnStorage"],
    "ViewportLayout": ["UnicodeTables", "ProtocolWords"],
    "TableCodecs": ["ColumnStorage", "CellFormats", "JSONText"],
    "Databases": ["ColumnStorage", "CellFormats", "SystemLibraries"],
    "Compression": ["SystemLibraries"],
    "FileMerging": ["TableCodecs", "TableDiffing"],
    "EditJournal": ["TableValues"],
    "Scheduling": [],
    "TableModel": ["RowPipeline", "TableDiffing"],
    "ViewModel": ["TableModel", "ViewportLayout"],
    "WindowModel": ["ViewModel"],
    "TableSessions": ["WindowModel", "Scheduling"],
    "JSONRPC": ["JSONText"],
    "WireProtocol": ["JSONText", "ProtocolWords"],
    "TableClient": ["WireProtocol", "JSONRPC", "JSONText"],
    "ContractText": [],
    "HeapAccess": [],
    "DaemonServer": [
      "JSONRPC", "WireProtocol", "TableSessions", "Scheduling", "TableCodecs", "Expressions",
      "EditJournal", "ViewportLayout", "ContractText", "HeapAccess", "SystemLibraries",
      "Databases", "Compression",
    ],
    "TerminalViewer": ["TableClient", "WireProtocol", "JSONText", "UnicodeTables"],
    "table-server": ["DaemonServer", "FileMerging", "TableClient", "TerminalViewer"],
  ]

  /// Rooms that must never reach each other, whatever the arrows become.
  static let strangers: [(room: String, from: String)] = [
    ("RowPipeline", "TableDiffing"), ("TableDiffing", "RowPipeline"),
    ("RowPipeline", "ViewportLayout"), ("ViewportLayout", "RowPipeline"),
    ("TableDiffing", "ViewportLayout"), ("ViewportLayout", "TableDiffing"),
    ("TableSessions", "TableCodecs"), ("TableSessions", "JSONText"),
    ("TableModel", "ViewportLayout"), ("TableModel", "Scheduling"),
    ("ViewModel", "Scheduling"), ("WindowModel", "Scheduling"),
    ("JSONRPC", "TableValues"), ("WireProtocol", "TableValues"), ("TableClient", "TableValues"),
    ("TerminalViewer", "TableValues"), ("TerminalViewer", "DaemonServer"),
    ("TableCodecs", "JSONRPC"), ("TableSessions", "WireProtocol"),
    ("WireProtocol", "JSONRPC"), ("ViewportLayout", "TableValues"), ("Scheduling", "TableValues"),
  ]

  /// Rooms that may call the C library, always below `#if canImport`; all others are pure.
  static let roomsWithSystemCalls: Set<String> = [
    "RowPipeline", "Scheduling", "JSONRPC", "TableClient", "DaemonServer", "TerminalViewer",
    "table-server", "SystemLibraries",
  ]

  /// Files that may import `FoundationEssentials`, with the reason.
  static let foundationEssentials: [Exception] = []

  /// What must not be said in `Sources`, and what to do instead.
  static let bannedTokens: [BannedToken] = [
    BannedToken("print(", "write through the connection, or `StandardOutput` in a command"),
    BannedToken("try!", "handle the error or pass it on"),
    BannedToken("as!", "use a type that needs no cast, or `as?` with an answer to nil"),
    BannedToken("fatalError(", "return an error; a daemon outlives bad input"),
    BannedToken("@unchecked Sendable", "use a value, a Mutex or an actor"),
    BannedToken("nonisolated(unsafe)", "use a Mutex"),
    BannedToken("TODO", "do it now or write an issue"),
    BannedToken("FIXME", "fix it now or write an issue"),
    BannedToken("-Ounchecked", "keep the traps"),
    BannedToken("getenv(", "read the environment in main and pass it on", except: "table-server"),
  ]

  /// Words that let a function stop halfway while others run. `TableSession` is an actor so that the
  /// compiler checks who touches a table; work reaches it through its mailbox, and nobody awaits it.
  static let suspendingWords = ["await", "async"]

  /// Where a banned token may stand, with the reason.
  static let tokenExceptions: [Exception] = [
    Exception(
      "Sources/Foundations/RowTree/SlotBlock.swift", "@unchecked Sendable",
      "copy-on-write storage of SlotMap: written only while uniquely referenced"),
    Exception(
      "Sources/Foundations/ColumnStorage/TableContent.swift", "@unchecked Sendable",
      "copy-on-write storage of TableContent: written only while uniquely referenced"),
    Exception(
      "Sources/Tables/TableModel/TableState.swift", "@unchecked Sendable",
      "copy-on-write storage of TableState: written only while uniquely referenced"),
    Exception(
      "Sources/Wire/JSONRPC/Monitor.swift", "@unchecked Sendable",
      "a condition variable: its state is touched only while its mutex is held"),
    Exception(
      "Sources/Tables/Scheduling/ThreadSignal.swift", "@unchecked Sendable",
      "a semaphore on a pthread condition: its count is touched only under its mutex"),
  ]

  /// Enumerations that have the cases of a list of words and mean something else, with the reason.
  static let wordExceptions: [Exception] = [
    Exception(
      "Sources/Tables/ViewModel/Cursor/CursorRoute.swift", "End",
      "an end of the page, and not the place of nulls in a sorted column")
  ]

  /// Words of unsafe memory, allowed in `X+Kernels.swift` only.
  static let unsafeTokens = [
    "Unsafe", "withUnsafe", "unsafeBitCast", "unsafeDowncast", "loadUnaligned", "Unmanaged",
    "assumingMemoryBound",
  ]

  /// Other files that may touch unsafe memory, with the reason.
  static let unsafeExceptions: [Exception] = [
    Exception(
      "Sources/Foundations/JSONText/JSONView.swift", "Unsafe",
      "one private reader hands the document's bytes to the number and string kernels"),
    Exception(
      "Sources/Foundations/CellFormats/CellParser.swift", "Unsafe",
      "takes a field as the codec's buffer, so that no cell is copied to be read"),
    Exception(
      "Sources/Foundations/CellFormats/ParseSettings.swift", "Unsafe",
      "compares words with a field in the codec's buffer"),
    Exception(
      "Sources/Foundations/CellFormats/CellFormatter.swift", "Unsafe",
      "hands a part of a text to the calendar kernel"),
    Exception(
      "Sources/Engines/TableCodecs/ByteSource.swift", "Unsafe",
      "the seam to pread: a source fills the caller's buffer"),
    Exception(
      "Sources/Engines/TableCodecs/CSVIndex.swift", "Unsafe",
      "reads records back through the byte source's buffers"),
    Exception(
      "Sources/Engines/TableCodecs/CSVIndex+Scan.swift", "Unsafe",
      "hands each block read to the scan kernel"),
    Exception(
      "Sources/Wire/JSONRPC/Descriptor.swift", "Unsafe",
      "read(2), write(2), poll(2) and pthread_create(3) through their C signatures"),
    Exception(
      "Sources/Wire/JSONRPC/Monitor.swift", "Unsafe",
      "a pthread mutex and condition need one address for life"),
    Exception(
      "Sources/Tables/Scheduling/ThreadSignal.swift", "Unsafe",
      "a pthread mutex and condition need one address for life; threads through pthread_create(3)"),
    Exception(
      "Sources/Tables/Scheduling/MailboxThread.swift", "Unsafe",
      "a thread-local pointer says which mailbox a thread drains"),
  ]

  /// The most files of a room that lead to each other; see `CircleTests`.
  static let circleFilesMax = 20

  /// The most lines a file may have.
  static let fileLinesMax = 600
  /// The most lines a function may have.
  static let functionLinesMax = 70
  /// Files that may be longer, with the reason.
  static let sizeExceptions: [Exception] = [
    Exception(
      "Sources/Wire/WireProtocol/Generated/TextPlaceTable.swift", "file",
      "made from Protocol/schema, one line for each place of a message"),
    Exception(
      "Sources/Wire/WireProtocol/Generated/Params/MethodParams.swift", "function",
      "made from Protocol/schema, one line for each method"),
    Exception(
      "Sources/Wire/WireProtocol/Generated/Results/MethodResults.swift", "function",
      "made from Protocol/schema, one line for each method"),
    Exception(
      "clients/node/src/calls.d.ts", "file", "made from openrpc.json, a method for each request"),
    Exception(
      "clients/node/src/protocol.d.ts", "file", "made from openrpc.json, for programs to read"),
    Exception(
      "clients/python/src/table_server/protocol_calls.py", "file",
      "made from openrpc.json, a method for each request"),
    Exception(
      "clients/python/src/table_server/protocol_types.py", "file",
      "made from openrpc.json, for programs to read"),
  ]

  /// The most files that a folder of a room may hold, folders in it aside.
  static let folderFilesMax = 40

  /// The most words of a sentence in a comment.
  static let sentenceWordsMax = 40

  /// The most lines of a room's page.
  static let pageLinesMax = 80

  /// What the repository's top level holds, besides dot files.
  static let topLevel: Set<String> = [
    "Package.swift", "Sources", "Tests", "Protocol", "clients", "README.md",
  ]

  /// Starts of paths that exist on one machine only, spelled in two parts so that this file has none.
  static let machinePaths = ["work", "tmp", "farm", "home", "root", "Users"].map { "/" + $0 + "/" }

  /// Files that may name such a path, with the reason.
  static let machinePathExceptions: [Exception] = []
}

/// One file that may break one rule.
struct Exception {
  let path: String
  let token: String
  let reason: String

  init(_ path: String, _ token: String, _ reason: String) {
    self.path = path
    self.token = token
    self.reason = reason
  }
}

/// A token with what to do instead, and the one room that may use it.
struct BannedToken {
  let token: String
  let advice: String
  let room: String?

  init(_ token: String, _ advice: String, except room: String? = nil) {
    self.token = token
    self.advice = advice
    self.room = room
  }
}

extension [Exception] {
  /// Whether a token is allowed in a file.
  func allow(_ token: String, in path: String) -> Bool {
    contains { $0.path == path && $0.token == token }
  }
}
