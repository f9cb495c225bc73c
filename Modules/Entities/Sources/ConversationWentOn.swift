/// A conversation has a newer end that was not shown here, so nothing was sent.
public struct ConversationWentOn: ExplainedError, Hashable {
  /// The error.
  public init() {}

  /// The error in words, with the statement that nothing was sent.
  public func message(in language: ContentLanguage) -> String {
    language(
      "This chat went on elsewhere meanwhile, so nothing was sent. What came shows now.",
      "그사이 다른 곳에서 대화가 이어져서 보내지 않았습니다. 이어진 내용을 보여 드립니다.")
  }
}
