import Entities

extension Avatar {
  /// Whether an import counts the avatar: it has an author and is not deleted.
  var isInHand: Bool { author != nil && !isDeleted }
}
