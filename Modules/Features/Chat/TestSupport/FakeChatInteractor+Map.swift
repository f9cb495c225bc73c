public import Entities

extension FakeChatInteractor {
  /// The map of `outline`, shown to the end of the path.
  public func chatMap(of conversation: Conversation.ID) async throws -> ChatMap {
    try await enter(.map)
    return ChatMap(outline, shownTo: paths[conversation]?.last?.id)
  }
}
