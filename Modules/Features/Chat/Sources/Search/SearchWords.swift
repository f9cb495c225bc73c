import Entities
import FeatureKit

/// The text of a search: words, and conditions of the form `with:NAME`, `tag:TAG`, `by:me`, `by:them`,
/// `after:2026-11-01` and `before:2026-11-01` between them. Each name of a condition has a Korean form. A value with
/// spaces stands in quotes.
struct SearchWords: Equatable {
  /// What to search for.
  private(set) var query: MessageQuery
  /// The first condition with a value that it does not take.
  private(set) var problem: SearchCondition?

  /// Reads a text. The last word counts as a condition from its colon on.
  init(_ text: String) {
    query = MessageQuery("")
    var rest = text[...]
    var words = ""
    var isQuoted = false
    while let first = rest.first {
      if first == "\"" { isQuoted.toggle() }
      guard !isQuoted, words.last.map(\.isWhitespace) ?? true, let (condition, value, after) = Self.condition(at: rest)
      else {
        words.append(first)
        rest = rest.dropFirst()
        continue
      }
      if !apply(condition, value), problem == nil { problem = condition }
      rest = after
    }
    query.text = words
  }

  /// The words of a text, and its phrases, which stand in quotes of any form.
  static func parts(of text: String) -> [Substring] {
    let parts = text.split(omittingEmptySubsequences: false) { "\"\u{201C}\u{201D}\u{201E}".contains($0) }
    return parts.enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(whereSeparator: \.isWhitespace) : [part]
    }.filter { !$0.isEmpty }
  }

  /// The condition at the beginning of a text, its value, and what follows.
  private static func condition(at text: Substring) -> (SearchCondition, String, Substring)? {
    for condition in SearchCondition.allCases {
      for name in condition.names where text.lowercased().hasPrefix(name + ":") {
        let value = text.dropFirst(name.count + 1)
        if value.first == "\"" {
          let quoted = value.dropFirst().prefix { $0 != "\"" }
          return (condition, String(quoted), value.dropFirst(quoted.count + 1).drop { $0 == "\"" })
        }
        let plain = value.prefix { !$0.isWhitespace }
        return (condition, String(plain), value.dropFirst(plain.count))
      }
    }
    return nil
  }

  /// Sets a condition.
  /// - Returns: Whether it takes the value.
  private mutating func apply(_ condition: SearchCondition, _ value: String) -> Bool {
    switch condition {
    case .with:
      query.character = value
      return value.contains { !$0.isWhitespace }
    case .tag:
      query.tag = value
      return value.contains { !$0.isWhitespace }
    case .by:
      query.role = ["me": .user, "나": .user, "them": .assistant, "상대": .assistant][value.lowercased()]
      return query.role != nil
    case .after:
      query.from = CalendarTime(day: value)
      return query.from != nil
    case .before:
      query.before = CalendarTime(day: value)
      return query.before != nil
    }
  }
}

/// A condition of a search.
enum SearchCondition: CaseIterable {
  /// The chat's character has the letters in its name.
  case with
  /// The chat has a tag with the letters.
  case tag
  /// The side that wrote the message.
  case by
  /// The message was written on this day or later, or before this day.
  case after, before

  /// Its names, in English and in Korean.
  var names: [String] {
    switch self {
    case .with: ["with", "캐릭터"]
    case .tag: ["tag", "태그"]
    case .by: ["by", "보낸이"]
    case .after: ["after", "이후"]
    case .before: ["before", "이전"]
    }
  }
}
