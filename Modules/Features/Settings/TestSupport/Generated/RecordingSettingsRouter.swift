// Generated from AccountContract.swift, DataContract.swift, DevSettingsContract.swift, EventLogContract.swift, ModelPickerContract.swift, ModelSectionContract.swift, PreferencesContract.swift, ProgramContract.swift, RandomView.swift, ReminderContract.swift, SettingsContract.swift, SettingsFeatureInteractor.swift and SpendingContract.swift by `Tools/feature doubles Settings`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Settings

/// Notes where the screens of Settings wanted to lead.
@MainActor
public final class RecordingSettingsRouter: AboutRouter, AccountRouter, DataRouter, DevSettingsRouter, DeveloperRouter,
  EventLogRouter, ModelPickerRouter, ModelSectionRouter, PreferencesRouter, RandomRouter, ReminderQuestionRouter,
  SectionRouter, SettingsActionsRouter, SettingsFeatureRouter, SettingsRouter, SpendingRouter
{
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case askForBudget(now: Money?)
    case askForValue(of: String, titled: String, now: String, hint: String)
    case chooseUsualModel(now: ModelSelection)
    case confirm(_ question: Question)
    case confirmDeletion(ofAccountNamed: String?, with: ProfileContents, copies: [DataCopy])
    case dismissScreen
    case finish(with: ModelPreference)
    case finish(withConsent: ReminderConsent)
    case pasteKey
    case saveProfile
    case searchChanged(to: SettingsParameters)
    case showAbout
    case showAlert(for: String)
    case showArchives
    case showDevSettings
    case showEventLog
    case showPrivacy
    case showProfiles
    case showRandom
    case showSettings(_ parameters: SettingsParameters)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForBudget(now:)` answers.
  public var onAskForBudget: (@MainActor (Money?) async -> String?)?
  /// What `askForValue(of:titled:now:hint:)` answers.
  public var onAskForValue: (@MainActor (String, String, String, String) async -> String?)?
  /// What `chooseUsualModel(now:)` answers.
  public var onChooseUsualModel: (@MainActor (ModelSelection) async -> ModelSelection?)?
  /// What `confirm(_:)` answers.
  public var onConfirm: (@MainActor (Question) async -> Bool)?
  /// What `confirmDeletion(ofAccountNamed:with:copies:)` answers.
  public var onConfirmDeletion: (@MainActor (String?, ProfileContents, [DataCopy]) async -> BackupDisposition?)?
  /// What `pasteKey()` answers.
  public var onPasteKey: (@MainActor () async -> KeyEndpoint?)?
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

  public func askForBudget(now budget: Money?) async -> String? {
    record(.askForBudget(now: budget))
    guard let onAskForBudget else {
      return Unanswered.call("RecordingSettingsRouter.askForBudget(now:)", set: "onAskForBudget", default: nil)
    }
    return await onAskForBudget(budget)
  }

  public func askForValue(of key: String, titled title: String, now value: String, hint: String) async -> String? {
    record(.askForValue(of: key, titled: title, now: value, hint: hint))
    guard let onAskForValue else {
      return Unanswered.call(
        "RecordingSettingsRouter.askForValue(of:titled:now:hint:)", set: "onAskForValue", default: nil)
    }
    return await onAskForValue(key, title, value, hint)
  }

  public func chooseUsualModel(now: ModelSelection) async -> ModelSelection? {
    record(.chooseUsualModel(now: now))
    guard let onChooseUsualModel else {
      return Unanswered.call("RecordingSettingsRouter.chooseUsualModel(now:)", set: "onChooseUsualModel", default: nil)
    }
    return await onChooseUsualModel(now)
  }

  public func confirm(_ question: Question) async -> Bool {
    record(.confirm(question))
    guard let onConfirm else {
      return Unanswered.call("RecordingSettingsRouter.confirm(_:)", set: "onConfirm", default: false)
    }
    return await onConfirm(question)
  }

  public func confirmDeletion(ofAccountNamed name: String?, with contents: ProfileContents, copies: [DataCopy]) async
    -> BackupDisposition?
  {
    record(.confirmDeletion(ofAccountNamed: name, with: contents, copies: copies))
    guard let onConfirmDeletion else {
      return Unanswered.call(
        "RecordingSettingsRouter.confirmDeletion(ofAccountNamed:with:copies:)", set: "onConfirmDeletion", default: nil)
    }
    return await onConfirmDeletion(name, contents, copies)
  }

  public func dismissScreen() {
    record(.dismissScreen)
  }

  public func finish(with preference: ModelPreference) {
    record(.finish(with: preference))
  }

  public func finish(withConsent consent: ReminderConsent) {
    record(.finish(withConsent: consent))
  }

  public func pasteKey() async -> KeyEndpoint? {
    record(.pasteKey)
    guard let onPasteKey else {
      return Unanswered.call("RecordingSettingsRouter.pasteKey()", set: "onPasteKey", default: nil)
    }
    return await onPasteKey()
  }

  public func saveProfile() async -> UserProfile? {
    record(.saveProfile)
    guard let onSaveProfile else {
      return Unanswered.call("RecordingSettingsRouter.saveProfile()", set: "onSaveProfile", default: nil)
    }
    return await onSaveProfile()
  }

  public func searchChanged(to parameters: SettingsParameters) {
    record(.searchChanged(to: parameters))
  }

  public func showAbout() {
    record(.showAbout)
  }

  public func showAlert(for error: any Error) {
    record(.showAlert(for: "\(error)"))
  }

  public func showArchives() {
    record(.showArchives)
  }

  public func showDevSettings() {
    record(.showDevSettings)
  }

  public func showEventLog() {
    record(.showEventLog)
  }

  public func showPrivacy() {
    record(.showPrivacy)
  }

  public func showProfiles() {
    record(.showProfiles)
  }

  public func showRandom() {
    record(.showRandom)
  }

  public func showSettings(_ parameters: SettingsParameters) {
    record(.showSettings(parameters))
  }
}
