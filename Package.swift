// swift-tools-version: 6.2
// The contents page of the house: one entry per room, its sentence, its arrows, its tests.
// `Tests/TidyTests` fails on an import that is not an arrow here (or reached by one).
import PackageDescription

// The fuzzer's program exists only when it is asked for; see Tests/Fuzz/run.
// "address" finds every bad read and write of memory; "plain" is several times faster and sees
// only traps and complaints, which in a language that checks its bounds is nearly everything.
let fuzzing = Context.environment["TABLE_SERVER_FUZZ"] ?? ""
let isFuzzing = fuzzing == "address" || fuzzing == "plain"
let sanitizers = [fuzzing == "plain" ? "-sanitize=fuzzer" : "-sanitize=fuzzer,address"]

let settings: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Optimized builds have the lines of functions, which backtraces print, and no descriptions of
    // variables: these are a tenth of the time of a build and a third of its objects.
    .unsafeFlags(["-Xfrontend", "-gline-tables-only"], .when(configuration: .release)),
  ] + (isFuzzing ? [.unsafeFlags(sanitizers)] : [])

// A build under a sanitizer names the targets whose code takes little time when it runs: to optimize
// them would take longer than it saves. The others are optimized for size, which is quicker than for
// speed. See Tests/run.
let unoptimized = Context.environment["TABLE_SERVER_UNOPTIMIZED"]?.split { $0.isWhitespace }

func settings(of name: String) -> [SwiftSetting] {
  guard let unoptimized else { return settings }
  let level = unoptimized.contains { $0 == name } ? "-Onone" : "-Osize"
  return settings + [.unsafeFlags([level])]
}

// A room by its group and name, which is its folder: "Foundations/RowTree".
func room(_ place: String, _ arrows: [Target.Dependency] = []) -> Target {
  let name = String(place.split(separator: "/")[1])
  return .target(
    name: name, dependencies: arrows, path: "Sources/" + place, exclude: ["README.md"],
    swiftSettings: settings(of: name))
}

func tests(_ name: String, _ arrows: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: arrows + ["TestSupport"], swiftSettings: settings(of: name))
}

let fuzzer: Target = .executableTarget(
  name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Runner", swiftSettings: settings,
  linkerSettings: [.unsafeFlags(sanitizers + ["-use-ld=lld"])])

