// Generated from ModelPickerRouter.swift and SettingsRouter.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Settings

/// Notes where the screens of Settings wanted to lead.
@MainActor public final class RecordingSettingsRouter: ModelPickerRouter, SettingsRouter {
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case askForBudget(now: Money?)
    case chooseUsualModel(now: ModelChoice)
    case confirmAccountDeletion
    case confirmSignOut
    case dismissScreen
    case finish(with: ModelPreference)
    case showAbout
    case showAlert(for: String)
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForBudget(now:)` answers.
  public var onAskForBudget: (@MainActor (Money?) async -> String?)?
  /// What `chooseUsualModel(now:)` answers.
  public var onChooseUsualModel: (@MainActor (ModelChoice) async -> ModelSelection?)?
  /// What `confirmAccountDeletion()` answers.
  public var onConfirmAccountDeletion: (@MainActor () async -> Bool)?
  /// What `confirmSignOut()` answers.
  public var onConfirmSignOut: (@MainActor () async -> Bool)?

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

  public func finish(with preference: ModelPreference) {
    note(.finish(with: preference))
  }

  public var sections: [SettingsSection] = []

  public func showAbout() {
    note(.showAbout)
  }

  public func showAlert(for error: any Error) {
    note(.showAlert(for: "\(error)"))
  }
}
