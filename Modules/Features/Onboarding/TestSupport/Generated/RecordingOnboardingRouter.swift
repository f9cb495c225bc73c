// Generated from ArchivesRouter.swift, ColorRouter.swift, CommunityRouter.swift, CompletedRouter.swift, FirstModelRouter.swift, IntroRouter.swift, PasteKeyRouter.swift, ProfilesRouter.swift, SaveProfileRouter.swift, TerminalCheckRouter.swift and WelcomeRouter.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Entities
import FeatureKitTestSupport
public import Onboarding

/// Notes where the screens of Onboarding wanted to lead.
@MainActor
public final class RecordingOnboardingRouter: ArchivesRouter, ColorRouter, CommunityRouter, CompletedRouter,
  FirstModelRouter, IntroRouter, PasteKeyRouter, ProfilesRouter, SaveProfileRouter, TerminalCheckRouter, WelcomeRouter
{
  /// A verb that was asked for, with what it was given.
  public enum Call: Equatable {
    case askForExportFile(suggesting: String)
    case askForImportFile
    case chooseUsualModel(now: ModelChoice)
    case confirmLeaving(_ contents: ProfileContents)
    case confirmReplacing(_ path: String)
    case dismissScreen
    case finish(with: UserProfile)
    case keyIsKept(for: KeyEndpoint)
    case pasteKey
    case showAlert(for: String)
    case showColor
    case showCommunity
    case showCompleted(color: ProfileColor)
    case showFirstModel
    case showIntro
    case showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?)
    case showTerminalCheck
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askForExportFile(suggesting:)` answers.
  public var onAskForExportFile: (@MainActor (String) async -> String?)?
  /// What `askForImportFile()` answers.
  public var onAskForImportFile: (@MainActor () async -> String?)?
  /// What `chooseUsualModel(now:)` answers.
  public var onChooseUsualModel: (@MainActor (ModelChoice) async -> ModelSelection?)?
  /// What `confirmLeaving(_:)` answers.
  public var onConfirmLeaving: (@MainActor (ProfileContents) async -> Bool)?
  /// What `confirmReplacing(_:)` answers.
  public var onConfirmReplacing: (@MainActor (String) async -> Bool)?
  /// What `pasteKey()` answers.
  public var onPasteKey: (@MainActor () async -> KeyEndpoint?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Told of each call, after it is noted.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func note(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askForExportFile(suggesting path: String) async -> String? {
    note(.askForExportFile(suggesting: path))
    guard let onAskForExportFile else {
      return Unanswered.call(
        "RecordingOnboardingRouter.askForExportFile(suggesting:)", set: "onAskForExportFile", default: nil)
    }
    return await onAskForExportFile(path)
  }

  public func askForImportFile() async -> String? {
    note(.askForImportFile)
    guard let onAskForImportFile else {
      return Unanswered.call("RecordingOnboardingRouter.askForImportFile()", set: "onAskForImportFile", default: nil)
    }
    return await onAskForImportFile()
  }

  public func chooseUsualModel(now: ModelChoice) async -> ModelSelection? {
    note(.chooseUsualModel(now: now))
    guard let onChooseUsualModel else {
      return Unanswered.call(
        "RecordingOnboardingRouter.chooseUsualModel(now:)", set: "onChooseUsualModel", default: nil)
    }
    return await onChooseUsualModel(now)
  }

  public func confirmLeaving(_ contents: ProfileContents) async -> Bool {
    note(.confirmLeaving(contents))
    guard let onConfirmLeaving else {
      return Unanswered.call("RecordingOnboardingRouter.confirmLeaving(_:)", set: "onConfirmLeaving", default: false)
    }
    return await onConfirmLeaving(contents)
  }

  public func confirmReplacing(_ path: String) async -> Bool {
    note(.confirmReplacing(path))
    guard let onConfirmReplacing else {
      return Unanswered.call(
        "RecordingOnboardingRouter.confirmReplacing(_:)", set: "onConfirmReplacing", default: false)
    }
    return await onConfirmReplacing(path)
  }

  public func dismissScreen() {
    note(.dismissScreen)
  }

  public func finish(with profile: UserProfile) {
    note(.finish(with: profile))
  }

  public func keyIsKept(for endpoint: KeyEndpoint) {
    note(.keyIsKept(for: endpoint))
  }

  public func pasteKey() async -> KeyEndpoint? {
    note(.pasteKey)
    guard let onPasteKey else {
      return Unanswered.call("RecordingOnboardingRouter.pasteKey()", set: "onPasteKey", default: nil)
    }
    return await onPasteKey()
  }

  public func showAlert(for error: any Error) {
    note(.showAlert(for: "\(error)"))
  }

  public func showColor() {
    note(.showColor)
  }

  public func showCommunity() {
    note(.showCommunity)
  }

  public func showCompleted(color: ProfileColor) {
    note(.showCompleted(color: color))
  }

  public func showFirstModel() {
    note(.showFirstModel)
  }

  public func showIntro() {
    note(.showIntro)
  }

  public func showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?) {
    note(.showSteps(steps, color: color))
  }

  public func showTerminalCheck() {
    note(.showTerminalCheck)
  }
}
