public import Entities
public import Explore

/// Notes where Explore wanted to lead.
@MainActor public final class RecordingExploreRouter: ExploreRouter, CategoryRouter {
  /// Something that a presenter asked for.
  public enum Call: Equatable, Sendable {
    case showChat(Avatar.ID)
    case showCategory(CharacterOption)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []

  /// A router that was not asked for anything yet.
  public init() {}

  /// Notes the avatar.
  public func showChat(with avatar: Avatar) {
    calls.append(.showChat(avatar.id))
  }

  /// Notes the kind.
  public func showCategory(_ kind: CharacterOption) {
    calls.append(.showCategory(kind))
  }
}
