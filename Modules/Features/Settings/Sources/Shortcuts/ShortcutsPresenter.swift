import Entities
import FeatureKit
import Observation
import TerminalUI

/// Knows which key each shortcut has, and puts it on another one when the user says so.
@Observable @MainActor final class ShortcutsPresenter {
  /// The shortcut whose key is being typed; nil while none is.
  private(set) var edited: Shortcut.ID?
  /// What was typed of it.
  var text = ""
  /// What is wrong with what was typed.
  private(set) var problem: KeyProblem?
  /// Every shortcut of this run.
  let shortcuts: [Shortcut]
  /// Counts what was kept here, so that the rows change with it.
  private var changes = 0
  private let interactor: any SettingsInteractor
  private let router: any SettingsRouter

  init(_ shortcuts: [Shortcut], interactor: any SettingsInteractor, router: any SettingsRouter) {
    self.interactor = interactor
    self.router = router
    self.shortcuts = shortcuts
  }

  /// Which key each has: what the file did not take is again as it was.
  var keymap: Keymap { Keymap(choices) }

  private var choices: KeyChoices {
    _ = changes
    let value = interactor.configurationEntries.first { $0.key == "shortcuts" }?.value
    return KeyChoices(value ?? "") ?? KeyChoices()
  }

  /// What decides instead of the file; nil for nothing.
  var override: String? { interactor.configurationEntries.overrides(of: ["shortcuts"]).first }

  /// Whether any has a key of its own.
  var isChanged: Bool { !choices.combinations.isEmpty }

  /// Those that a search leaves; all where it names the section itself.
  func rows(_ query: SettingsQuery) -> [Shortcut] {
    let isWhole = query.fits(Language.allCases.map(\.shortcuts) + SearchTerms.shortcuts)
    return shortcuts.filter { isWhole || query.fits($0.searchedTexts + [keymap[$0].label]) }
  }

  func onPressed(_ shortcut: Shortcut) {
    guard override == nil else { return }
    (edited, text, problem) = (shortcut.id, "", nil)
  }

  func onCancelPressed() { (edited, problem) = (nil, nil) }

  /// Puts the shortcut on the key that was typed; without any it has its usual one.
  /// - Returns: Whether it has.
  @discardableResult func onSubmit(in language: Language) -> Bool {
    guard let shortcut = shortcuts.first(where: { $0.id == edited }) else { return false }
    var next = choices
    if text.allSatisfy(\.isWhitespace) {
      next[shortcut.id] = nil
    } else {
      do throws(KeyRejection) {
        let combination = try KeyCombination(text)
        problem = shortcuts.problem(of: Key(combination), for: shortcut, in: keymap, language)
        if problem != nil { return false }
        next[shortcut.id] = Key(combination) == shortcut.usual ? nil : combination
      } catch {
        problem = .refused(error)
        return false
      }
    }
    // Its usual key may have gone to another one meanwhile.
    if next[shortcut.id] == nil, let owner = shortcuts.owner(of: shortcut.usual, otherThan: shortcut, in: keymap) {
      problem = .taken(shortcut.usual, by: owner)
      return false
    }
    return keep(next)
  }

  /// Gives each its usual key.
  /// - Returns: Whether each has it.
  @discardableResult func onResetPressed() -> Bool { keep(KeyChoices()) }

  private func keep(_ next: KeyChoices) -> Bool {
    do {
      if next.combinations.isEmpty {
        try interactor.unsetConfiguration("shortcuts")
      } else {
        try interactor.setConfiguration("shortcuts", to: next.description)
      }
      onCancelPressed()
      changes += 1
      interactor.log(SettingsEvent.setShortcut)
      return true
    } catch {
      router.showAlert(for: error)
      return false
    }
  }
}

extension Shortcut {
  /// What a search finds it by.
  var searchedTexts: [String] { [id] + Language.allCases.map(title) }
}
