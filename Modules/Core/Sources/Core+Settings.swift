import Conversations
import AccountLifecycle
import Configuration
import FeatureKit
import LanguageModels
import Navigation
import Settings

extension CoreInteractor: SettingsInteractor, AboutInteractor, ConfigCommandsInteractor, KeyCommandsInteractor,
  ModelCommandsInteractor
{}

extension CoreRouter: SettingsRouter {
  func showSettings() {
    lead(to: .settings) {
      router.showScreen(.sheet, link: Link(["settings"])) { place in builder.settings.settings(at: place) }
    }
  }

  var sections: [SettingsSection] { builder.selection.present.flatMap { $0.make(builder).contributions.settings } }

  func showAbout() {
    router.showScreen { place in builder.settings.about(at: place) }
  }

  func confirmSignOut() async -> Bool {
    await router.confirm(
      title: language.signOutTitle, message: language.signOutMessage, action: language.signOut, cancel: language.cancel)
  }

  func confirmAccountDeletion() async -> Bool {
    await router.confirm(
      title: language.deleteAccountTitle, message: language.deleteAccountMessage, action: language.delete,
      cancel: language.cancel)
  }
}

extension CoreBuilder {
  var settings: SettingsBuilder { SettingsBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// The settings. Its commands are for what must be put right before anything else works.
  public static let settings = CoreFeature("settings", commands: ["config", "keys", "models"], needsData: false) {
    $0.settings
  }
}
