import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The form for a provider's key, which is not shown.
struct PasteKeyView: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: PasteKeyPresenter

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        Picker(selection: Binding(presenter, \.provider)) {
          ForEach(presenter.providers, id: \.self) { Text(line: $0).tag($0) }
        } label: {
          Text(line: language.provider).foregroundStyle(.secondary)
        }
        if isPlain { Text(language.keyWouldShow(presenter.provider)) } else { field }
        if window.columns < 24 { VStack { buttons } } else { HStack(spacing: 2) { buttons } }
      }
    }
    .navigationTitle(language.pasteKey)
    // With nothing to lose, Esc closes the form like any other screen.
    .keyBindings(presenter.hasKey ? [KeyBinding(.escape, language.cancel, action: presenter.onCancelPressed)] : [])
  }

  private var field: some View {
    VStack {
      HStack(spacing: 1) {
        Text(line: language.key).foregroundStyle(.secondary)
        SecureField(language.keyPrompt, text: Binding(presenter, \.key), onSubmit: save)
      }
      if let endpoint = presenter.endpoint { Text(language.whereKeyGoes(endpoint.server)).foregroundStyle(.secondary) }
    }
  }

  @ViewBuilder private var buttons: some View {
    if !isPlain {
      AsyncButton(
        presenter.isSaving ? language.saving : language.saveKey, role: .primary, isBusy: presenter.isSaving,
        action: save
      )
      .disabled(!presenter.canSave)
    }
    Button(language.cancel, action: presenter.onCancelPressed)
  }

  private func save() {
    Task { if let place = await presenter.onSavePressed() { announce(language.keyIsSaved(place)) } }
  }
}
