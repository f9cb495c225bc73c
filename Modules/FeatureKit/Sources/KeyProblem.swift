public import Entities
public import TerminalUI

/// The reason why a shortcut cannot have a key.
public enum KeyProblem {
  /// No shortcut can have it: for example, it types text, or terminals do not send it.
  case refused(KeyRejection)
  /// Another shortcut has it.
  case taken(Key, by: Shortcut)
  /// It has a fixed meaning, which the text describes.
  case fixed(Key, String)
}

extension [Shortcut] {
  /// The reason why a shortcut cannot have a key beside the keys of the others; nil when it can.
  @MainActor public func problem(
    of key: Key, for shortcut: Shortcut, in keymap: Keymap, _ language: Language
  ) -> KeyProblem? {
    if let owner = owner(of: key, otherThan: shortcut, in: keymap) { return .taken(key, by: owner) }
    // The default key may have another meaning in a text field: the app's author chose that.
    if key == shortcut.usual { return nil }
    return key.fixedMeaning(in: language).map { .fixed(key, $0) }
  }

  /// The other shortcut that has a key; nil where none has it.
  public func owner(of key: Key, otherThan shortcut: Shortcut, in keymap: Keymap) -> Shortcut? {
    first { $0.id != shortcut.id && keymap[$0] == key }
  }

  /// The first error of a list of choices, with its name; nil where all are valid.
  /// - Parameter areAll: Whether these are all shortcuts of the app. Then any other name is an error.
  @MainActor public func problem(of choices: KeyChoices, in language: Language, areAll: Bool = true) -> String? {
    firstError(of: choices, language, areAll)?.words
  }

  /// The choices that can be used. A choice with an error is left out, so that its shortcut has its default key. If
  /// another choice has that key, it is left out too.
  /// - Parameter areAll: Whether these are all shortcuts of the app. Then any other name is an error.
  /// - Returns: The choices that are left, and the errors.
  @MainActor public func usable(
    _ choices: KeyChoices, in language: Language, areAll: Bool = true
  ) -> (choices: KeyChoices, errors: [String]) {
    var (usable, errors) = (choices, [String]())
    while let error = firstError(of: usable, language, areAll) {
      usable[error.name] = nil
      errors.append(error.words)
    }
    return (usable, errors)
  }

  @MainActor private func firstError(
    of choices: KeyChoices, _ language: Language, _ areAll: Bool
  ) -> (name: String, words: String)? {
    let keymap = Keymap(choices)
    for (name, combination) in choices.combinations.sorted(by: { $0.key < $1.key }) {
      guard let shortcut = first(where: { $0.id == name }) else {
        if !areAll { continue }
        return (name, language.unknownShortcut(name, known: map(\.id).joined(separator: ", ")))
      }
      if let problem = problem(of: Key(combination), for: shortcut, in: keymap, language) {
        return (name, "\(name)=\(combination): " + language.words(for: problem))
      }
    }
    return nil
  }
}

extension Language {
  /// The problem, and what to do about it.
  public func words(for problem: KeyProblem) -> String {
    switch problem {
    case .refused(let refusal): refusal.message(in: content)
    case .taken(let key, let owner):
      self(
        "\(key.label) is the key of “\(owner.title(self))”. Put that elsewhere first.",
        "\(key.label) 키는 “\(owner.title(self))”에 쓰고 있습니다. 먼저 그것을 다른 키로 바꾸세요.")
    case .fixed(let key, let meaning):
      self("\(key.label) has a meaning already. \(meaning).", "\(key.label) 키에는 이미 뜻이 있습니다. \(meaning).")
    }
  }

  fileprivate func unknownShortcut(_ name: String, known: String) -> String {
    self("No key is called “\(name)”. Available: \(known).", "“\(name)” 키가 없습니다. 고를 수 있는 것: \(known).")
  }
}
