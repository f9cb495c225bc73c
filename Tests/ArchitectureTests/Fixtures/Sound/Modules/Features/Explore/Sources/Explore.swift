public import Entities
import TerminalUI

/// What Explore needs.
public protocol ExploreInteractor {
  /// Everybody one can talk with.
  func avatars() async throws -> [Avatar]
}

/// Where Explore leads.
public protocol ExploreRouter {
  /// Opens an avatar.
  func showAvatar(_ avatar: Avatar)
}

/// What starts Explore.
public struct ExploreParameters: Sendable {
  /// How avatars are put in order.
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
