import JSONRPC
import JSONText
import Synchronization
import WireProtocol

/// Reports the progress of loading to a client, at most twenty times a second.
final class ProgressReport: Sendable {
  private let token: WireKey
  private let title: String
  private let scheduler: UpdateScheduler
  private let daemon: Daemon
  private let last: Mutex<(time: ContinuousClock.Instant, percentage: Int)>

  init(token: WireKey, title: String, daemon: Daemon, scheduler: UpdateScheduler) {
    self.daemon = daemon
    last = Mutex((daemon.pacingTime, -1))
    self.token = token
    self.title = title
    self.scheduler = scheduler
  }

  /// Reports the start of the work.
  func begin() { send("begin", percentage: 0) }

  /// Reports progress.
  func report(_ done: Int, of total: Int) {
    let percentage = total > 0 ? Int(Double(done) / Double(total) * 100) : 100
    let now = daemon.pacingTime
    let isDue = last.withLock { last in
      guard percentage != last.percentage, now - last.time >= .milliseconds(50)
      else { return false }
      last = (now, percentage)
      return true
    }
    if isDue { send("report", percentage: percentage) }
  }

  /// Reports the end of the work.
  ///
  /// - Parameter message: The reason, if it ended early.
  func end(_ message: String? = nil) { send("end", percentage: nil, message: message) }

  private func send(_ kind: String, percentage: Int?, message: String? = nil) {
    let token = token
    let title = title
    // Begin, report and end have different names, so that only reports replace each other.
    scheduler.post("progress \(kind) \(token)") { writer in
      let params = ProgressParams(
        token: token,
        value: WirePart { writer in
          writer.beginObject()
          writer.member("kind", WireText(kind.utf8))
          if kind == "begin" { writer.member("title", WireText(title.utf8)) }
          writer.member("message", message.map { WireText($0.utf8) })
          writer.member("percentage", percentage)
          writer.endObject()
        })
      writer.notification("$/progress", params.write)
    }
  }
}
