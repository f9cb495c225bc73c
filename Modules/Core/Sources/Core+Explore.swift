import Spending
import Conversations
import AccountLifecycle
import AvatarLibrary
import Configuration
import Entities
import Explore
import FeatureKit
import Lorebooks
import Navigation
import ReminderDelivery
import Experiments
import Telemetry

extension CoreInteractor: ExploreFeatureInteractor {}

extension CoreRouter: ExploreFeatureRouter {
  func showCategory(_ kind: CharacterOption) {
    let parameters = CategoryParameters(kind: kind)
    router.showScreen(link: Link(parameters.path)) { context in builder.explore.category(parameters, at: context) }
  }

  func showCharacter(_ id: Avatar.ID) {
    let parameters = CharacterParameters(id)
    router.showScreen(link: Link(parameters.path)) { context in builder.explore.character(parameters, at: context) }
  }

  func showLibrary() {
    lead(to: .explore) {
      router.showScreen(link: Link(["characters"])) { context in builder.explore.library(at: context) }
    }
  }

  func askForText(_ question: Question, prompt: LocalizedText) async -> String? {
    await router.ask(
      title: language(question.title), message: language(question.message), prompt: language(prompt),
      action: language(question.action), cancel: language(question.cancel))
  }

  func showCardImport() {
    lead(to: .explore) {
      router.showScreen(link: Link(["import"])) { context in builder.explore.cardImport(at: context) }
    }
  }

  func askToSave() async -> Bool? {
    await router.showModal(returning: Bool.self) { context in builder.explore.saveQuestion { context.finish(with: $0) }
    }
  }
}

extension CoreBuilder {
  var explore: ExploreBuilder {
    ExploreBuilder(
      interactor: interactor, router: router, canAskToSave: { selection.has(.onboarding) && $0.isInFront })
  }
}

extension CoreFeature {
  /// Avatars to discover.
  public static let explore = CoreFeature(
    "explore", commands: ["avatars", "characters"],
    addresses: ["explore", "category", "character", "characters", "import"]
  ) { $0.explore }
}
