import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user's personas, with the default one marked.
struct PersonasView: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: PersonasPresenter

  var body: some View {
    DeletableListScreen(
      title: language.personas, loader: presenter.list.loader, deleted: presenter.list.deleted?.persona.name,
      keys: keys, load: presenter.load, undo: presenter.onUndoPressed
    ) {
      if window.rows >= 12 || presenter.personas.isEmpty {
        Text(language.personasMeaning).foregroundStyle(.secondary)
      }
    } rows: {
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

  private var keys: [KeyBinding] {
    [KeyBinding(.character("n"), isPlain ? language.newPersona : language.newPersonaShort, action: create)]
  }

  private var newButton: Button {
    let button = Button("+ " + language.newPersona, action: create)
    return presenter.personas.isEmpty ? button.defaultFocus() : button
  }

  private func create() { Task { await presenter.onNewPressed() } }
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
