/// The variables of a chat, and the global ones.
public struct MacroVariables: Hashable, Sendable, Codable {
  /// The values by name.
  public var chat: [String: String], global: [String: String]

  /// Variables.
  public init(chat: [String: String] = [:], global: [String: String] = [:]) {
    self.chat = chat
    self.global = global
  }

  subscript(scope: Scope) -> [String: String] {
    get { scope == .chat ? chat : global }
    set { if scope == .chat { chat = newValue } else { global = newValue } }
  }

  enum Scope: Hashable, Sendable {
    case chat, global
  }
}

extension MacroVariables {
  /// The value as SillyTavern reads it: a number is written in its shortest form, another text as it is.
  func shown(_ name: String, in scope: Scope) -> String? {
    self[scope][name].map { text in
      text.contains { !$0.isWhitespace } ? ScriptNumber(text)?.text ?? text : text
    }
  }

  /// Adds numbers, or appends a text to a text.
  func sum(_ name: String, in scope: Scope, adding text: String) -> String {
    let current = shown(name, in: scope) ?? ""
    let base = current.isEmpty ? "0" : current
    if let one = ScriptNumber(base), let other = ScriptNumber(text) {
      return ScriptNumber(one.value + other.value).text
    }
    return current + text
  }
}
