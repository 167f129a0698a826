#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let usage = "usage: Benchmarks generate ROWS PATH [--json] [--seed N]\n"

func complain(_ text: String) -> Never {
  _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(2)
}

var words = Array(CommandLine.arguments.dropFirst())
var seed: UInt64 = 1
if let place = words.firstIndex(of: "--seed") {
  guard place + 1 < words.count, let number = UInt64(words[place + 1]) else { complain(usage) }
  seed = number
  words.removeSubrange(place...(place + 1))
}
let form: SampleForm = words.contains("--json") ? .json : .csv
words.removeAll { $0 == "--json" }

guard words.count == 3, words[0] == "generate", let rows = Int(words[1]), rows >= 0 else {
  complain(usage)
}
do {
  try generate(rows: rows, seed: seed, to: words[2], as: form)
} catch {
  complain("cannot write \(words[2]): \(error)\n")
}
