import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats pin ID`: the chat stands before the others; with `--off` no longer.
  func pin(_ arguments: Arguments) async throws {
    try await move(arguments, "pin") { $0.isPinned = !arguments.has("off") }
  }

  /// `chats archive ID`: the chat is listed by `--archived` only; with `--off` it is back in the list.
  func archive(_ arguments: Arguments) async throws {
    try await move(arguments, "archive") { $0.isArchived = !arguments.has("off") }
  }

  /// `chats tag ID TAGS`: gives a chat these tags, separated by commas, in place of the ones that it had.
  func tag(_ arguments: Arguments) async throws {
    try await move(arguments) { $0.tags = ChatPlace.tags(in: arguments.operands[1]) }
  }

  /// - Parameter command: The command, if it needs no other operand than the chat.
  private func move(
    _ arguments: Arguments, _ command: String? = nil, _ change: (inout ChatPlace) -> Void
  ) async throws {
    guard arguments.operands.count == (command == nil ? 2 : 1) else {
      throw CommandFailure(
        .wrongUsage, command.map { io.language.oneChat(for: $0) } ?? io.language.chatAndTags)
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
