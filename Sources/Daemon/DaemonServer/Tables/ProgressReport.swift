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
  private struct State {
    var time: ContinuousClock.Instant
    var percentage = -1
    var hasBegun = false
    /// The share that an earlier part of the work had, in percent.
    var share = 0
  }

  private let last: Mutex<State>

  init(token: WireKey, title: String, daemon: Daemon, scheduler: UpdateScheduler) {
    self.daemon = daemon
    last = Mutex(State(time: daemon.pacingTime))
    self.token = token
    self.title = title
    self.scheduler = scheduler
  }

  /// Reports the start of the work, once.
  func begin() {
    let isNew = last.withLock { last in
      defer { last.hasBegun = true }
      return !last.hasBegun
    }
    if isNew { send("begin", percentage: 0) }
  }

  /// Records that a first part of the work is done, which had a share of all.
  func endPart(percentage: Int) { last.withLock { $0.share = percentage } }

  /// Reports progress.
  func report(_ done: Int, of total: Int) {
    let now = daemon.pacingTime
    let due: Int? = last.withLock { last in
      let part = total > 0 ? Double(done) / Double(total) : 1
      let percentage = last.share + Int(part * Double(100 - last.share))
      guard percentage != last.percentage, now - last.time >= .milliseconds(50)
      else { return nil }
      (last.time, last.percentage) = (now, percentage)
      return percentage
    }
    if let due { send("report", percentage: due) }
  }

  /// Reports the end of the work.
  ///
  /// - Parameter message: The reason, if it ended early.
  func end(_ message: String? = nil) {
    // A work that did not begin has no end.
    if last.withLock({ $0.hasBegun }) { send("end", percentage: nil, message: message) }
  }

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
