import DaemonServer
import TableClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

ProcessSetup.openStandardDescriptors()
ProcessSetup.ignoreWriteSignals()
ProcessSetup.endCrashesAtOnce()

switch CommandLineChoice(Array(CommandLine.arguments.dropFirst())) {
case .serve(let settings): ServeCommand(settings).run()
case .demo(let arguments): exit(runDemo(arguments: arguments))
case .render(let choice): exit(RenderCommand(choice).run())
case .convert(let choice): exit(ConvertCommand(choice).run())
case .diff(let choice): exit(DiffCommand(choice).run())
case .merge(let choice): exit(MergeCommand(choice).run())
case .view(let choice): exit(ViewCommand(choice).run())
case .replay(let path): exit(ReplayCommand(path: path).run())
case .help: exit(show(CommandLineChoice.usage))
case .version:
  exit(show("table-server \(Daemon.version) (protocol \(Daemon.protocolVersion))"))
case .unusable(let reason):
  writeLog(reason)
  let usage = Array("\n\(CommandLineChoice.usage)\n".utf8)
  _ = write(STDERR_FILENO, usage, usage.count)
  exit(2)
}

/// Prints a text and returns the exit status.
private func show(_ text: String) -> Int32 {
  let output = StandardOutput()
  output.write(text + "\n")
  return output.end()
}
