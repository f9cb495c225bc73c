// Generated from CreateAvatarRouter.swift, OwnAvatarPresenter.swift, PersonaFormContract.swift, PersonaPickerContract.swift, PersonasContract.swift, ProfileFeatureInteractor.swift and ProfileRouter.swift by `Tools/feature doubles Profile`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Profile

/// Notes where the screens of Profile wanted to lead.
@MainActor
public final class RecordingProfileRouter: CreateAvatarRouter, OwnAvatarRouter, PersonaFormRouter, PersonaPickerRouter,
  PersonasRouter, ProfileFeatureRouter, ProfileRouter
{
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case confirm(_ question: Question)
    case createAvatar
    case createPersona
    case dismissScreen
    case editAvatar(_ avatar: Avatar)
    case editPersona(_ persona: Persona)
    case finish(with: Avatar)
    case finishChoice(with: PersonaChoice)
    case finishPersona(with: Persona)
    case showAlert(for: String)
    case showChat(with: Avatar)
    case showPersonas
    case showPreset(of: Avatar)
    case showSettings
    case tryCharacter(_ draft: AvatarDraft, changing: Avatar.ID?)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `confirm(_:)` answers.
  public var onConfirm: (@MainActor (Question) async -> Bool)?
  /// What `createAvatar()` answers.
  public var onCreateAvatar: (@MainActor () async -> Avatar?)?
  /// What `createPersona()` answers.
  public var onCreatePersona: (@MainActor () async -> Persona?)?
  /// What `editAvatar(_:)` answers.
  public var onEditAvatar: (@MainActor (Avatar) async -> Avatar?)?
  /// What `editPersona(_:)` answers.
  public var onEditPersona: (@MainActor (Persona) async -> Persona?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func confirm(_ question: Question) async -> Bool {
    record(.confirm(question))
    guard let onConfirm else {
      return Unanswered.call("RecordingProfileRouter.confirm(_:)", set: "onConfirm", default: false)
    }
    return await onConfirm(question)
  }

  public func createAvatar() async -> Avatar? {
    record(.createAvatar)
    guard let onCreateAvatar else {
      return Unanswered.call("RecordingProfileRouter.createAvatar()", set: "onCreateAvatar", default: nil)
    }
    return await onCreateAvatar()
  }

  public func createPersona() async -> Persona? {
    record(.createPersona)
    guard let onCreatePersona else {
      return Unanswered.call("RecordingProfileRouter.createPersona()", set: "onCreatePersona", default: nil)
    }
    return await onCreatePersona()
  }

  public func dismissScreen() {
    record(.dismissScreen)
  }

  public func editAvatar(_ avatar: Avatar) async -> Avatar? {
    record(.editAvatar(avatar))
    guard let onEditAvatar else {
      return Unanswered.call("RecordingProfileRouter.editAvatar(_:)", set: "onEditAvatar", default: nil)
    }
    return await onEditAvatar(avatar)
  }

  public func editPersona(_ persona: Persona) async -> Persona? {
    record(.editPersona(persona))
    guard let onEditPersona else {
      return Unanswered.call("RecordingProfileRouter.editPersona(_:)", set: "onEditPersona", default: nil)
    }
    return await onEditPersona(persona)
  }

  public func finish(with avatar: Avatar) {
    record(.finish(with: avatar))
  }

  public func finishChoice(with choice: PersonaChoice) {
    record(.finishChoice(with: choice))
  }

  public func finishPersona(with persona: Persona) {
    record(.finishPersona(with: persona))
  }

  public func showAlert(for error: any Error) {
    record(.showAlert(for: "\(error)"))
  }

  public func showChat(with avatar: Avatar) {
    record(.showChat(with: avatar))
  }

  public func showPersonas() {
    record(.showPersonas)
  }

  public func showPreset(of avatar: Avatar) {
    record(.showPreset(of: avatar))
  }

  public func showSettings() {
    record(.showSettings)
  }

  public func tryCharacter(_ draft: AvatarDraft, changing edited: Avatar.ID?) async {
    record(.tryCharacter(draft, changing: edited))
  }
}
