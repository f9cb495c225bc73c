import AccountLifecycle
import AvatarLibrary
import Entities
import Explore
import FeatureKit
import Navigation
import ReminderDelivery
import Experiments
import Telemetry

extension CoreInteractor: ExploreInteractor, CategoryInteractor, AvatarCommandsInteractor {}

extension CoreRouter: ExploreRouter, CategoryRouter {
  func showCategory(_ kind: CharacterOption) {
    let parameters = CategoryParameters(kind: kind)
    router.showScreen(link: Link(parameters.path)) { place in builder.explore.category(parameters, at: place) }
  }
}

extension CoreRouter {
  func askForReminders() async -> ReminderConsent? {
    await router.showModal(returning: ReminderConsent.self) { _, finish in
      builder.explore.reminderQuestion(answer: finish)
    }
  }
}

extension CoreBuilder {
  var explore: ExploreBuilder { ExploreBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// Avatars to discover.
  public static let explore = CoreFeature("explore", commands: ["avatars"]) { $0.explore }
}
