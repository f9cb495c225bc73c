import Entities

/// The decorators at the beginning of an entry's content: `@@depth 2` (card specification V3, “Decorators”).
///
/// They are lines of their own and are not part of the text. Of repeated ones the first counts, except for lists of
/// keys. After an unknown decorator the lines with `@@@` are tried in its place.
struct LoreDecorators: Hashable {
  /// The content without decorators and the line breaks around it.
  private(set) var content: String
  private(set) var isActivated = false, isSuppressed = false
  /// Conditions: counts of replies, a greeting, keys.
  private(set) var onlyAfter: Int?, onlyEvery: Int?, greeting: Int?
  private(set) var additionalKeys: [[String]] = [], excludedKeys: [String] = []
  /// Whether the entry stays active once it was activated, or can never be activated again.
  private(set) var staysActive = false, isOnce = false
  /// Fields of the entry.
  private(set) var scanDepth: Int?, role: PromptReport.Part.Role?, position: LorePosition?, depth: Int?
  private(set) var skipsFullContext = false
  /// Prompts of the user that are left out.
  private(set) var disabledPrompts: Set<String> = []
  /// The names of decorators that are unknown here or have a wrong value.
  private(set) var unknown: [String] = []

  init(_ text: String) {
    guard text.hasPrefix("@@") else {
      content = text
      return
    }
    var rest = Substring(text)
    var wasKnown = true
    var seen: Set<String> = []
    content = ""
    while rest.hasPrefix("@@") {
      let line = rest.prefix { !$0.isNewline }
      rest = rest.dropFirst(line.count).drop { $0.isNewline }
      let isFallback = line.hasPrefix("@@@")
      if isFallback, wasKnown { continue }
      let words = line.dropFirst(isFallback ? 3 : 2).split(separator: " ", maxSplits: 1)
      let name = words.first.map(String.init) ?? ""
      let value = words.count > 1 ? String(words[1]).trimmedLikeScript : ""
      let isRepeatable = name == "additional_keys" || name == "exclude_keys"
      if !isRepeatable, seen.contains(name) {
        wasKnown = true
        continue
      }
      wasKnown = apply(name, value)
      if wasKnown { seen.insert(name) } else { unknown.append(name) }
    }
    content = String(rest)
    while content.last?.isNewline == true { content.removeLast() }
  }

  /// Applies a decorator.
  /// - Returns: Whether it is known and has a sound value.
  private mutating func apply(_ name: String, _ value: String) -> Bool {
    let count = Int(value).flatMap { $0 >= 0 ? $0 : nil }
    switch name {
    case "activate": isActivated = true
    case "dont_activate": isSuppressed = true
    case "keep_activate_after_match": staysActive = true
    case "dont_activate_after_match": isOnce = true
    case "ignore_on_max_context": skipsFullContext = true
    case "activate_only_after" where count != nil: onlyAfter = count
    case "activate_only_every" where (count ?? 0) > 0: onlyEvery = count
    case "is_greeting" where count != nil: greeting = count
    case "scan_depth" where count != nil: scanDepth = count
    // A position by name is stronger than a depth.
    case "depth" where count != nil:
      depth = count
      if position == nil { position = .atDepth }
    case "reverse_depth" where count != nil:
      depth = count
      if position == nil { position = .fromStart }
    case "position":
      guard let named = Self.positions[value] else { return false }
      position = named
    case "role":
      guard let named = PromptReport.Part.Role(rawValue: value) else { return false }
      role = named
    case "additional_keys" where !value.isEmpty: additionalKeys.append(Self.keys(value))
    case "exclude_keys" where !value.isEmpty: excludedKeys += Self.keys(value)
    case "disable_ui_prompt" where value == "system_prompt" || value == "post_history_instructions":
      disabledPrompts.insert(value)
    default: return false
    }
    return true
  }

  private static let positions: [String: LorePosition] = [
    "before_desc": .beforeCharacter, "after_desc": .afterCharacter, "personality": .personality, "scenario": .scenario,
  ]

  private static func keys(_ value: String) -> [String] {
    value.split(separator: ",").map { String($0).trimmedLikeScript }.filter { !$0.isEmpty }
  }
}
