/// The statistics of a connection. All counts only grow, except the two current values at the end.
package struct ConnectionCounters: Equatable, Sendable {
  /// Bytes read.
  package var bytesIn = 0
  /// Message bodies read, batches as one.
  package var messagesIn = 0
  /// Bytes written.
  package var bytesOut = 0
  /// Messages written.
  package var messagesOut = 0
  /// Requests passed to the handler.
  package var requests = 0
  /// Notifications passed to the handler.
  package var notifications = 0
  /// Answers given by the handler.
  package var answers = 0
  /// Requests refused because too much was in flight.
  package var refused = 0
  /// Bodies that are not JSON and framing errors.
  package var parseErrors = 0
  /// Bodies that are JSON but not a valid message, including duplicate ids.
  package var invalidMessages = 0
  /// Answers received from the client.
  package var responses = 0
  /// Cancellations of a request in flight.
  package var cancellations = 0
  /// Events written.
  package var events = 0
  /// Log messages dropped in favour of newer ones.
  package var droppedLogs = 0
  /// Notifications dropped because too much output was queued.
  package var droppedNotifications = 0
  /// Second answers to the same request.
  package var doubledAnswers = 0
  /// Requests that the handler dropped without an answer.
  package var forgottenAnswers = 0
  /// Requests that are in flight now: until their answers are written.
  package var inFlight = 0
  /// Bytes of encoded output that are queued now.
  package var waitingBytes = 0

  /// All counts are 0.
  package init() {}
}
