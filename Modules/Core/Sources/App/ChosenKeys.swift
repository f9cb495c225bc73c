import Configuration
import Entities
import FeatureKit
import TerminalUI

/// The keys that the user chose in place of the default ones.
///
/// A choice may have an error: it is written by hand, or a later version of a feature needs its key. It is then left
/// out, and the others are used.
@MainActor final class ChosenKeys {
  private let shortcuts: [Shortcut]
  /// Whether these are the shortcuts of all features. Else an unknown name may belong to a feature that was left out.
  private let areAll: Bool
  private var last: (choices: KeyChoices, keymap: Keymap)?

  init(_ added: Contributions, areAll: Bool) {
    shortcuts = Shortcut.ofApp + added.shortcuts
    self.areAll = areAll
  }

  /// The keys of a choice.
  func keymap(of choices: KeyChoices) -> Keymap {
    if let last, last.choices == choices { return last.keymap }
    let keymap = Keymap(shortcuts.usable(choices, in: .english, areAll: areAll).choices)
    last = (choices, keymap)
    return keymap
  }

  /// The place of the errors, the errors, and their effect; nil where there is none. A text that is no list of keys is
  /// among the configuration's own problems.
  func problem(in configuration: AppConfiguration) -> LocalizedText? {
    guard let setting = configuration.setting(.shortcuts), let choices = KeyChoices(setting.text) else { return nil }
    let english = shortcuts.usable(choices, in: .english, areAll: areAll).errors
    let korean = shortcuts.usable(choices, in: .korean, areAll: areAll).errors
    if english.isEmpty { return nil }
    let effect =
      english.count == 1
      ? "This choice is not used; your other keys are." : "These choices are not used; your other keys are."
    return LocalizedText(
      "\(setting.origin): \(english.joined(separator: " ")) \(effect)",
      "\(setting.origin): \(korean.joined(separator: " ")) 나머지 단축키는 바꾼 대로 씁니다.")
  }

  /// The same, or another problem with the setting.
  func error(in configuration: AppConfiguration) -> LocalizedText? {
    let wrong = configuration.problems.first { problem in
      if case .wrongValue(.shortcuts, _, _) = problem { true } else { false }
    }
    return wrong.map { LocalizedText(explaining: $0) } ?? problem(in: configuration)
  }
}

extension Shortcut {
  /// The shortcuts that no feature contributes.
  static let ofApp: [Shortcut] = [.quit, .palette, .mouse]
}
