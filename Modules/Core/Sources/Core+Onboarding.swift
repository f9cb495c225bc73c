import AccountLifecycle
import CommandLine
import Configuration
import Conversations
import Entities
import FeatureKit
import LanguageModels
import Navigation
import Onboarding
import Experiments
import Storage
import Telemetry
import TerminalUI

extension CoreInteractor: OnboardingFeatureInteractor {}

extension CoreRouter: OnboardingFeatureRouter {
  func showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?) {
    router.showScreens(steps.map { step in Route { context in builder.screen(of: step, color: color, at: context) } })
  }

  func showIntro() {
    router.showScreen { context in builder.onboarding.intro(at: context) }
  }

  func showCommunity() {
    router.showScreen { context in builder.onboarding.community(at: context) }
  }

  func showTerminalCheck() {
    router.showScreen { context in builder.onboarding.terminalCheck(at: context) }
  }

  func showFirstModel() {
    router.showScreen { context in builder.onboarding.firstModel(at: context) }
  }

  func pasteKey() async -> KeyEndpoint? {
    guard lead(to: .onboarding, {}) else { return nil }
    return await router.showScreen(.sheet, returning: KeyEndpoint.self) { context in
      builder.onboarding.pasteKey(at: context)
    }
  }

  func finishWithKey(for endpoint: KeyEndpoint) {
    router.finish(with: endpoint)
  }

  func showColor() {
    router.showScreen { context in builder.onboarding.color(at: context) }
  }

  func showCompleted(color: ProfileColor) {
    router.showScreen { context in builder.onboarding.completed(CompletedParameters(color: color), at: context) }
  }

  func saveProfile() async -> UserProfile? {
    guard lead(to: .onboarding, {}) else { return nil }
    return await router.showScreen(.sheet, returning: UserProfile.self) { context in
      builder.onboarding.saveProfile(at: context)
    }
  }

  func finish(with profile: UserProfile) {
    router.finish(with: profile)
  }

  func showProfiles() {
    lead(to: .onboarding) {
      router.showScreen(.sheet, link: Link(["profiles"])) { context in builder.onboarding.profiles(at: context) }
    }
  }

  func askForExportFile(suggesting path: String) async -> String? {
    await router.ask(
      title: language.exportTitle, prompt: language.filePrompt, text: path, action: language.exportAction,
      cancel: language.cancel, check: somePath)
  }

  func askForImportFile(suggesting path: String) async -> String? {
    await router.ask(
      title: language.importTitle, prompt: language.filePrompt, text: path, action: language.importAction,
      cancel: language.cancel, check: somePath)
  }

  /// Refuses an empty path.
  private var somePath: @MainActor (String) -> String? {
    { [language] in $0.allSatisfy(\.isWhitespace) ? language.pathIsWanted : nil }
  }

  func showOutcome(titled title: String, _ words: String, offersProfiles: Bool) {
    let way = AlertButton(language.showProfiles) { showProfiles() }
    router.showAlert(
      title: title, message: words,
      buttons: (offersProfiles ? [way] : []) + [AlertButton(language.ok, role: .cancel)])
  }
}

extension CoreBuilder {
  var onboarding: OnboardingBuilder { OnboardingBuilder(interactor: interactor, router: router) }

  /// The screen of a step, as the user left it.
  fileprivate func screen(of step: OnboardingProgress.Step, color: ProfileColor?, at context: NavigationContext)
    -> AnyView
  {
    switch step {
    case .intro: AnyView(onboarding.intro(at: context))
    case .community: AnyView(onboarding.community(at: context))
    case .terminal: AnyView(onboarding.terminalCheck(at: context))
    case .model: AnyView(onboarding.firstModel(at: context))
    case .color: AnyView(onboarding.color(chosen: color, at: context))
    case .completed: AnyView(onboarding.completed(CompletedParameters(color: color ?? .usual), at: context))
    }
  }
}

extension CoreFeature {
  /// The screens before the tabs.
  public static let onboarding = CoreFeature("onboarding", commands: ["profiles"], addresses: ["profiles"]) {
    $0.onboarding
  }
}
