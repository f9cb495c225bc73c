/// A key or key combination that works wherever the focus is, in a text too: Control or Alt with a letter, Alt with a
/// digit, or a function key. Every terminal sends these, and none of them types text.
public struct KeyCombination: Hashable, Sendable {
  /// The kind of key.
  public enum Kind: Hashable, Sendable {
    /// A small letter with Control held; a small letter or a digit with Alt held.
    case control(Character), alt(Character)
    /// A function key, from 1 to 12.
    case function(Int)
  }

  /// The key.
  public let kind: Kind

  /// Parses a key such as `Alt-N`, `Ctrl-X`, `^X` or `F5`, ignoring case.
  /// - Throws: `KeyRejection`: the reason why a program in a terminal cannot use the key.
  public init(_ text: String) throws(KeyRejection) {
    var rest = Substring(text.lowercased().filter { !$0.isWhitespace })
    var held: Set<String> = []
    if rest.count == 2, rest.first == "^" {
      held = ["control"]
      rest = rest.dropFirst()
    }
    while let end = rest.dropLast().firstIndex(where: { $0 == "-" || $0 == "+" }) {
      guard let name = Self.names[String(rest[..<end])] else { throw .unknown }
      held.insert(name)
      rest = rest[rest.index(after: end)...]
    }
    let key = String(rest)
    if key.first == "f", let number = Int(key.dropFirst()), key.dropFirst().first != "+" {
      guard held.isEmpty, 1...12 ~= number else { throw .neverSent }
      kind = .function(number)
      return
    }
    guard key.count == 1, let character = key.first else { throw Self.named.contains(key) ? .neverSent : .unknown }
    let isLetter = "a"..."z" ~= character, isDigit = "0"..."9" ~= character
    switch held {
    case ["control"] where isLetter:
      if let other = Self.sameByte[character] { throw .sameAs(other) }
      kind = .control(character)
    case ["alt"] where isLetter || isDigit: kind = .alt(character)
    case [], ["shift"]: throw .typesText
    default: throw .neverSent
    }
  }

  /// The names of the modifier keys.
  private static let names = [
    "ctrl": "control", "control": "control", "alt": "alt", "option": "alt", "meta": "alt", "shift": "shift",
    "cmd": "command", "command": "command", "super": "command", "win": "command",
  ]
  private static let named: Set = [
    "enter", "return", "tab", "space", "esc", "escape", "backspace", "delete", "del", "home", "end", "pageup",
    "pagedown", "pgup", "pgdn", "insert", "ins", "up", "down", "left", "right",
  ]
  /// Control with these letters sends the same byte as another key.
  private static let sameByte: [Character: String] = ["h": "⌫", "i": "Tab", "j": "⏎", "m": "⏎"]
}

extension KeyCombination: CustomStringConvertible {
  /// The form in configurations: `ctrl-x`, `alt-n`, `f5`.
  public var description: String {
    switch kind {
    case .control(let letter): "ctrl-\(letter)"
    case .alt(let character): "alt-\(character)"
    case .function(let number): "f\(number)"
    }
  }
}

/// The reason why a key cannot be used.
public enum KeyRejection: Error, Hashable, Sendable {
  /// It is no key's name.
  case unknown
  /// In a text it would type a character.
  case typesText
  /// Terminals send the same byte for the key with this name.
  case sameAs(String)
  /// Terminals do not send it, or only some do.
  case neverSent
}

extension KeyRejection: ExplainedError {
  /// The problem, and keys that can be used.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .unknown:
      LocalizedText("Expected a key such as Alt-N, Ctrl-X or F5.", "Alt-N, Ctrl-X, F5 같은 키가 필요합니다.")(in: language)
    case .typesText:
      LocalizedText(
        "That key types text. Take it with Alt or Ctrl, or a function key.",
        "글을 입력하는 키입니다. Alt나 Ctrl과 함께 쓰거나 기능 키를 쓰세요.")(in: language)
    case .sameAs(let other):
      LocalizedText(
        "A terminal sends the same for it as for \(other).", "터미널에서는 \(other) 키와 구별되지 않습니다.")(in: language)
    case .neverSent:
      LocalizedText(
        "Terminals do not send that. Take Alt or Ctrl with a letter, or F1 to F12.",
        "터미널이 보내지 않는 키입니다. Alt나 Ctrl과 글자, 또는 F1~F12를 쓰세요.")(in: language)
    }
  }
}
