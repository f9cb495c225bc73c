public import Entities

/// What the Explore screen must know.
@MainActor public protocol ExploreInteractor {
  /// A few avatars worth meeting first, the same all day.
  func featuredAvatars() async throws -> [Avatar]
  /// All avatars that can be found, the most opened first.
  func popularAvatars() async throws -> [Avatar]
  /// Where the row of categories shows.
  var categoryRowTest: CategoryRowTest { get }
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
