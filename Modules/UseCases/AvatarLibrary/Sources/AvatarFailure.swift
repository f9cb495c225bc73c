public import Entities

/// Why something could not be done with an avatar. The description is for people.
public enum AvatarFailure: Error, Hashable, Sendable {
  /// Nobody is signed in.
  case noProfile
  /// A name without anything to read.
  case emptyName
  /// A name with more characters than `AvatarShelf.longestName`, or with more bytes than so many need.
  case longName
  /// A name of several lines, or with control characters.
  case brokenName
  /// A file that cannot be read: where it is, and why.
  case unreadablePicture(String, reason: String)
  /// A file that is no PNG file.
  case notAPicture(String)
  /// A picture with more than 8 MiB, 16 megapixels, or 16,384 pixels on a side.
  case largePicture(String)
  /// An avatar that the person did not make, or that is not there.
  case notOwn(Avatar.ID)
}

extension AvatarFailure: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noProfile: "There is no profile in use, so there are no avatars of its own. Finish the introduction first."
    case .emptyName: "An avatar needs a name of at least one character."
    case .longName: "The name is too long: it can have at most \(AvatarShelf.longestName) characters."
    case .brokenName: "The name must be one line, without control characters."
    case .unreadablePicture(let path, let reason): "The picture \(path) cannot be read: \(reason)."
    case .notAPicture(let path): "\(path) is no PNG file. Other pictures must be converted first."
    case .largePicture(let path):
      "The picture \(path) is too large: it can have at most 8 MiB, 16 megapixels, and 16,384 pixels on a side."
    case .notOwn(let id): "The avatar \(id) is not one of your own, so it stays."
    }
  }
}
