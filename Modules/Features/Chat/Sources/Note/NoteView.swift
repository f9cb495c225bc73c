import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The author's note of a chat: its text, and where and when it is sent.
struct NoteView: View {
  @Environment(\.language) private var language
  let presenter: NotePresenter

  var body: some View {
    VStack {
      switch presenter.found.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason), key: .control("r")) { presenter.found.onTryAgainPressed() }
      case .content:
        if let failure = presenter.failure {
          Text(language.notSaved(language(failure))).foregroundStyle(.danger)
          Button(language.tryAgain) { presenter.onSaveAgainPressed() }
        }
        ScrollView { NoteForm(presenter: presenter) }
      }
    }
    .navigationTitle(language.authorsNote)
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
    .task(id: presenter.found.attempt) { await presenter.load() }
  }
}

private struct NoteForm: View {
  @Environment(\.language) private var language
  let presenter: NotePresenter

  var body: some View {
    VStack {
      TextEditor(language.noteHint, text: Binding(presenter, \.text)).lineLimit(2...6).defaultFocus()
      NoteRow(name: language.notePlace) {
        Picker(selection: Binding(presenter, \.position)) {
          ForEach(AuthorsNote.Position.allCases, id: \.self) { Text(line: language.title(of: $0)).tag($0) }
        } label: {
        }
      }
      .padding(.top, 1)
      number(.interval, language.noteInterval)
      if presenter.position == .atDepth {
        number(.depth, language.noteDepth)
        NoteRow(name: language.noteRole) {
          Picker(selection: Binding(presenter, \.role)) {
            ForEach([PromptReport.Part.Role.system, .user, .assistant], id: \.self) {
              Text(line: language.title(of: $0)).tag($0)
            }
          } label: {
          }
        }
        if presenter.role == .system { Text(language.noteRoleUse).foregroundStyle(.secondary) }
      }
      Text(language.noteUse).foregroundStyle(.secondary).padding(.top, 1)
    }
  }

  private func number(_ number: NotePresenter.Number, _ name: String) -> some View {
    VStack {
      NoteRow(name: name) {
        TextField("", text: Binding(get: { presenter.text(of: number) }) { presenter.type($0, for: number) })
      }
      if presenter.isWrong(number) { Text(language.noteNumber).foregroundStyle(.danger) }
    }
  }
}

/// A value: its name, and its field.
private struct NoteRow<Content: View>: View {
  @Environment(\.windowSize) private var window
  let name: String
  @ViewBuilder let content: Content

  var body: some View {
    if window.columns < 48 {
      VStack {
        Text(line: name).foregroundStyle(.secondary)
        content
      }
    } else {
      HStack(spacing: 1) {
        Text(line: name).foregroundStyle(.secondary).frame(width: 18, alignment: .leading)
        content
      }
    }
  }
}
