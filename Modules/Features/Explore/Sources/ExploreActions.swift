public import Entities
import FeatureKit
import TerminalUI

/// The actions of the feature: its screens, and the avatars as things to find by a few letters.
@MainActor struct ExploreActions {
  /// The most avatars found for some letters.
  static let most = 50
  let interactor: any ExploreActionsInteractor
  let router: (NavigationContext) -> any ExploreActionsRouter

  var all: [ActionContribution] { [allCharacters, importing, found] }

  private var allCharacters: ActionContribution {
    ActionContribution(
      "all-characters", title: { $0.allCharacters }, effect: .anywhere { router($0).showLibrary() })
  }

  private var importing: ActionContribution {
    ActionContribution(
      "import-characters", title: { $0.importCharacters }, effect: .anywhere { router($0).showCardImport() })
  }

  private var found: ActionContribution {
    ActionContribution(
      "characters", title: { $0.characters },
      effect: .onFound { letters, language in
        if letters.isEmpty { return [] }
        return try await interactor.avatars(named: letters, limit: Self.most).map { avatar in
          FoundAction(
            id: "\(avatar.id)", title: avatar.name, detail: language.kind(of: avatar) ?? "",
            // A built-in one can be known by its name in another language.
            words: [letters.text]
          ) { router($0).showChat(with: avatar) }
        }
      })
  }
}

/// The data for the actions.
@MainActor public protocol ExploreActionsInteractor {
  /// The avatars whose names have the letters, in every language.
  func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar]
}

/// Where the actions lead.
@MainActor public protocol ExploreActionsRouter {
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows the list of all characters.
  func showLibrary()
  /// Shows the screen that imports cards.
  func showCardImport()
}
