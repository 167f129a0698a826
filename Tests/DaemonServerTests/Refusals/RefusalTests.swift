import JSONRPC
import JSONText
import TestSupport
import Testing

@testable import DaemonServer

/// Every error of every method: its kind, its place, its facts, and that nothing has changed.
struct RefusalTests {
  /// A folder with files that can and cannot be opened.
  private static func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write("a.csv", "k,n\na,1\nb,2\n")
    folder.write("zip.csv", [0x50, 0x4B, 3, 4] + Array("abcdefgh".utf8))
    folder.write("cut.csv.gz", [0x1F, 0x8B, 8, 0] + Array("abcdefgh".utf8))
    folder.write("p.parquet", Array("PAR1".utf8) + [0x15, 4, 0, 0] + Array("PAR1".utf8))
    folder.makeFolder("folder")
    return folder
  }

  @Test(arguments: Refusals.all)
  func `each error has its kind and its place, and changes nothing`(_ family: Refusals.Family) {
    let daemon = InnerDaemon()
    daemon.play(family.scene + "\n" + family.script, in: Self.folder())
    #expect(daemon.counters.forgottenAnswers == 0 && daemon.counters.doubledAnswers == 0)
  }

  /// Kinds of errors that no script here shows, with the reason.
  private static let shownElsewhere = [
    "badQuery": "a database: pipe/test_databases", "databaseDamaged": "the same",
    "databaseFailed": "the same", "databaseLocked": "the same", "queryRefused": "the same",
    "queryTimedOut": "the same", "sourceNeeded": "the same", "unknownSource": "the same",
    "constraint": "a database: pipe/test_save_databases", "notSavable": "the same",
    "rowsChanged": "the same",
    "badSource": "a source of the client: pipe/test_lent", "sourceFailed": "the same",
    "sourceTimedOut": "the same",
    "columnsNeeded": "needs a file that was written by others: pipe/test_set_dialect",
    "conflicts": "needs a merge: pipe/test_merge_file", "fileChanged": "the same",
    "initializedBefore": "AnyMethodTests", "journalFailed": "a device: pipe/test_journal_faults",
    "libraryMissing": "the machine: pipe tests of the kind of file",
    "limit": "LimitTests", "loadingFailed": "a device: pipe/test_all_rows",
    "notComplete": "rows that load: pipe/test_all_rows", "notKept": "pipe/test_backup",
    "noFile": "pipe/test_file_places", "noTextBuffer": "pipe/test_text_buffers",
    "textEditsPending": "the same", "textVersion": "the same",
    "notReadable": "a device: pipe/test_io_faults",
    "notWritable": "a device: pipe/test_save_io_faults",
    "orderPending": "an order that is computed: pipe/test_other_rows",
    "overloaded": "AnyMethodTests", "cancelled": "AnyMethodTests",
    "notInitialized": "AnyMethodTests",
    "shutDown": "AnyMethodTests", "readFailed": "a device: pipe/test_io_faults",
    "sourceChanged": "a file that changes: pipe/test_files",
    "tooManyColumns": "a wide file: pipe/test_wide",
  ]

  @Test func `every kind of error is shown by a script, or named with the place that shows it`()
    throws
  {
    let contract = try ContractExamples()
    let wanted = Set(
      contract.methods.flatMap { contract.errors(of: $0["name"]?.text ?? "") })
    let shown = Refusals.all.reduce(into: Set<String>()) { $0.formUnion(Script($1.script).kinds) }
    #expect(wanted.subtracting(shown).subtracting(Self.shownElsewhere.keys).sorted() == [])
    #expect(Set(Self.shownElsewhere.keys).subtracting(wanted).sorted() == [], "there is none")
    let doubled = shown.intersection(Self.shownElsewhere.keys).subtracting(["limit"])
    #expect(doubled.sorted() == [], "they are shown here, too")
  }
}
