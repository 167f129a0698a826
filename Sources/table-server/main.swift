import DaemonServer
import TableClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A write to a pipe nobody reads must come back as an error, not as a signal that kills.
signal(SIGPIPE, SIG_IGN)

switch CommandLineChoice(Array(CommandLine.arguments.dropFirst())) {
case .serve(let settings): ServeCommand(settings).run()
case .demo(let arguments): exit(runDemo(arguments: arguments))
case .render(let choice): exit(RenderCommand(choice).run())
case .replay(let path): exit(ReplayCommand(path: path).run())
case .help: print(CommandLineChoice.usage)
case .version: print("table-server \(Daemon.version) (protocol \(Daemon.protocolVersion))")
case .unusable(let reason):
  writeLog(reason)
  let usage = Array("\n\(CommandLineChoice.usage)\n".utf8)
  _ = write(STDERR_FILENO, usage, usage.count)
  exit(2)
}
