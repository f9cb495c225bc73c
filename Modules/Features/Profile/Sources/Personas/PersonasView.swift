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
      switch presenter.list.loader.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.list.loader.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(language.personas)
    .keyBindings(presenter.list.loader.content == nil ? [] : keys)
    .task(id: presenter.list.loader.attempt) { await presenter.load() }
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

/// A persona: a button that opens its form, with the mark that deletes it.
private struct PersonaRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let persona: Persona
  let presenter: PersonasPresenter

  var body: some View {
    Button(action: edit) {
      DeletableCell(name: persona.name, keys: keys, delete: delete) {
        ListCell(persona.name, subtitle: subtitle, portrait: persona.name, picture: pictures[persona.picture])
      }
    }
    .defaultFocus()
  }

  private var subtitle: String {
    [language.places(of: persona.id, presenter.bindings), persona.firstLine].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private var keys: [KeyBinding] {
    let isDefault = persona.id == presenter.usual
    // The button handles Enter; the binding shows it in the footer.
    return [KeyBinding(.enter, language.edit) {}] + KeyBinding.deleting(language.delete, delete) + [
      KeyBinding(.character("s"), isDefault ? language.noDefault : language.useByDefault, action: toggle)
    ]
  }

  private func edit() { Task { await presenter.onPressed(persona) } }

  private func toggle() { Task { await presenter.onDefaultPressed(persona) } }

  private func delete() {
    Task { if await presenter.onDeletePressed(persona) { announce(language.deleted) } }
  }
}
