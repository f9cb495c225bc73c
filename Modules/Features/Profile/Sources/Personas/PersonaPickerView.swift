import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user's personas, to choose one for a chat.
struct PersonaPickerView: View {
  @Environment(\.language) private var language
  let presenter: PersonaPickerPresenter

  var body: some View {
    Group {
      switch presenter.personas.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.personas.onTryAgainPressed() }
      case .content(let personas): list(of: personas)
      }
    }
    .navigationTitle(language.personaOfChat)
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
    .task(id: presenter.personas.attempt) { await presenter.personas.load() }
  }

  private func list(of personas: [Persona]) -> some View {
    ScrollView {
      VStack {
        row(
          language.asElsewhere, presenter.inherited?.name ?? "", isChosen: presenter.chosen == nil, choice: .inherited)
        ForEach(personas) { persona in
          row(
            persona.name, persona.firstLine, isChosen: persona.id == presenter.chosen, choice: .persona(persona.id))
        }
        Button("+ " + language.newPersona) { Task { await presenter.onNewPressed() } }
      }
    }
  }

  private func row(_ name: String, _ detail: String, isChosen: Bool, choice: PersonaChoice) -> some View {
    let button = Button {
      presenter.onPressed(choice)
    } label: {
      PickedCell(name: name, detail: detail, isChosen: isChosen)
    }
    return isChosen ? button.defaultFocus() : button
  }
}

private struct PickedCell: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.language) private var language
  let name: String, detail: String
  let isChosen: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      Text(line: isChosen ? "✓" : " ").foregroundStyle(.accent).accessibilityLabel(isChosen ? language.chosen : "")
      Text(line: name).highlighted(isFocused).layoutPriority(1)
      if !detail.isEmpty { Text(line: "· " + detail).foregroundStyle(.secondary) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    // The button handles Enter; this binding only shows it in the footer.
    .keyBindings(isFocused ? [KeyBinding(.enter, language.choose, action: {})] : [])
  }
}
