import DesignSystem
import FeatureKit
import TerminalUI

/// What `FormScreen` needs of the presenter of a form.
@MainActor protocol FormPresenter {
  /// Saves or discards the form.
  var form: FormSaver { get }
  /// Whether something was typed or chosen that would be lost.
  var hasUnsaved: Bool { get }
  /// Whether the fields can be saved.
  var isValid: Bool { get }
  /// Asks before the form is discarded.
  var discarding: Question { get }
  /// Shows the unsaved text.
  func load() async
  /// Saves the form.
  /// - Returns: Whether it is saved.
  func onSavePressed() async -> Bool
}

extension FormPresenter {
  var canSave: Bool { isValid && !form.isSaving }

  func onCancelPressed() async { await form.close(asking: hasUnsaved ? discarding : nil) }
}

/// The fields of a form, with the buttons and the keys that save and discard it.
struct FormScreen<Fields: View>: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let title: String
  let presenter: any FormPresenter
  @ViewBuilder let fields: Fields

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        fields
        SaveButtons(isSaving: presenter.form.isSaving, canSave: presenter.canSave, save: save, cancel: cancel)
      }
    }
    .navigationTitle(title)
    .task { await presenter.load() }
    .keyboardShortcut(.control("s"), language.save, action: save)
    // With nothing to lose, Esc closes the form like any other screen.
    .keyBindings(presenter.hasUnsaved ? [KeyBinding(.escape, language.cancel, action: cancel)] : [])
  }

  private func save() {
    Task { if await presenter.onSavePressed() { announce(language.saved) } }
  }

  private func cancel() { Task { await presenter.onCancelPressed() } }
}
