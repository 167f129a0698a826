import JSONText
import TableClient
import WireProtocol

/// The daemon of the viewer: requests with values, and what it sent meanwhile.
///
/// It is a class because it is a process.
final class DaemonLine {
  /// Why a request has no result.
  enum Failure: Error {
    /// The daemon refused it: a sentence, the kind of the error, and its data.
    case refused(String, kind: String?, data: JSONValue)
    /// The daemon has ended.
    case gone
  }

  private let process: DaemonProcess

  /// Starts a daemon.
  init(program: String) throws(ClientError) {
    process = try DaemonProcess(path: program, errors: .discarded)
    // Saves and sorts of large files may need long; Ctrl-C is a key here.
    process.connection.timeout = .seconds(3600)
  }

  /// The descriptor on which messages arrive.
  var descriptor: Int32 { process.connection.inputDescriptor }

  /// Sends a request and waits for its answer.
  func ask(_ method: String, _ params: JSONValue) throws(Failure) -> JSONValue {
    try answer(send(method, params))
  }

  /// Sends a request. Pass the number to ``answer(_:)``.
  func send(_ method: String, _ params: JSONValue) throws(Failure) -> Int {
    do throws(ClientError) {
      return try process.connection.send(method) { $0.value(params) }
    } catch {
      throw .gone
    }
  }

  /// Waits for the answer to a request.
  func answer(_ number: Int) throws(Failure) -> JSONValue {
    do throws(ClientError) {
      return JSONValue(try process.connection.receive(number).result)
    } catch {
      guard case .refused(_, let refusal) = error else { throw .gone }
      let data = (try? JSONValue(parsing: refusal.data.utf8)) ?? .null
      throw .refused(refusal.message, kind: refusal.kind, data: data)
    }
  }

  /// Sends a request whose answer is not needed.
  func notify(_ method: String, _ params: JSONValue) throws(Failure) {
    do throws(ClientError) {
      try process.connection.notify(method) { $0.value(params) }
    } catch {
      throw .gone
    }
  }

  /// The events that have arrived, in order.
  ///
  /// - Parameter patience: How long to wait for the first one.
  func events(within patience: Duration = .zero) throws(Failure) -> [ClientConnection.Event] {
    do throws(ClientError) {
      var events: [ClientConnection.Event] = []
      if let first = try process.connection.nextEvent(within: patience) { events.append(first) }
      while let next = try process.connection.nextEvent() { events.append(next) }
      return events
    } catch {
      throw .gone
    }
  }

  /// Ends the daemon in order.
  func stop() { _ = try? process.stop() }
}
