import Entities

/// An instruction in the first lines of a lore entry, such as `@@depth 2`.
public struct LoreDecorator: Hashable, Sendable {
  /// Its name, without the signs in front of it.
  public let name: String
  /// The text after the name, without the white space around it; often values separated by commas.
  public let value: String
  /// What to try if the name is unknown, in order.
  public internal(set) var fallbacks: [LoreDecorator] = []
}

/// The content of a lore entry, divided into its decorators and its text.
///
/// Source: Character Card Specification V3, “Decorators”.
public struct DecoratedText: Hashable, Sendable {
  /// The decorators, in order. Of several with one name the first counts.
  public let decorators: [LoreDecorator]
  /// The text for the prompt.
  public let text: String

  /// Divides a content.
  public init(_ content: String) {
    guard content.hasPrefix("@@") || content.first?.isNewline == true else {
      (decorators, text) = ([], content)
      return
    }
    var found: [LoreDecorator] = []
    var rest = content[...]
    while true {
      let line = rest.prefix { !$0.isNewline }
      let isBlank = line.allSatisfy(\.isWhitespace)
      guard isBlank && !rest.isEmpty || line.hasPrefix("@@") else { break }
      rest = rest[line.endIndex...].dropFirst()
      if isBlank { continue }
      let isFallback = line.hasPrefix("@@@")
      let words = line.dropFirst(isFallback ? 3 : 2).split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let name = words.first else { continue }
      let value = words.count > 1 ? String(words[1]).trimmed : ""
      let decorator = LoreDecorator(name: String(name), value: value)
      if isFallback, !found.isEmpty {
        found[found.count - 1].fallbacks.append(decorator)
      } else {
        found.append(decorator)
      }
    }
    decorators = found
    // Without a decorator, blank lines in front are content.
    text = found.isEmpty ? content : String(rest)
  }
}
