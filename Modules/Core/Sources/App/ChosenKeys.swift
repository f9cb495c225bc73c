import Configuration
import Entities
import FeatureKit
import TerminalUI

/// The keys that the user chose in place of the default ones. A hand-written text is checked here as `config set` does.
/// If it has an error, all keys are the default ones.
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
    let keymap = shortcuts.problem(of: choices, in: .english, areAll: areAll) == nil ? Keymap(choices) : Keymap()
    last = (choices, keymap)
    return keymap
  }

  /// The place of an error, the error, and its effect; nil where there is none. A text that is no list of keys is among the
  /// configuration's own problems.
  func problem(in configuration: AppConfiguration) -> LocalizedText? {
    guard let setting = configuration.setting(.shortcuts), let choices = KeyChoices(setting.text),
      let english = shortcuts.problem(of: choices, in: .english, areAll: areAll),
      let korean = shortcuts.problem(of: choices, in: .korean, areAll: areAll)
    else { return nil }
    return LocalizedText(
      "\(setting.origin): \(english) All keys are the default ones.", "\(setting.origin): \(korean) 모두 기본 키를 씁니다.")
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
