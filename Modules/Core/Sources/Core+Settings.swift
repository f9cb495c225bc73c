import Conversations
import AccountLifecycle
public import FeatureKit
import Navigation
public import Settings

extension CoreInteractor: SettingsInteractor, AboutInteractor {}

extension CoreRouter: SettingsRouter {
  /// Shows the settings.
  public func showSettings() {
    lead(to: .settings) {
      router.showScreen(.sheet) { place in builder.settings.settings(at: place) }
    }
  }

  /// The sections that features add, in order.
  public var sections: [SettingsSection] { builder.registry?.contributions.settings ?? [] }

  /// Says what the program is.
  public func showAbout() {
    router.showScreen { place in builder.settings.about(at: place) }
  }

  /// Asks before signing out of a profile that cannot be found again.
  public func confirmSignOut() async -> Bool {
    await router.confirm(
      title: language.signOutTitle, message: language.signOutMessage, action: language.signOut, cancel: language.cancel)
  }

  /// Asks before everything is deleted.
  public func confirmAccountDeletion() async -> Bool {
    await router.confirm(
      title: language.deleteAccountTitle, message: language.deleteAccountMessage, action: language.delete,
      cancel: language.cancel)
  }
}

extension CoreBuilder {
  var settings: SettingsBuilder { SettingsBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// The settings.
  public static let settings = CoreFeature("settings") { $0.settings }
}
