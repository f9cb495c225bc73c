// Generated from ArchivesContract.swift, ColorPresenter.swift, CommunityPresenter.swift, CompletedContract.swift, FirstModelContract.swift, IntroPresenter.swift, OnboardingFeatureInteractor.swift, PasteKeyContract.swift, ProfilesContract.swift, SaveProfileContract.swift, TerminalCheckPresenter.swift and WelcomePresenter.swift by `Tools/feature doubles Onboarding`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
public import FeatureKit
import FeatureKitTestSupport
public import Onboarding

/// Notes where the screens of Onboarding wanted to lead.
@MainActor
public final class RecordingOnboardingRouter: ArchivesRouter, ColorRouter, CommunityRouter, CompletedRouter,
  FirstModelRouter, IntroRouter, OnboardingFeatureRouter, PasteKeyRouter, ProfilesRouter, SaveProfileRouter,
  TerminalCheckRouter, WelcomeRouter
{
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case askForExportFile(suggesting: String)
    case askForImportFile(suggesting: String)
    case chooseUsualModel(now: ModelSelection)
    case confirm(_ question: Question)
    case dismissScreen
    case finish(with: UserProfile)
    case finishWithKey(for: KeyEndpoint)
    case pasteKey
    case showAlert(for: String)
    case showColor
    case showCommunity
    case showCompleted(color: ProfileColor)
    case showFirstModel
    case showIntro
    case showOutcome(titled: String, _ words: String, offersProfiles: Bool)
    case showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?)
    case showTerminalCheck
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForExportFile(suggesting:)` answers.
  public var onAskForExportFile: (@MainActor (String) async -> String?)?
  /// What `askForImportFile(suggesting:)` answers.
  public var onAskForImportFile: (@MainActor (String) async -> String?)?
  /// What `chooseUsualModel(now:)` answers.
  public var onChooseUsualModel: (@MainActor (ModelSelection) async -> ModelSelection?)?
  /// What `confirm(_:)` answers.
  public var onConfirm: (@MainActor (Question) async -> Bool)?
  /// What `pasteKey()` answers.
  public var onPasteKey: (@MainActor () async -> KeyEndpoint?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askForExportFile(suggesting path: String) async -> String? {
    record(.askForExportFile(suggesting: path))
    guard let onAskForExportFile else {
      return Unanswered.call(
        "RecordingOnboardingRouter.askForExportFile(suggesting:)", set: "onAskForExportFile", default: nil)
    }
    return await onAskForExportFile(path)
  }

  public func askForImportFile(suggesting path: String) async -> String? {
    record(.askForImportFile(suggesting: path))
    guard let onAskForImportFile else {
      return Unanswered.call(
        "RecordingOnboardingRouter.askForImportFile(suggesting:)", set: "onAskForImportFile", default: nil)
    }
    return await onAskForImportFile(path)
  }

  public func chooseUsualModel(now: ModelSelection) async -> ModelSelection? {
    record(.chooseUsualModel(now: now))
    guard let onChooseUsualModel else {
      return Unanswered.call(
        "RecordingOnboardingRouter.chooseUsualModel(now:)", set: "onChooseUsualModel", default: nil)
    }
    return await onChooseUsualModel(now)
  }

  public func confirm(_ question: Question) async -> Bool {
    record(.confirm(question))
    guard let onConfirm else {
      return Unanswered.call("RecordingOnboardingRouter.confirm(_:)", set: "onConfirm", default: false)
    }
    return await onConfirm(question)
  }

  public func dismissScreen() {
    record(.dismissScreen)
  }

  public func finish(with profile: UserProfile) {
    record(.finish(with: profile))
  }

  public func finishWithKey(for endpoint: KeyEndpoint) {
    record(.finishWithKey(for: endpoint))
  }

  public func pasteKey() async -> KeyEndpoint? {
    record(.pasteKey)
    guard let onPasteKey else {
      return Unanswered.call("RecordingOnboardingRouter.pasteKey()", set: "onPasteKey", default: nil)
    }
    return await onPasteKey()
  }

  public func showAlert(for error: any Error) {
    record(.showAlert(for: "\(error)"))
  }

  public func showColor() {
    record(.showColor)
  }

  public func showCommunity() {
    record(.showCommunity)
  }

  public func showCompleted(color: ProfileColor) {
    record(.showCompleted(color: color))
  }

  public func showFirstModel() {
    record(.showFirstModel)
  }

  public func showIntro() {
    record(.showIntro)
  }

  public func showOutcome(titled title: String, _ words: String, offersProfiles: Bool) {
    record(.showOutcome(titled: title, words, offersProfiles: offersProfiles))
  }

  public func showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?) {
    record(.showSteps(steps, color: color))
  }

  public func showTerminalCheck() {
    record(.showTerminalCheck)
  }
}
