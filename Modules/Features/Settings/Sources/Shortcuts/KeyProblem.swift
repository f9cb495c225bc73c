import Entities
import FeatureKit
import TerminalUI

/// Why a shortcut cannot have a key.
enum KeyProblem {
  case refused(KeyRefusal)
  /// It is another shortcut's.
  case taken(Key, by: Shortcut)
  /// It has a meaning of its own, in words.
  case fixed(Key, String)
}

extension [Shortcut] {
  /// Why a shortcut cannot have a key beside those that the others have; nil when it can.
  @MainActor func problem(
    of key: Key, for shortcut: Shortcut, in keymap: Keymap, _ language: Language
  ) -> KeyProblem? {
    if let owner = owner(of: key, otherThan: shortcut, in: keymap) { return .taken(key, by: owner) }
    // Where the usual key means something else in a text, it was put there on purpose.
    if key == shortcut.usual { return nil }
    return key.fixedMeaning(in: language).map { .fixed(key, $0) }
  }

  /// Who else has a key; nil for nobody.
  func owner(of key: Key, otherThan shortcut: Shortcut, in keymap: Keymap) -> Shortcut? {
    first { $0.id != shortcut.id && keymap[$0] == key }
  }

  /// What is wrong with choices that somebody wrote as a whole, in words that name it; nil for nothing.
  @MainActor func problem(of choices: KeyChoices, in language: Language) -> String? {
    let keymap = Keymap(choices)
    for (name, chord) in choices.chords.sorted(by: { $0.key < $1.key }) {
      guard let shortcut = first(where: { $0.id == name }) else {
        return language.unknownShortcut(name, known: map(\.id).joined(separator: ", "))
      }
      if let problem = problem(of: Key(chord), for: shortcut, in: keymap, language) {
        return "\(name)=\(chord): " + language.words(for: problem)
      }
    }
    return nil
  }
}