let package = Package(
  name: "table-server",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "table-server", targets: ["table-server"])],
  targets: [
    // MARK: Known to both sides
    // The words of the contract as enumerations. Made from `Protocol/schema`.
    room("Foundations/ProtocolWords"),

    // MARK: Meaning side: what a table is
    // Values, types, schema, ids, keys, slots, revisions, edit records.
    room("Foundations/TableValues", ["ProtocolWords"]),
    // Unicode 17 properties as generated two-stage tables.
    room("Foundations/UnicodeTables"),
    // Libraries of the system, loaded when first needed.
    room("Foundations/SystemLibraries"),
    // JSON scanner and writer.
    room("Foundations/JSONText"),
    // One copy-on-write counted tree over runs of row slots.
    room("Foundations/RowTree", ["TableValues"]),
    // Parses and shows values by type and format.
    room("Foundations/CellFormats", ["TableValues", "UnicodeTables"]),
    // Typed chunks, overlays of edits, chunk sources, snapshots.
    room("Foundations/ColumnStorage", ["TableValues", "RowTree"]),
    // CEL and linear-time regular expressions.
    room("Engines/Expressions", ["ColumnStorage", "CellFormats", "UnicodeTables"]),
    // Which rows a view shows, and in which order: filter, search, sort, sections, aggregates.
    room(
      "Engines/RowPipeline",
      ["RowTree", "ColumnStorage", "CellFormats", "Expressions", "UnicodeTables"]),
    // Differences between orders, contents and sections, with the fewest moves.
    room("Engines/TableDiffing", ["RowTree", "ColumnStorage"]),
    // Text sizes, column widths, heights, scroll positions.
    room("Engines/ViewportLayout", ["UnicodeTables", "ProtocolWords"]),
    // Delimited and JSON files: bytes to chunks and diagnostics, and back. Opens no file.
    room("Engines/TableCodecs", ["ColumnStorage", "CellFormats", "JSONText"]),
    // SQLite databases by the system's library: rows, keys, changes.
    room("Engines/Databases", ["ColumnStorage", "CellFormats", "SystemLibraries"]),
    // gzip and zstd by the system's libraries. Opens no file.
    room("Engines/Compression", ["SystemLibraries"]),
    // The three-way merge of delimited files, byte by byte. Opens no file.
    room("Engines/FileMerging", ["TableCodecs", "TableDiffing"]),
    // The bytes of an edit journal: records, frames, checksums. Opens no file.
    room("Engines/EditJournal", ["TableValues"]),
    // Mailboxes, worker threads, delays, back-pressure. Knows no table.
    room("Tables/Scheduling"),
    // A table at a revision: state, edits, keys, undo, declarations, new content.
    room("Tables/TableModel", ["RowPipeline", "TableDiffing"]),
    // A view at a view revision: state document, entries, selection, heights, columns, footers.
    room("Tables/ViewModel", ["TableModel", "ViewportLayout"]),
    // What a client holds of a view and lacks: windows, positions, differences, looks.
    room("Tables/WindowModel", ["ViewModel"]),
    // A table over time, one actor each: turns, jobs, publishing. What DaemonServer calls.
    room("Tables/TableSessions", ["WindowModel", "Scheduling"]),

    // MARK: Wire side: messages
    // Framing, envelopes, connection; knows no table.
    room("Wire/JSONRPC", ["JSONText"]),
    // Parameters and results of every method; mirrors `Protocol/`.
    room("Wire/WireProtocol", ["JSONText", "ProtocolWords"]),
    // Connection and replica in Swift: the demo, tests and benchmarks drive the daemon with it.
    room("Wire/TableClient", ["WireProtocol", "JSONRPC", "JSONText"]),

    // MARK: Where both meet
    // The bytes of `Protocol/openrpc.json`, embedded. C.
    room("Daemon/ContractText"),
    // The heap of the C library: bytes in use, giving memory back. C.
    room("Daemon/HeapAccess"),
    // Method table, handlers, conversions, error mapping, life cycle, files.
    room(
      "Daemon/DaemonServer",
      [
        "JSONRPC", "WireProtocol", "TableSessions", "Scheduling", "TableCodecs", "Expressions",
        "EditJournal", "ViewportLayout", "ContractText", "HeapAccess", "SystemLibraries",
        "Databases", "Compression",
      ]),
    // `table-server view`: a client in the terminal.
    room("Daemon/TerminalViewer", ["TableClient", "WireProtocol", "JSONText", "UnicodeTables"]),
    // Arguments, descriptors, signals, exit status.
    .executableTarget(
      name: "table-server",
      dependencies: [
        "DaemonServer", "FileMerging", "TableClient", "TerminalViewer",
      ],
      path: "Sources/Daemon/table-server", exclude: ["README.md"], swiftSettings: settings),

    // MARK: Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("TableValuesTests", ["TableValues"]),
    tests("UnicodeTablesTests", ["UnicodeTables"]),
    tests("SystemLibrariesTests", ["SystemLibraries"]),
    tests("JSONTextTests", ["JSONText"]),
    tests("JSONRPCTests", ["JSONRPC"]),
    tests("RowTreeTests", ["RowTree"]),
    tests("CellFormatsTests", ["CellFormats"]),
    tests("ColumnStorageTests", ["ColumnStorage"]),
    tests("ExpressionsTests", ["Expressions", "JSONText"]),
    tests("RowPipelineTests", ["RowPipeline"]),
    tests("TableDiffingTests", ["TableDiffing"]),
    tests("ViewportLayoutTests", ["ViewportLayout", "ProtocolWords"]),
    tests("TableCodecsTests", ["TableCodecs"]),
    tests("DatabasesTests", ["Databases"]),
    tests("CompressionTests", ["Compression"]),
    tests("FileMergingTests", ["FileMerging", "TableCodecs"]),
    tests("EditJournalTests", ["EditJournal"]),
    tests("SchedulingTests", ["Scheduling"]),
    tests("TableModelTests", ["TableModel"]),
    tests("WindowModelTests", ["WindowModel"]),
    tests("TableSessionsTests", ["TableSessions", "EditJournal"]),
    tests("WireProtocolTests", ["WireProtocol"]),
    tests("TableClientTests", ["TableClient"]),
    tests("DaemonServerTests", ["DaemonServer", "JSONText"]),
    tests("DaemonTests", ["TableClient"]),
    tests("TidyTests", []),
    // What is fuzzed: the fuzzer's program runs it, and the tests replay what it once found.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "DaemonServer", "EditJournal", "FileMerging", "JSONRPC", "JSONText", "RowTree",
        "Scheduling", "TableCodecs", "TableModel", "TableSessions",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings(of: "FuzzTargets")),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"], path: "Tests/Fuzz/Replay",
      swiftSettings: settings(of: "FuzzTests")),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["TableClient", "DaemonServer", "TableModel", "TableDiffing", "TestSupport"],
      path: "Tests/Benchmarks",
      exclude: [
        "README.md", "cancel_runs.py", "content_runs.py", "echo_ratios.py", "emacs_runs.py",
        "export_runs.py", "instruction_counts.py", "journal_runs.py", "memory_runs.py", "peers",
        "sample_file.py", "sample_sources.py", "save_runs.py", "shape_runs.py", "source_runs.py",
        "vscode_runs.py",
      ], swiftSettings: settings(of: "Benchmarks")),
  ] + (isFuzzing ? [fuzzer] : []),
  cLanguageStandard: .c2x
)

// A build of some targets only, and of what they reach: under a sanitizer the others would cost
// minutes. See Tests/run.
if let named = Context.environment["TABLE_SERVER_TESTS"]?.split(separator: " ").map(String.init) {
  var kept = Set<String>()
  var open = named
  while let name = open.popLast() {
    guard kept.insert(name).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      if case .byNameItem(let reached, _) = dependency { open.append(reached) }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  if !kept.contains("table-server") { package.products = [] }
}
