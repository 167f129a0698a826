/// What a connection has done so far; all counts only grow, save the two that say "now".
package struct ConnectionCounters: Equatable, Sendable {
  /// Bytes read.
  package var bytesIn = 0
  /// Message bodies read, batches as one.
  package var messagesIn = 0
  /// Bytes written.
  package var bytesOut = 0
  /// Messages written.
  package var messagesOut = 0
  /// Requests given to the handler.
  package var requests = 0
  /// Notifications given to the handler.
  package var notifications = 0
  /// Answers given by the handler.
  package var answers = 0
  /// Requests refused because too much was in flight.
  package var refused = 0
  /// Bodies that are not JSON and framing errors.
  package var parseErrors = 0
  /// Bodies that are JSON but no message, ids doubled or in use included.
  package var invalidMessages = 0
  /// Answers of the client that were received.
  package var responses = 0
  /// Cancellations that hit a request in flight.
  package var cancellations = 0
  /// Events written.
  package var events = 0
  /// Log messages dropped because newer ones came.
  package var droppedLogs = 0
  /// Notifications dropped because too much output waited.
  package var droppedNotifications = 0
  /// Answers to requests answered before.
  package var doubledAnswers = 0
  /// Requests the handler let go without an answer.
  package var forgottenAnswers = 0
  /// Requests in flight now, which lasts until their answers are written.
  package var inFlight = 0
  /// Bytes of encoded output waiting now.
  package var waitingBytes = 0

  /// Nothing yet.
  package init() {}
}
