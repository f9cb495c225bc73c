// Generated from CreateAvatarRouter.swift, FormContract.swift, LorebookContract.swift, LorebookEntryContract.swift, LorebookFormContract.swift, LorebookPlacesContract.swift, LorebooksContract.swift, OwnAvatarPresenter.swift, PersonaFormContract.swift, PersonaPickerContract.swift, PersonasContract.swift, ProfileFeatureInteractor.swift, ProfileRouter.swift, TemplateFormContract.swift and TemplatesContract.swift by `Tools/feature doubles Profile`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Profile

/// Notes where the screens of Profile wanted to lead.
@MainActor
public final class RecordingProfileRouter: CreateAvatarRouter, FormRouter, LorebookEntryRouter, LorebookFormRouter,
  LorebookPlacesRouter, LorebookRouter, LorebooksRouter, OwnAvatarRouter, PersonaFormRouter, PersonaPickerRouter,
  PersonasRouter, ProfileFeatureRouter, ProfileRouter, TemplateFormRouter, TemplatesRouter
{
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case askForFile(titled: String, action: String, suggesting: String)
    case confirm(_ question: Question)
    case createAvatar
    case createLorebook
    case createLorebookEntry(in: Lorebook)
    case createPersona
    case createTemplate
    case dismissScreen
    case editAvatar(_ avatar: Avatar)
    case editCharacterLorebook(_ text: String, of: Avatar.ID?, named: String)
    case editLorebook(_ details: LorebookDetails)
    case editLorebookEntry(_ entry: LorebookEntry, at: Int, of: Lorebook)
    case editPersona(_ persona: Persona)
    case editTemplate(_ template: PromptTemplate)
    case finish(with: Avatar)
    case finishChoice(with: PersonaChoice)
    case finishLorebook(with: Lorebook)
    case finishLorebookEntry(with: SavedLorebook)
    case finishPersona(with: Persona)
    case finishTemplate(with: PromptTemplate)
    case showAlert(for: String)
    case showChat(with: Avatar)
    case showLorebook(_ lorebook: Lorebook)
    case showLorebookPlaces(of: Lorebook)
    case showLorebooks
    case showPersonas
    case showPreset(of: Avatar)
    case showSettings
    case showTemplates
    case tryCharacter(_ draft: AvatarDraft, changing: Avatar.ID?)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForFile(titled:action:suggesting:)` answers.
  public var onAskForFile: (@MainActor (String, String, String) async -> String?)?
  /// What `confirm(_:)` answers.
  public var onConfirm: (@MainActor (Question) async -> Bool)?
  /// What `createAvatar()` answers.
  public var onCreateAvatar: (@MainActor () async -> Avatar?)?
  /// What `createLorebook()` answers.
  public var onCreateLorebook: (@MainActor () async -> Lorebook?)?
  /// What `createLorebookEntry(in:)` answers.
  public var onCreateLorebookEntry: (@MainActor (Lorebook) async -> SavedLorebook?)?
  /// What `createPersona()` answers.
  public var onCreatePersona: (@MainActor () async -> Persona?)?
  /// What `createTemplate()` answers.
  public var onCreateTemplate: (@MainActor () async -> PromptTemplate?)?
  /// What `editAvatar(_:)` answers.
  public var onEditAvatar: (@MainActor (Avatar) async -> Avatar?)?
  /// What `editCharacterLorebook(_:of:named:)` answers.
  public var onEditCharacterLorebook: (@MainActor (String, Avatar.ID?, String) async -> AsyncStream<String>)?
  /// What `editLorebook(_:)` answers.
  public var onEditLorebook: (@MainActor (LorebookDetails) async -> Lorebook?)?
  /// What `editLorebookEntry(_:at:of:)` answers.
  public var onEditLorebookEntry: (@MainActor (LorebookEntry, Int, Lorebook) async -> SavedLorebook?)?
  /// What `editPersona(_:)` answers.
  public var onEditPersona: (@MainActor (Persona) async -> Persona?)?
  /// What `editTemplate(_:)` answers.
  public var onEditTemplate: (@MainActor (PromptTemplate) async -> PromptTemplate?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askForFile(titled title: String, action: String, suggesting path: String) async -> String? {
    record(.askForFile(titled: title, action: action, suggesting: path))
    guard let onAskForFile else {
      return Unanswered.call(
        "RecordingProfileRouter.askForFile(titled:action:suggesting:)", set: "onAskForFile", default: nil)
    }
    return await onAskForFile(title, action, path)
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

  public func createLorebook() async -> Lorebook? {
    record(.createLorebook)
    guard let onCreateLorebook else {
      return Unanswered.call("RecordingProfileRouter.createLorebook()", set: "onCreateLorebook", default: nil)
    }
    return await onCreateLorebook()
  }

  public func createLorebookEntry(in lorebook: Lorebook) async -> SavedLorebook? {
    record(.createLorebookEntry(in: lorebook))
    guard let onCreateLorebookEntry else {
      return Unanswered.call(
        "RecordingProfileRouter.createLorebookEntry(in:)", set: "onCreateLorebookEntry", default: nil)
    }
    return await onCreateLorebookEntry(lorebook)
  }

  public func createPersona() async -> Persona? {
    record(.createPersona)
    guard let onCreatePersona else {
      return Unanswered.call("RecordingProfileRouter.createPersona()", set: "onCreatePersona", default: nil)
    }
    return await onCreatePersona()
  }

  public func createTemplate() async -> PromptTemplate? {
    record(.createTemplate)
    guard let onCreateTemplate else {
      return Unanswered.call("RecordingProfileRouter.createTemplate()", set: "onCreateTemplate", default: nil)
    }
    return await onCreateTemplate()
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

  public func editCharacterLorebook(_ text: String, of avatar: Avatar.ID?, named name: String) async -> AsyncStream<
    String
  > {
    record(.editCharacterLorebook(text, of: avatar, named: name))
    guard let onEditCharacterLorebook else {
      return Unanswered.call(
        "RecordingProfileRouter.editCharacterLorebook(_:of:named:)", set: "onEditCharacterLorebook",
        default: AsyncStream { $0.finish() })
    }
    return await onEditCharacterLorebook(text, avatar, name)
  }

  public func editLorebook(_ details: LorebookDetails) async -> Lorebook? {
    record(.editLorebook(details))
    guard let onEditLorebook else {
      return Unanswered.call("RecordingProfileRouter.editLorebook(_:)", set: "onEditLorebook", default: nil)
    }
    return await onEditLorebook(details)
  }

  public func editLorebookEntry(_ entry: LorebookEntry, at place: Int, of lorebook: Lorebook) async -> SavedLorebook? {
    record(.editLorebookEntry(entry, at: place, of: lorebook))
    guard let onEditLorebookEntry else {
      return Unanswered.call(
        "RecordingProfileRouter.editLorebookEntry(_:at:of:)", set: "onEditLorebookEntry", default: nil)
    }
    return await onEditLorebookEntry(entry, place, lorebook)
  }

  public func editPersona(_ persona: Persona) async -> Persona? {
    record(.editPersona(persona))
    guard let onEditPersona else {
      return Unanswered.call("RecordingProfileRouter.editPersona(_:)", set: "onEditPersona", default: nil)
    }
    return await onEditPersona(persona)
  }

  public func editTemplate(_ template: PromptTemplate) async -> PromptTemplate? {
    record(.editTemplate(template))
    guard let onEditTemplate else {
      return Unanswered.call("RecordingProfileRouter.editTemplate(_:)", set: "onEditTemplate", default: nil)
    }
    return await onEditTemplate(template)
  }

  public func finish(with avatar: Avatar) {
    record(.finish(with: avatar))
  }

  public func finishChoice(with choice: PersonaChoice) {
    record(.finishChoice(with: choice))
  }

  public func finishLorebook(with lorebook: Lorebook) {
    record(.finishLorebook(with: lorebook))
  }

  public func finishLorebookEntry(with before: SavedLorebook) {
    record(.finishLorebookEntry(with: before))
  }

  public func finishPersona(with persona: Persona) {
    record(.finishPersona(with: persona))
  }

  public func finishTemplate(with template: PromptTemplate) {
    record(.finishTemplate(with: template))
  }

  public func showAlert(for error: any Error) {
    record(.showAlert(for: "\(error)"))
  }

  public func showChat(with avatar: Avatar) {
    record(.showChat(with: avatar))
  }

  public func showLorebook(_ lorebook: Lorebook) {
    record(.showLorebook(lorebook))
  }

  public func showLorebookPlaces(of lorebook: Lorebook) async {
    record(.showLorebookPlaces(of: lorebook))
  }

  public func showLorebooks() {
    record(.showLorebooks)
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

  public func showTemplates() {
    record(.showTemplates)
  }

  public func tryCharacter(_ draft: AvatarDraft, changing edited: Avatar.ID?) async {
    record(.tryCharacter(draft, changing: edited))
  }
}
