public import Entities
import FeatureKit
import TerminalUI

/// The actions of the feature: the keys of a conversation, the import of chats, the search, and the conversations as
/// things to find by a few letters.
@MainActor struct ChatActions {
  /// The most conversations found for some letters; without letters a few are offered.
  static let most = 50, mostWithoutLetters = 5
  let interactor: any ChatActionsInteractor
  let router: (NavigationContext) -> any ChatActionsRouter

  var all: [ActionContribution] {
    Shortcut.ofChats.map { ActionContribution($0) }
      + [
        ActionContribution(.importChats), ActionContribution(.search, effect: .anywhere { router($0).showSearch() }),
        found,
      ]
  }

  private var found: ActionContribution {
    ActionContribution(
      "chats", title: { $0.chats },
      effect: .onFound { letters, language in
        let limit = letters.isEmpty ? Self.mostWithoutLetters : Self.most
        return try await interactor.conversations(named: letters, limit: limit).map { row in
          FoundAction(
            id: "\(row.id)", title: language.title(of: row),
            detail: row.chat.title == nil ? language.subtitle(of: row) : row.avatarName ?? "",
            // The letters may match a name in another language. As a word they keep the row in the palette.
            words: [letters.text]
          ) { router($0).showConversation(row.id) }
        }
      })
  }
}

/// Finds conversations by a few letters, for the actions and for the search.
@MainActor public protocol ChatActionsInteractor {
  /// The user's conversations with the letters in the title or in the avatar's name, the last changed first. Without
  /// letters they are the last conversations.
  func conversations(named letters: LetterPattern, limit: Int) async throws -> [ChatSummary]
}

/// Where the actions lead.
@MainActor public protocol ChatActionsRouter {
  /// Opens a conversation.
  func showConversation(_ id: Conversation.ID)
  /// Shows the search over every message.
  func showSearch()
}
