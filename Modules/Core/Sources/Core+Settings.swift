import Conversations
import AccountLifecycle
import Configuration
import Entities
import Experiments
import FeatureKit
import LanguageModels
import Navigation
import ReminderDelivery
import Settings
import Spending
import Storage
import Telemetry
import TerminalUI

extension CoreInteractor: SettingsFeatureInteractor {}

extension CoreRouter: SettingsFeatureRouter {
  func showSettings() {
    lead(to: .settings) {
      router.showScreen(.sheet, link: Link(["settings"])) { context in builder.settings.settings(at: context) }
    }
  }

  func showSettings(_ parameters: SettingsParameters) {
    router.showScreen(.sheet, link: Link(parameters.path, query: parameters.values)) { context in
      builder.settings.settings(parameters, at: context)
    }
  }

  func searchChanged(to parameters: SettingsParameters) {
    router.moveTo(Link(parameters.path, query: parameters.values))
  }

  func showAbout() {
    router.showScreen(link: Link(["about"])) { context in builder.settings.about(at: context) }
  }

  func showDevSettings() {
    lead(to: .settings) {
      router.showScreen(link: Link(["developer"])) { context in builder.settings.devSettings(at: context) }
    }
  }

  func showRandom() {
    router.showScreen { context in builder.settings.random(at: context) }
  }

  func showEventLog() {
    router.showScreen(link: Link(["log"])) { context in builder.settings.eventLog(at: context) }
  }

  func showPrivacy() {
    router.showScreen { context in builder.settings.settings(SettingsParameters(section: "privacy"), at: context) }
  }

  func chooseUsualModel(now: ModelSelection) async -> ModelSelection? {
    guard lead(to: .settings, {}), case .selection(let selection)? = await pickModel(.everywhere(now: now)) else {
      return nil
    }
    return selection
  }

  func chooseModel(for conversation: ConversationModel) async -> ModelPreference? {
    guard lead(to: .settings, {}) else { return nil }
    return await pickModel(.conversation(conversation))
  }

  func chooseModelOfAvatar(now: ConversationModel) async -> ModelPreference? {
    guard lead(to: .settings, {}) else { return nil }
    return await pickModel(.avatar(now))
  }

  func askForReminders() async -> ReminderConsent? {
    guard lead(to: .settings, {}) else { return nil }
    return await router.showModal(returning: ReminderConsent.self) { context in
      builder.settings.reminderQuestion(at: context)
    }
  }

  func finish(withConsent consent: ReminderConsent) {
    router.finish(with: consent)
  }

  func askForValue(of key: String, titled title: String, now value: String, hint: String) async -> String? {
    await router.ask(
      title: title, message: hint, prompt: title, text: value, action: language.save, cancel: language.cancel,
      check: problem(of: key))
  }

  func askForBudget(now budget: Money?) async -> String? {
    await askForBudget(
      language.budgetNow(budget) + " " + language.emptyBudgetMeansNone, in: budget?.currency,
      check: problem(of: "monthly_budget"))
  }

  /// The error of a text as the value of an option; nil where there is none.
  private func problem(of key: String) -> @MainActor (String) -> String? {
    { [language, interactor = builder.interactor] in
      interactor.expectation(of: key, insteadOf: $0).map { language($0) }
    }
  }

  func showArchives() {
    lead(to: .onboarding) {
      router.showScreen { context in builder.settings.settings(SettingsParameters(section: "archives"), at: context) }
    }
  }

  private func pickModel(_ parameters: ModelPickerParameters) async -> ModelPreference? {
    await router.showScreen(.sheet, returning: ModelPreference.self) { context in
      builder.settings.modelPicker(parameters, at: context)
    }
  }

  func finish(with preference: ModelPreference) {
    router.finish(with: preference)
  }

  func confirmDeletion(
    ofAccountNamed name: String?, with contents: ProfileContents, copies: [DataCopy]
  ) async -> BackupDisposition? {
    await withCheckedContinuation { continuation in
      func button(_ title: String, _ disposition: BackupDisposition) -> AlertButton {
        AlertButton(title, role: .destructive) { continuation.resume(returning: disposition) }
      }
      let title = language.deleteAccountTitle(name)
      router.showAlert(
        title: title, message: language.deleteAccountMessage(contents, copies: copies),
        buttons: (copies.isEmpty ? [] : [button(language.deleteWithCopies, .deleted)]) + [
          button(copies.isEmpty ? language.delete : language.deleteWithoutCopies, .kept),
          AlertButton(language.cancel, role: .cancel) { continuation.resume(returning: nil) },
        ])
    }
  }
}

extension CoreBuilder: CompositionInteractor {
  var settings: SettingsBuilder { SettingsBuilder(interactor: interactor, composition: self, router: router) }

  var featureNames: [String] { (selection.present + selection.absent).map(\.id) }

  var settingsSections: [SettingsSection] { selection.present.flatMap { $0.make(self).contributions.settings } }

  var shortcuts: [Shortcut] { Shortcut.ofApp + selection.present.flatMap { $0.make(self).contributions.shortcuts } }

  func featureLines(in language: Language) -> [String] {
    selection.present.map { FeatureLine($0.make(self)).text(language) }
      + selection.absent.map { FeatureLine(absent: $0).text(language) }
  }

  func navigationLines(at context: NavigationContext, in language: Language) -> [String] {
    language.lines(about: context)
  }
}

extension CoreFeature {
  /// The settings. Its commands repair what prevents everything else from working.
  public static let settings = CoreFeature(
    "settings", commands: ["config", "keys", "models", "reminders"],
    addresses: ["settings", "about", "log", "developer"], withoutData: ["config", "keys", "models"]
  ) { $0.settings }
}
