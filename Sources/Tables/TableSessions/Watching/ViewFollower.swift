/// Follows the states of a view without a window of its own.
package protocol ViewFollower: AnyObject, Sendable {
  /// The view has another state. Called on the mailbox; it must be short.
  func viewChanged()
  /// The view or its table was closed. No call follows.
  func viewClosed()
}

/// A follower with the view that it follows.
struct FollowRecord {
  var view: String
  var follower: any ViewFollower
}
