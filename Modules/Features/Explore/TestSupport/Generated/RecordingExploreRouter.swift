// Generated from CardImportRouter.swift, CategoryRouter.swift, CharacterRouter.swift, ExploreActions.swift, ExploreFeatureInteractor.swift, ExploreRouter.swift, LibraryRouter.swift and SaveOfferContract.swift by `Tools/feature doubles Explore`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import Explore
public import FeatureKit
import FeatureKitTestSupport

/// Notes where the screens of Explore wanted to lead.
@MainActor
public final class RecordingExploreRouter: CardImportRouter, CategoryRouter, CharacterRouter, ExploreActionsRouter,
  ExploreFeatureRouter, ExploreRouter, LibraryRouter, SaveOfferRouter
{
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case askForReminders
    case askForText(_ question: Question, prompt: LocalizedText)
    case askToSave
    case confirm(_ question: Question)
    case editAvatar(_ avatar: Avatar)
    case editLorebook(of: Avatar)
    case saveProfile
    case showAlert(for: String)
    case showCardImport
    case showCategory(_ kind: CharacterOption)
    case showCharacter(_ id: Avatar.ID)
    case showChat(with: Avatar)
    case showDevSettings
    case showLibrary
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForReminders()` answers.
  public var onAskForReminders: (@MainActor () async -> ReminderConsent?)?
  /// What `askForText(_:prompt:)` answers.
  public var onAskForText: (@MainActor (Question, LocalizedText) async -> String?)?
  /// What `askToSave()` answers.
  public var onAskToSave: (@MainActor () async -> Bool?)?
  /// What `confirm(_:)` answers.
  public var onConfirm: (@MainActor (Question) async -> Bool)?
  /// What `editAvatar(_:)` answers.
  public var onEditAvatar: (@MainActor (Avatar) async -> Avatar?)?
  /// What `editLorebook(of:)` answers.
  public var onEditLorebook: (@MainActor (Avatar) async -> Avatar?)?
  /// What `saveProfile()` answers.
  public var onSaveProfile: (@MainActor () async -> UserProfile?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askForReminders() async -> ReminderConsent? {
    record(.askForReminders)
    guard let onAskForReminders else {
      return Unanswered.call("RecordingExploreRouter.askForReminders()", set: "onAskForReminders", default: nil)
    }
    return await onAskForReminders()
  }

  public func askForText(_ question: Question, prompt: LocalizedText) async -> String? {
    record(.askForText(question, prompt: prompt))
    guard let onAskForText else {
      return Unanswered.call("RecordingExploreRouter.askForText(_:prompt:)", set: "onAskForText", default: nil)
    }
    return await onAskForText(question, prompt)
  }

  public func askToSave() async -> Bool? {
    record(.askToSave)
    guard let onAskToSave else {
      return Unanswered.call("RecordingExploreRouter.askToSave()", set: "onAskToSave", default: nil)
    }
    return await onAskToSave()
  }

  public func confirm(_ question: Question) async -> Bool {
    record(.confirm(question))
    guard let onConfirm else {
      return Unanswered.call("RecordingExploreRouter.confirm(_:)", set: "onConfirm", default: false)
    }
    return await onConfirm(question)
  }

  public func editAvatar(_ avatar: Avatar) async -> Avatar? {
    record(.editAvatar(avatar))
    guard let onEditAvatar else {
      return Unanswered.call("RecordingExploreRouter.editAvatar(_:)", set: "onEditAvatar", default: nil)
    }
    return await onEditAvatar(avatar)
  }

  public func editLorebook(of avatar: Avatar) async -> Avatar? {
    record(.editLorebook(of: avatar))
    guard let onEditLorebook else {
      return Unanswered.call("RecordingExploreRouter.editLorebook(of:)", set: "onEditLorebook", default: nil)
    }
    return await onEditLorebook(avatar)
  }

  public func saveProfile() async -> UserProfile? {
    record(.saveProfile)
    guard let onSaveProfile else {
      return Unanswered.call("RecordingExploreRouter.saveProfile()", set: "onSaveProfile", default: nil)
    }
    return await onSaveProfile()
  }

  public func showAlert(for error: any Error) {
    record(.showAlert(for: "\(error)"))
  }

  public func showCardImport() {
    record(.showCardImport)
  }

  public func showCategory(_ kind: CharacterOption) {
    record(.showCategory(kind))
  }

  public func showCharacter(_ id: Avatar.ID) {
    record(.showCharacter(id))
  }

  public func showChat(with avatar: Avatar) {
    record(.showChat(with: avatar))
  }

  public func showDevSettings() {
    record(.showDevSettings)
  }

  public func showLibrary() {
    record(.showLibrary)
  }
}
