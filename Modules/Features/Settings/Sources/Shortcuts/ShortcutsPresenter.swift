import Entities
import FeatureKit
import Observation
import TerminalUI

/// Shows the key of each shortcut, and changes it.
@Observable @MainActor final class ShortcutsPresenter {
  /// The shortcut whose key is being typed; nil for none.
  private(set) var edited: Shortcut.ID?
  /// The typed text of the key so far.
  var text = ""
  /// Why the typed key cannot be used.
  private(set) var problem: KeyProblem?
  /// Every shortcut of this run.
  let shortcuts: [Shortcut]
  /// Counts the changes made here, so that the rows are updated.
  private var changes = 0
  private let interactor: any ShortcutsInteractor
  private let router: any SectionRouter

  init(_ shortcuts: [Shortcut], interactor: any ShortcutsInteractor, router: any SectionRouter) {
    self.interactor = interactor
    self.router = router
    self.shortcuts = shortcuts
  }

  /// The key of each shortcut. A change that could not be written is undone. A choice with an error is left out.
  var keymap: Keymap { Keymap(shortcuts.usable(choices, in: .english, areAll: false).choices) }

  private var choices: KeyChoices {
    _ = changes
    let value = interactor.configurationEntries.first { $0.key == "shortcuts" }?.value
    return KeyChoices(value ?? "") ?? KeyChoices()
  }

  /// The option or variable that overrides the file; nil for none.
  var override: String? { interactor.configurationEntries.overrides(of: ["shortcuts"]).first }

  /// The edited shortcut if it has another key than its usual one; nil otherwise.
  var editedWithAnotherKey: Shortcut? { shortcuts.first { $0.id == edited && keymap[$0] != $0.usual } }

  /// Whether a shortcut has another key than its usual one.
  var isChanged: Bool { !choices.combinations.isEmpty }

  /// The shortcuts in the search results: all of them if the section's title or its other search words match.
  func rows(_ query: SettingsQuery) -> [Shortcut] {
    let isWhole = query.fits(Language.allCases.map(\.shortcuts) + SearchTerms.shortcuts)
    return shortcuts.filter { isWhole || query.fits($0.searchedTexts + [keymap[$0].label]) }
  }

  func onPressed(_ shortcut: Shortcut) {
    guard override == nil else { return }
    (edited, text, problem) = (shortcut.id, "", nil)
  }

  /// Gives the shortcut the pressed key. Backspace, Delete and the usual key restore the usual key.
  /// - Returns: Whether the key was changed.
  @discardableResult func onKey(_ key: Key, in language: Language) -> Bool {
    guard let shortcut = shortcuts.first(where: { $0.id == edited }) else { return false }
    // The usual key is accepted even if `KeyCombination` refuses it.
    if [shortcut.usual, .backspace, .delete].contains(key) { return restore(shortcut) }
    do throws(KeyRejection) { return set(shortcut, to: try KeyCombination(key), in: language) } catch {
      return refuse(.refused(error))
    }
  }

  /// Gives the shortcut its usual key again.
  /// - Returns: Whether the key was changed.
  @discardableResult func onUsualPressed() -> Bool {
    guard let shortcut = shortcuts.first(where: { $0.id == edited }) else { return false }
    return restore(shortcut)
  }

  func onCancelPressed() { (edited, problem) = (nil, nil) }

  /// Gives the shortcut the typed key; an empty text restores its usual one.
  /// - Returns: Whether the key was changed.
  @discardableResult func onSubmit(in language: Language) -> Bool {
    guard let shortcut = shortcuts.first(where: { $0.id == edited }) else { return false }
    if text.allSatisfy(\.isWhitespace) { return restore(shortcut) }
    do throws(KeyRejection) { return set(shortcut, to: try KeyCombination(text), in: language) } catch {
      return refuse(.refused(error))
    }
  }

  private func set(_ shortcut: Shortcut, to combination: KeyCombination, in language: Language) -> Bool {
    let key = Key(combination)
    if key == shortcut.usual { return restore(shortcut) }
    if let problem = shortcuts.problem(of: key, for: shortcut, in: keymap, language) { return refuse(problem) }
    var next = choices
    next[shortcut.id] = combination
    return save(next)
  }

  /// Another shortcut may have the usual key by now.
  private func restore(_ shortcut: Shortcut) -> Bool {
    if let owner = shortcuts.owner(of: shortcut.usual, otherThan: shortcut, in: keymap) {
      return refuse(.taken(shortcut.usual, by: owner))
    }
    var next = choices
    next[shortcut.id] = nil
    return save(next)
  }

  private func refuse(_ problem: KeyProblem) -> Bool {
    self.problem = problem
    return false
  }

  /// Restores the usual key of each shortcut.
  /// - Returns: Whether the keys were changed.
  @discardableResult func onResetPressed() -> Bool { save(KeyChoices()) }

  private func save(_ next: KeyChoices) -> Bool {
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
  /// The texts by which a search finds it.
  var searchedTexts: [String] { [id] + Language.allCases.map(title) }
}
