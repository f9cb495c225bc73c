// Generated from CategoryRouter.swift and ExploreRouter.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import Explore
import FeatureKitTestSupport

/// Notes where the screens of Explore wanted to lead.
@MainActor public final class RecordingExploreRouter: CategoryRouter, ExploreRouter {
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case askForReminders
    case showAlert(for: String)
    case showCategory(_ kind: CharacterOption)
    case showChat(with: Avatar)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForReminders()` answers.
  public var onAskForReminders: (@MainActor () async -> ReminderConsent?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Told of each call, after it is noted.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func note(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askForReminders() async -> ReminderConsent? {
    note(.askForReminders)
    guard let onAskForReminders else {
      return Unanswered.call("RecordingExploreRouter.askForReminders()", set: "onAskForReminders", default: nil)
    }
    return await onAskForReminders()
  }

  public func showAlert(for error: any Error) {
    note(.showAlert(for: "\(error)"))
  }

  public func showCategory(_ kind: CharacterOption) {
    note(.showCategory(kind))
  }

  public func showChat(with avatar: Avatar) {
    note(.showChat(with: avatar))
  }
}
