// Generated from CategoryRouter.swift and ExploreRouter.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import Explore

/// Notes where the screens of Explore wanted to lead.
@MainActor public final class RecordingExploreRouter: CategoryRouter, ExploreRouter {
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case showCategory(_ kind: CharacterOption)
    case showChat(with: Avatar)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Told of each call, after it is noted.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func note(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func showCategory(_ kind: CharacterOption) {
    note(.showCategory(kind))
  }

  public func showChat(with avatar: Avatar) {
    note(.showChat(with: avatar))
  }
}
