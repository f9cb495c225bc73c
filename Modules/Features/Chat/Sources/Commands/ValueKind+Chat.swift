import Entities
import FeatureKit

extension ValueKind {
  /// An avatar's name; the last digits of its id where another has the same name.
  @MainActor static func avatars(_ interactor: any ChatValuesInteractor) -> ValueKind {
    .words { _, language in Suggestion.suggestions(for: try await interactor.allAvatars(), in: language) }
  }

  /// A template's name.
  @MainActor static func templates(_ interactor: any ChatValuesInteractor) -> ValueKind {
    .words { _, _ in
      try await interactor.templates().templates.map {
        Suggestion($0.name, String($0.text.prefix { !$0.isNewline }.prefix(60)))
      }
    }
  }

  /// The last digits of the id of a chat in the trash, with its title: of the last 50 deleted ones.
  @MainActor static func deletedChats(_ interactor: any ChatsCommandsInteractor) -> ValueKind {
    .words { _, language in
      guard try await interactor.currentProfile() != nil else { return [] }
      let rows = try await interactor.conversations(on: .deleted, offset: 0, limit: 50)
      return rows.map { row in
        Suggestion(row.id.shortForm(among: rows.map(\.id)), language.title(of: row), longForm: "\(row.id)")
      }
    }
  }

  /// The last digits of a chat's id, with its title: of the first 50 in the list.
  @MainActor static func chats(_ interactor: any ChatValuesInteractor) -> ValueKind {
    .words { _, language in
      guard try await interactor.currentProfile() != nil else { return [] }
      let ids = try await interactor.conversationIDs()
      return try await interactor.conversations(offset: 0, limit: 50).map { row in
        Suggestion(row.id.shortForm(among: ids), language.title(of: row), longForm: "\(row.id)")
      }
    }
  }
}
