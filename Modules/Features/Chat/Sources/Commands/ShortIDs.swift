import Entities
import FeatureKit

/// The ids of chats as a list shows them. On a terminal they are the last digits that distinguish an id from all
/// others, in a pipe the whole ids.
@MainActor struct ShortIDs {
  private let all: [Conversation.ID]?

  init(_ interactor: any ChatValuesInteractor, for io: any CommandIO) async throws {
    all = io.isTerminal && !io.wantsJSON ? try await interactor.conversationIDs() : nil
  }

  subscript(id: Conversation.ID) -> String { all.map { id.shortForm(among: $0) } ?? "\(id)" }
}
