import Configuration
import Entities
import FeatureKit
import TerminalUI

/// The keys that a user chose in place of the usual ones, as far as they can be had: what was written by hand is looked
/// at here as `config set` does. When something is wrong with it, all keys are the usual ones.
@MainActor final class ChosenKeys {
  private let shortcuts: [Shortcut]
  /// Whether a name that none of them has is of nothing: a feature that was left out may have it.
  private let areAll: Bool
  private var last: (text: String, keymap: Keymap)?

  init(_ added: Contributions, areAll: Bool) {
    shortcuts = [.quit, .mouse] + added.shortcuts
    self.areAll = areAll
  }

  /// The keys that a text makes.
  func keymap(of text: String) -> Keymap {
    if let last, last.text == text { return last.keymap }
    let choices = KeyChoices(text) ?? KeyChoices()
    let keymap = shortcuts.problem(of: choices, in: .english, areAll: areAll) == nil ? Keymap(choices) : Keymap()
    last = (text, keymap)
    return keymap
  }

  /// Where something wrong is written, what, and what counts instead; nil for nothing. What is no list of keys at all is
  /// among the configuration's own problems.
  func problem(in configuration: AppConfiguration) -> LocalizedText? {
    guard let setting = configuration.setting(.shortcuts), let choices = KeyChoices(setting.text),
      let english = shortcuts.problem(of: choices, in: .english, areAll: areAll),
      let korean = shortcuts.problem(of: choices, in: .korean, areAll: areAll)
    else { return nil }
    return LocalizedText(
      "\(setting.origin): \(english) All keys are the default ones.", "\(setting.origin): \(korean) 모두 기본 키를 씁니다.")
  }

  /// The same, or what else is wrong with the setting.
  func error(in configuration: AppConfiguration) -> LocalizedText? {
    let wrong = configuration.problems.first { problem in
      if case .wrongValue(.shortcuts, _, _) = problem { true } else { false }
    }
    return wrong.map { LocalizedText(explaining: $0) } ?? problem(in: configuration)
  }
}
