import FuzzTargets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// libFuzzer's own loop. SwiftPM renames `main`, so its main cannot be linked, but this can.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Fuzzes the target that FUZZ_TARGET names; the arguments are libFuzzer's.
@main
enum FuzzProgram {
  static func main() {
    guard target != nil else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("FUZZ_TARGET must be one of \(names)")
    }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &arguments) { start, length in
        let bytes = Array(UnsafeBufferPointer(start: start, count: length))
        if let complaint = target?.complaint(about: bytes) { fatalError(complaint) }
        return 0
      })
  }
}
