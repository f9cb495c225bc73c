import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user's personas, with the default one marked.
struct PersonasView: View {
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: PersonasPresenter

  var body: some View {
    Group {
      switch presenter.list.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.list.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(language.personas)
    .keyBindings(presenter.list.phase == .content ? keys : [])
    .task(id: presenter.list.attempt) { await presenter.load() }
  }

  private var keys: [KeyBinding] {
    var keys = [
      KeyBinding(.character("n"), isPlain ? language.newPersona : language.newPersonaShort, action: create)
    ]
    if presenter.list.deleted != nil { keys.append(KeyBinding(.character("u"), language.undo, action: undo)) }
    return keys
  }

  private var content: some View {
    ScrollView {
      VStack(spacing: window.rows < 12 ? 0 : 1) {
        if window.rows >= 12 || presenter.personas.isEmpty {
          Text(language.personasMeaning).foregroundStyle(.secondary)
        }
        if let deleted = presenter.list.deleted {
          Button(language.bringBack(deleted.persona.name), action: undo)
        }
        if presenter.personas.isEmpty {
          Text(language.noPersonas)
        } else {
          VStack {
            ForEach(presenter.personas) { PersonaRow(persona: $0, presenter: presenter) }
          }
        }
        newButton
      }
    }
  }

  private var newButton: Button {
    let button = Button("+ " + language.newPersona, action: create)
    return presenter.personas.isEmpty ? button.defaultFocus() : button
  }

  private func create() { Task { await presenter.onNewPressed() } }

  private func undo() {
    Task {
      if await presenter.onUndoPressed() { announce(language.restored) }
    }
  }
}

/// A persona: a button that opens its form, and one that deletes it.
private struct PersonaRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let persona: Persona
  let presenter: PersonasPresenter

  var body: some View {
    HStack(spacing: 1) {
      Button(action: edit) {
        FocusedPersonaKeys(isDefault: persona.id == presenter.usual, edits: edit, delete: delete, toggle: toggle) {
          ListCell(
            persona.name, subtitle: subtitle, portrait: persona.name, picture: pictures[persona.picture]
          )
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .defaultFocus()
      Button(action: delete) {
        FocusedPersonaKeys(isDefault: persona.id == presenter.usual, edits: nil, delete: delete, toggle: toggle) {
          DeleteMark().accessibilityLabel(language.delete(persona.name))
        }
      }
    }
  }

  private var subtitle: String {
    [language.places(of: persona.id, presenter.bindings), persona.firstLine].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private func edit() { Task { await presenter.onPressed(persona) } }

  private func toggle() { Task { await presenter.onDefaultPressed(persona) } }

  private func delete() {
    Task { if await presenter.onDeletePressed(persona) { announce(language.deleted) } }
  }
}

/// Binds the keys of a row only while the row has the focus.
private struct FocusedPersonaKeys<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let isDefault: Bool
  /// Opens the form; nil where Enter does something else. The button handles Enter; the binding shows it in the footer.
  let edits: (@MainActor () -> Void)?
  let delete: @MainActor () -> Void
  let toggle: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    content.keyBindings(isFocused ? keys : [])
  }

  private var keys: [KeyBinding] {
    (edits == nil ? [] : [KeyBinding(.enter, language.edit) {}]) + [
      KeyBinding(.character("d"), language.delete, action: delete),
      KeyBinding(.delete, language.delete, prominence: .hidden, action: delete),
      KeyBinding(.character("s"), isDefault ? language.noDefault : language.useByDefault, action: toggle),
    ]
  }
}
