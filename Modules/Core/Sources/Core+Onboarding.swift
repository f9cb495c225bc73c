import AccountLifecycle
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

extension CoreInteractor: WelcomeInteractor, TerminalCheckInteractor, FirstModelInteractor, PasteKeyInteractor,
  CompletedInteractor, ProfilesInteractor, SaveProfileInteractor, ArchivesInteractor, ProfileCommandsInteractor
{}

extension CoreRouter: WelcomeRouter, IntroRouter, CommunityRouter, TerminalCheckRouter, FirstModelRouter,
  PasteKeyRouter, ColorRouter, CompletedRouter, ProfilesRouter, SaveProfileRouter, ArchivesRouter
{
  func showSteps(_ steps: [OnboardingProgress.Step], color: ProfileColor?) {
    router.showScreens(steps.map { step in Route { place in builder.screen(of: step, color: color, at: place) } })
  }

  func showIntro() {
    router.showScreen { place in builder.onboarding.intro(at: place) }
  }

  func showCommunity() {
    router.showScreen { place in builder.onboarding.community(at: place) }
  }

  func showTerminalCheck() {
    router.showScreen { place in builder.onboarding.terminalCheck(at: place) }
  }

  func showFirstModel() {
    router.showScreen { place in builder.onboarding.firstModel(at: place) }
  }

  func pasteKey() async -> KeyEndpoint? {
    guard lead(to: .onboarding, {}) else { return nil }
    return await router.showScreen(.sheet, returning: KeyEndpoint.self) { place in
      builder.onboarding.pasteKey(at: place)
    }
  }

  func keyIsKept(for endpoint: KeyEndpoint) {
    router.finish(with: endpoint)
  }

  func showColor() {
    router.showScreen { place in builder.onboarding.color(at: place) }
  }

  func showCompleted(color: ProfileColor) {
    router.showScreen { place in builder.onboarding.completed(CompletedParameters(color: color), at: place) }
  }

  func saveProfile() async -> UserProfile? {
    guard lead(to: .onboarding, {}) else { return nil }
    return await router.showScreen(.sheet, returning: UserProfile.self) { place in
      builder.onboarding.saveProfile(at: place)
    }
  }

  func finish(with profile: UserProfile) {
    router.finish(with: profile)
  }

  func showProfiles() {
    lead(to: .onboarding) {
      router.showScreen(.sheet, link: Link(["profiles"])) { place in builder.onboarding.profiles(at: place) }
    }
  }

  func confirmLeaving(_ contents: ProfileContents) async -> Bool {
    await router.confirm(
      title: language.leaveAnonymousTitle, message: language.leaveAnonymousMessage(contents),
      action: language.leaveProfile, cancel: language.cancel)
  }

  func confirmDiscarding() async -> Bool {
    await router.confirm(
      title: language.discardFormTitle, message: "", action: language.discard, cancel: language.keepWriting)
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

  /// What is wrong with no path at all.
  private var somePath: @MainActor (String) -> String? {
    { [language] in $0.allSatisfy(\.isWhitespace) ? language.pathIsWanted : nil }
  }

  func showOutcome(titled title: String, _ words: String, offersProfiles: Bool) {
    let way = AlertButton(language.showProfiles) { showProfiles() }
    router.showAlert(
      title: title, message: words,
      buttons: (offersProfiles ? [way] : []) + [AlertButton(language.ok, role: .cancel)])
  }

  func confirmImportingSettings(_ words: String) async -> Bool {
    await router.confirm(
      title: language.takeSettingsTitle, message: words + " " + language.takeSettingsMessage,
      action: language.takeSettings, cancel: language.leaveSettings)
  }

  func confirmReplacing(_ path: String) async -> Bool {
    await router.confirm(
      title: language.replaceFileTitle(path), message: language.replaceFileMessage, action: language.replace,
      cancel: language.cancel)
  }
}

extension CoreBuilder {
  var onboarding: OnboardingBuilder { OnboardingBuilder(interactor: interactor, router: router) }

  /// The screen of a step, as a person left it.
  fileprivate func screen(of step: OnboardingProgress.Step, color: ProfileColor?, at place: Place) -> AnyView {
    switch step {
    case .intro: AnyView(onboarding.intro(at: place))
    case .community: AnyView(onboarding.community(at: place))
    case .terminal: AnyView(onboarding.terminalCheck(at: place))
    case .model: AnyView(onboarding.firstModel(at: place))
    case .color: AnyView(onboarding.color(chosen: color, at: place))
    case .completed: AnyView(onboarding.completed(CompletedParameters(color: color ?? .blue), at: place))
    }
  }
}

extension CoreFeature {
  /// The screens before the tabs.
  public static let onboarding = CoreFeature("onboarding", commands: ["profiles"], addresses: ["profiles"]) {
    $0.onboarding
  }
}
