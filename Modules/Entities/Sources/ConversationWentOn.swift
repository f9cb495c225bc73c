/// Why nothing was done at the end of a conversation: it has another end by now, which nobody here has seen.
public struct ConversationWentOn: ExplainedError, Hashable {
  /// The failure.
  public init() {}

  /// What happened, and that nothing was sent.
  public func message(in language: ContentLanguage) -> String {
    language(
      "This chat went on elsewhere meanwhile, so nothing was sent. What came shows now.",
      "그사이 다른 곳에서 대화가 이어져서 보내지 않았습니다. 이어진 내용을 보여 드립니다.")
  }
}
