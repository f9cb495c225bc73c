/// A text in every language of the program.
public struct LocalizedText: Hashable, Sendable, Codable {
  /// The text in English.
  public let english: String
  /// The text in Korean.
  public let korean: String

  /// A text.
  public init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  /// An untranslated text, for example of the system or a server.
  public init(untranslated words: String) {
    self.init(words, words)
  }

  /// The words of a choice: `a, b or c`.
  public init(oneOf words: [String]) {
    let (first, last) = (Array(words.dropLast()).commaSeparated, words.last ?? "")
    self.init("\(first) or \(last)", "\(first) 또는 \(last)")
  }

  /// The text in a language.
  public func callAsFunction(in language: ContentLanguage) -> String { language(english, korean) }
}

/// An error that explains to the user what happened, why, and what to do, in the user's language.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// The explanation. It may repeat what was typed, or quote a server or a file: sanitise before showing.
  func message(in language: ContentLanguage) -> String
}

extension ExplainedError {
  /// The explanation in English, for logs.
  public var description: String { message(in: .english) }
}

extension LocalizedText {
  /// The explanation of an error; for other errors than `ExplainedError`, their description.
  public init(explaining error: any Error) {
    let explained = error as? any ExplainedError
    self.init(
      explained?.message(in: .english) ?? "\(error)", explained?.message(in: .korean) ?? "\(error)")
  }
}
