import Entities

extension Avatar {
  /// Whether a user has it, so that an import counts it. Chats keep what is deleted, and what others made.
  var isInHand: Bool { author != nil && !isDeleted }
}
