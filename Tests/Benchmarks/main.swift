#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let usage = """
  usage: Benchmarks generate ROWS PATH [--json] [--seed N]
         Benchmarks measure --daemon PATH --folder PATH [--peers PYTHON] [--runs N]
                            [--rows N] [--many N] [--minutes N] [GROUP…]
  groups: start count round read sort search filter group sections edit create diff
          layout drift wire slow soak

  """

func complain(_ text: String) -> Never {
  say(STDERR_FILENO, text)
  exit(2)
}

var words = Array(CommandLine.arguments.dropFirst())
do {
  switch words.first {
  case "generate":
    guard let request = GenerateRequest(words.dropFirst()) else { complain(usage) }
    try generate(rows: request.rows, seed: request.seed, to: request.path, as: request.form)
  case "measure":
    guard let settings = MeasureSettings(words.dropFirst()) else { complain(usage) }
    try measure(settings)
  default: complain(usage)
  }
} catch {
  complain("\(error)\n")
}
