public import Entities

/// An error in a script.
public struct ElizaScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The error, in words for the script's author. It may quote the script: sanitise before showing.
  public let words: LocalizedText

  init(line: Int, _ english: String, _ korean: String) {
    self.line = line
    words = LocalizedText(english, korean)
  }

  /// The line and the words in English.
  public var description: String { "line \(line): \(words.english)" }
}
