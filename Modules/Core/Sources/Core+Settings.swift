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

extension CoreInteractor: SettingsInteractor, AboutInteractor, ConfigCommandsInteractor, DevSettingsInteractor,
  KeyCommandsInteractor, ModelCommandsInteractor, ModelPickerInteractor, ReminderCommandsInteractor
{}

extension CoreRouter: SettingsRouter, DevSettingsRouter, ModelPickerRouter {
  func showSettings() {
    lead(to: .settings) {
      router.showScreen(.sheet, link: Link(["settings"])) { place in builder.settings.settings(at: place) }
    }
  }

  var sections: [SettingsSection] { builder.selection.present.flatMap { $0.make(builder).contributions.settings } }

  func showAbout() {
    router.showScreen { place in builder.settings.about(at: place) }
  }

  func showDevSettings() {
    router.showScreen { place in builder.settings.devSettings(at: place) }
  }

  func showEventLog() {
    router.showScreen { place in builder.settings.eventLog(at: place) }
  }

  func confirmEventDeletion() async -> Bool {
    await router.confirm(
      title: language.deleteLogTitle, message: language.deleteLogMessage, action: language.delete,
      cancel: language.cancel)
  }

  func navigationLines(in language: Language) -> [String] { language.lines(about: router) }

  func featureLines(in language: Language) -> [String] {
    builder.selection.present.map { CoreCommands.FeatureLine($0.make(builder)).text(language) }
      + builder.selection.absent.map { CoreCommands.FeatureLine(absent: $0).text(language) }
  }

  func chooseUsualModel(now: ModelChoice) async -> ModelSelection? {
    guard lead(to: .settings, {}), case .selection(let selection)? = await pickModel(.everywhere(now: now)) else {
      return nil
    }
    return selection
  }

  func chooseModel(for conversation: ConversationModel) async -> ModelPreference? {
    guard lead(to: .settings, {}) else { return nil }
    return await pickModel(.conversation(conversation))
  }

  func askForModel(of scope: PresetScope, now: ConversationModel) async -> ModelPreference? {
    guard case .avatar = scope else { return await chooseModel(for: now) }
    guard lead(to: .settings, {}) else { return nil }
    return await pickModel(.avatar(now))
  }

  func askForValue(of option: String, now value: String, hint: String) async -> String? {
    await router.ask(
      title: option, message: hint, prompt: "", text: value, action: language.save, cancel: language.cancel)
  }

  private func pickModel(_ parameters: ModelPickerParameters) async -> ModelPreference? {
    await router.showScreen(.sheet, returning: ModelPreference.self) { place in
      builder.settings.modelPicker(parameters, at: place)
    }
  }

  func finish(with preference: ModelPreference) {
    router.finish(with: preference)
  }

  func confirmSignOut(_ contents: ProfileContents) async -> Bool {
    await router.confirm(
      title: language.leaveAnonymousTitle, message: language.leaveAnonymousMessage(contents),
      action: language.signOut, cancel: language.cancel)
  }

  func confirmDeletion(ofAccountNamed name: String?, with contents: ProfileContents) async -> Bool {
    await router.confirm(
      title: language.deleteAccountTitle(name), message: language.deleteAccountMessage(contents),
      action: language.delete, cancel: language.cancel)
  }
}

extension CoreBuilder {
  var settings: SettingsBuilder { SettingsBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// The settings. Its commands are for what must be put right before anything else works.
  public static let settings = CoreFeature(
    "settings", commands: ["config", "keys", "models", "reminders"], withoutData: ["config", "keys", "models"]
  ) { $0.settings }
}
