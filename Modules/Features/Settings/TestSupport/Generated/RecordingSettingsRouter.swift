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
    case confirmAccountDeletion
    case confirmEventDeletion
    case confirmSignOut
    case dismissScreen
    case featureLines(in: Language)
    case finish(with: ModelPreference)
    case navigationLines(in: Language)
    case showAbout
    case showAlert(for: String)
    case showDevSettings
    case showEventLog
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
  /// What `confirmAccountDeletion()` answers.
  public var onConfirmAccountDeletion: (@MainActor () async -> Bool)?
  /// What `confirmEventDeletion()` answers.
  public var onConfirmEventDeletion: (@MainActor () async -> Bool)?
  /// What `confirmSignOut()` answers.
  public var onConfirmSignOut: (@MainActor () async -> Bool)?
  /// What `featureLines(in:)` answers.
  public var onFeatureLines: (@MainActor (Language) -> [String])?
  /// What `navigationLines(in:)` answers.
  public var onNavigationLines: (@MainActor (Language) -> [String])?

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

  public func confirmAccountDeletion() async -> Bool {
    note(.confirmAccountDeletion)
    guard let onConfirmAccountDeletion else {
      return Unanswered.call(
        "RecordingSettingsRouter.confirmAccountDeletion()", set: "onConfirmAccountDeletion", default: false)
    }
    return await onConfirmAccountDeletion()
  }

  public func confirmEventDeletion() async -> Bool {
    note(.confirmEventDeletion)
    guard let onConfirmEventDeletion else {
      return Unanswered.call(
        "RecordingSettingsRouter.confirmEventDeletion()", set: "onConfirmEventDeletion", default: false)
    }
    return await onConfirmEventDeletion()
  }

  public func confirmSignOut() async -> Bool {
    note(.confirmSignOut)
    guard let onConfirmSignOut else {
      return Unanswered.call("RecordingSettingsRouter.confirmSignOut()", set: "onConfirmSignOut", default: false)
    }
    return await onConfirmSignOut()
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
}
