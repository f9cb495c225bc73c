/// The same words in every language that the program speaks.
public struct LocalizedText: Hashable, Sendable, Codable {
  /// The words in English.
  public let english: String
  /// The words in Korean.
  public let korean: String

  /// Words from their languages.
  public init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  /// Words that nobody translated: a system's, a server's.
  public init(untranslated words: String) {
    self.init(words, words)
  }

  /// The words in a language.
  public func callAsFunction(in language: ContentLanguage) -> String { language(english, korean) }
}

/// An error that tells people what happened, why, and what to do, in their language.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// The sentences. They may repeat what was typed, or quote a server or a file: sanitise before showing.
  func message(in language: ContentLanguage) -> String
}

extension ExplainedError {
  /// The message in English, for logs.
  public var description: String { message(in: .english) }
}

extension LocalizedText {
  /// What an error tells; an error that explains nothing has its description only.
  public init(explaining error: any Error) {
    let explained = error as? any ExplainedError
    self.init(
      explained?.message(in: .english) ?? "\(error)", explained?.message(in: .korean) ?? "\(error)")
  }
}
