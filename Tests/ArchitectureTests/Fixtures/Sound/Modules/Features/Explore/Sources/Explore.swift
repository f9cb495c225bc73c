public import Entities
import TerminalUI

/// What Explore needs.
public protocol ExploreInteractor {
  /// All avatars.
  func avatars() async throws -> [Avatar]
}

/// Where Explore leads.
public protocol ExploreRouter {
  /// Opens an avatar.
  func showAvatar(_ avatar: Avatar)
}

/// The values that Explore starts with.
public struct ExploreParameters: Sendable {
  /// The order of the avatars.
  public enum Order: Sendable { case name, age }
}

/// Builds Explore.
public struct ExploreBuilder {
  /// A builder.
  public init() {}
}

extension ExploreBuilder {
  /// Its name.
  public var id: String { "explore" }
}

struct ExploreList: View {
  // import Storage, says a comment, and means nothing by it.
  let title = "import Storage"
}
