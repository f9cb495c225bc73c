/// A conversation has new messages that are not on the screen, so nothing was changed.
public struct ConversationWentOn: ExplainedError, Hashable {
  /// The error.
  public init() {}

  /// The error in words, with the statement that nothing was changed.
  public func message(in language: ContentLanguage) -> String {
    language(
      "This chat has new messages from elsewhere. They are shown now; nothing was changed.",
      "그사이 다른 곳에서 대화가 이어졌습니다. 이어진 내용을 보여 드리고, 아무것도 바꾸지 않았습니다.")
  }
}
