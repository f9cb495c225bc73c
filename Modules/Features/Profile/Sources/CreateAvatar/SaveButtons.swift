import DesignSystem
import TerminalUI

/// The buttons at the end of a form.
struct SaveButtons: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let isSaving: Bool, canSave: Bool
  let save: @MainActor () -> Void, cancel: @MainActor () -> Void

  var body: some View {
    // Beside each other they need 22 columns.
    if window.columns < 24 { VStack { buttons } } else { HStack(spacing: 2) { buttons } }
  }

  @ViewBuilder private var buttons: some View {
    AsyncButton(isSaving ? language.saving : language.save, role: .primary, isBusy: isSaving, action: save)
      .disabled(!canSave)
    Button(language.cancel, action: cancel)
  }
}
