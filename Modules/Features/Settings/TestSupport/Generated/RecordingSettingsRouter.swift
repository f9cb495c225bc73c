// Generated from DevSettingsRouter.swift, ModelPickerRouter.swift and SettingsRouter.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Settings
public import TerminalUI

/// Notes where the screens of Settings wanted to lead.
@MainActor public final class RecordingSettingsRouter: DevSettingsRouter, ModelPickerRouter, SettingsRouter {
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case askForBudget(now: Money?)
    case askForValue(of: String, now: String, hint: String)
    case chooseUsualModel(now: ModelChoice)
    case confirmDeletion(ofAccountNamed: String?, with: ProfileContents)
    case confirmEventDeletion
    case confirmSignOut(_ contents: ProfileContents)
    case dismissScreen
    case featureLines(in: Language)
    case finish(with: ModelPreference)
    case navigationLines(in: Language)
    case saveProfile
    case showAbout
    case showAlert(for: String)
    case showDevSettings
    case showEventLog
    case showProfiles
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForBudget(now:)` answers.
  public var onAskForBudget: (@MainActor (Money?) async -> String?)?
  /// What `askForValue(of:now:hint:)` answers.
  public var onAskForValue: (@MainActor (String, String, String) async -> String?)?
  /// What `chooseUsualModel(now:)` answers.
  public var onChooseUsualModel: (@MainActor (ModelChoice) async -> ModelSelection?)?
  /// What `confirmDeletion(ofAccountNamed:with:)` answers.
  public var onConfirmDeletion: (@MainActor (String?, ProfileContents) async -> Bool)?
  /// What `confirmEventDeletion()` answers.
  public var onConfirmEventDeletion: (@MainActor () async -> Bool)?
  /// What `confirmSignOut(_:)` answers.
  public var onConfirmSignOut: (@MainActor (ProfileContents) async -> Bool)?
  /// What `featureLines(in:)` answers.
  public var onFeatureLines: (@MainActor (Language) -> [String])?
  /// What `navigationLines(in:)` answers.
  public var onNavigationLines: (@MainActor (Language) -> [String])?
  /// What `saveProfile()` answers.
  public var onSaveProfile: (@MainActor () async -> UserProfile?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Told of each call, after it is noted.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func note(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askForBudget(now budget: Money?) async -> String? {
    note(.askForBudget(now: budget))
    guard let onAskForBudget else {
      return Unanswered.call("RecordingSettingsRouter.askForBudget(now:)", set: "onAskForBudget", default: nil)
    }
    return await onAskForBudget(budget)
  }

  public func askForValue(of option: String, now value: String, hint: String) async -> String? {
    note(.askForValue(of: option, now: value, hint: hint))
    guard let onAskForValue else {
      return Unanswered.call("RecordingSettingsRouter.askForValue(of:now:hint:)", set: "onAskForValue", default: nil)
    }
    return await onAskForValue(option, value, hint)
  }

  public func chooseUsualModel(now: ModelChoice) async -> ModelSelection? {
    note(.chooseUsualModel(now: now))
    guard let onChooseUsualModel else {
      return Unanswered.call("RecordingSettingsRouter.chooseUsualModel(now:)", set: "onChooseUsualModel", default: nil)
    }
    return await onChooseUsualModel(now)
  }

  public func confirmDeletion(ofAccountNamed name: String?, with contents: ProfileContents) async -> Bool {
    note(.confirmDeletion(ofAccountNamed: name, with: contents))
    guard let onConfirmDeletion else {
      return Unanswered.call(
        "RecordingSettingsRouter.confirmDeletion(ofAccountNamed:with:)", set: "onConfirmDeletion", default: false)
    }
    return await onConfirmDeletion(name, contents)
  }

  public func confirmEventDeletion() async -> Bool {
    note(.confirmEventDeletion)
    guard let onConfirmEventDeletion else {
      return Unanswered.call(
        "RecordingSettingsRouter.confirmEventDeletion()", set: "onConfirmEventDeletion", default: false)
    }
    return await onConfirmEventDeletion()
  }

  public func confirmSignOut(_ contents: ProfileContents) async -> Bool {
    note(.confirmSignOut(contents))
    guard let onConfirmSignOut else {
      return Unanswered.call("RecordingSettingsRouter.confirmSignOut(_:)", set: "onConfirmSignOut", default: false)
    }
    return await onConfirmSignOut(contents)
  }

  public func dismissScreen() {
    note(.dismissScreen)
  }

  public func featureLines(in language: Language) -> [String] {
    note(.featureLines(in: language))
    guard let onFeatureLines else {
      return Unanswered.call("RecordingSettingsRouter.featureLines(in:)", set: "onFeatureLines", default: [])
    }
    return onFeatureLines(language)
  }

  public func finish(with preference: ModelPreference) {
    note(.finish(with: preference))
  }

  public func navigationLines(in language: Language) -> [String] {
    note(.navigationLines(in: language))
    guard let onNavigationLines else {
      return Unanswered.call("RecordingSettingsRouter.navigationLines(in:)", set: "onNavigationLines", default: [])
    }
    return onNavigationLines(language)
  }

  public func saveProfile() async -> UserProfile? {
    note(.saveProfile)
    guard let onSaveProfile else {
      return Unanswered.call("RecordingSettingsRouter.saveProfile()", set: "onSaveProfile", default: nil)
    }
    return await onSaveProfile()
  }

  public var sections: [SettingsSection] = []

  public func showAbout() {
    note(.showAbout)
  }

  public func showAlert(for error: any Error) {
    note(.showAlert(for: "\(error)"))
  }

  public func showDevSettings() {
    note(.showDevSettings)
  }

  public func showEventLog() {
    note(.showEventLog)
  }

  public func showProfiles() {
    note(.showProfiles)
  }
}
