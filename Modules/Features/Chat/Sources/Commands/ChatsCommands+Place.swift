import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats pin ID`: the chat stands before the others; with `--off` no longer.
  func pin(_ arguments: Arguments) async throws {
    try await move(arguments, operands: 1) { $0.isPinned = !arguments.has("off") }
  }

  /// `chats archive ID`: the chat is listed by `--archived` only; with `--off` it is back in the list.
  func archive(_ arguments: Arguments) async throws {
    try await move(arguments, operands: 1) { $0.isArchived = !arguments.has("off") }
  }

  /// `chats tag ID TAGS`: gives a chat these tags, separated by commas, in place of the ones that it had.
  func tag(_ arguments: Arguments) async throws {
    try await move(arguments, operands: 2) { $0.tags = ChatPlace.tags(in: arguments.operands[1]) }
  }

  private func move(_ arguments: Arguments, operands count: Int, _ change: (inout ChatPlace) -> Void) async throws {
    guard arguments.operands.count == count else {
      throw CommandFailure(.wrongUsage, count == 1 ? io.language.oneChat : io.language.chatAndTags)
    }
    let chat = try await chat(named: arguments.operands[0])
    var place = chat.place
    change(&place)
    try await interactor.moveConversation(chat.id, to: place)
    if io.wantsJSON { try io.write(json: PlaceRecord(chat.id, place)) }
  }
}

/// Where a chat stands in the list.
struct PlaceRecord: Encodable, Equatable {
  let id: Conversation.ID
  let isPinned: Bool, isArchived: Bool
  let tags: [String]

  init(_ id: Conversation.ID, _ place: ChatPlace) {
    (self.id, isPinned, isArchived, tags) = (id, place.isPinned, place.isArchived, place.tags)
  }
}
