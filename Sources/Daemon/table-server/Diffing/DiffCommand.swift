import DaemonServer
import FileMerging

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Prints the differences between two files, for people and for git.
struct DiffCommand {
  private let choice: DiffChoice

  init(_ choice: DiffChoice) {
    self.choice = choice
  }

  /// Prints and returns the exit status.
  ///
  /// 0: printed. 1: with `--exit-code`, there are differences; or the output could not be written.
  /// 2: an input cannot be used.
  func run() -> Int32 {
    let output = StandardOutput()
    if choice.isUnmerged {
      output.write("* Unmerged path \(VisibleText.of(choice.name ?? ""))\n")
      return output.end()
    }
    do throws(WholeFile.Fault) {
      var comparison = FileComparison(
        old: try bytes(of: choice.files.old), new: try bytes(of: choice.files.new))
      comparison.keys = choice.key
      let difference: FileDifference
      do throws(FileMerge.Failure) {
        difference = try comparison.compared()
      } catch {
        return fail(describe(error))
      }
      let isColoured =
        choice.colour == .always || choice.colour == .auto && isatty(STDOUT_FILENO) == 1
      let report = DiffReport(choice, difference, isColoured: isColoured)
      report.write { output.write($0) }
      return output.end(status: choice.tellsByStatus && difference.hasDifferences ? 1 : 0)
    } catch {
      return fail(error.reason)
    }
  }

  private func bytes(of path: String) throws(WholeFile.Fault) -> [UInt8] {
    try WholeFile.bytes(of: path, sizeMax: FileMerge.bytesMax, expands: true)
  }

  private func fail(_ reason: String) -> Int32 {
    writeLog("diff: \(reason)")
    return 2
  }

  private func describe(_ failure: FileMerge.Failure) -> String {
    failure.sentence("compare") { role in
      VisibleText.of(role == .base ? choice.files.old : choice.files.new)
    }
  }
}
