import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user's templates.
struct TemplatesView: View {
  /// The most problems that are listed.
  private static let mostProblems = 8
  @Environment(\.announce) private var announce
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: TemplatesPresenter

  var body: some View {
    Group {
      switch presenter.loader.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.loader.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(language.templates)
    .keyBindings(presenter.loader.content == nil ? [] : keys)
    .task(id: presenter.loader.attempt) { await presenter.load() }
  }

  private var keys: [KeyBinding] {
    var keys = [
      KeyBinding(.character("n"), isPlain ? language.newTemplate : language.newTemplateShort, action: create)
    ]
    if presenter.deleted != nil { keys.append(KeyBinding(.character("u"), language.undo, action: undo)) }
    return keys
  }

  private var content: some View {
    ScrollView {
      VStack(spacing: window.rows < 12 ? 0 : 1) {
        if window.rows >= 12 || presenter.list.templates.isEmpty {
          Text(language.templatesMeaning).foregroundStyle(.secondary)
        }
        if let deleted = presenter.deleted { Button(language.bringBack(deleted.name), action: undo) }
        if presenter.list.templates.isEmpty {
          Text(language.noTemplates)
        } else {
          VStack {
            ForEach(presenter.list.templates) { TemplateRow(template: $0, presenter: presenter) }
          }
        }
        newButton
        if !presenter.list.problems.isEmpty { problems }
      }
    }
  }

  private var problems: some View {
    VStack {
      ForEach(Array(presenter.list.problems.prefix(Self.mostProblems).enumerated()), id: \.offset) { _, problem in
        Text(language(problem)).foregroundStyle(.danger)
      }
      if presenter.list.problems.count > Self.mostProblems { Text(line: "…").foregroundStyle(.secondary) }
    }
  }

  private var newButton: Button {
    let button = Button("+ " + language.newTemplate, action: create)
    return presenter.list.templates.isEmpty ? button.defaultFocus() : button
  }

  private func create() { Task { await presenter.onNewPressed() } }

  private func undo() {
    Task {
      if await presenter.onUndoPressed() { announce(language.restored) }
    }
  }
}

/// A template: a button that opens its form, with the mark that deletes it.
private struct TemplateRow: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let template: PromptTemplate
  let presenter: TemplatesPresenter

  var body: some View {
    Button(action: edit) {
      DeletableCell(name: template.name, keys: keys, delete: delete) {
        ListCell("/" + template.name, subtitle: template.firstLine)
      }
    }
    .defaultFocus()
  }

  private var keys: [KeyBinding] {
    // The button handles Enter; the binding shows it in the footer.
    [KeyBinding(.enter, language.edit) {}] + KeyBinding.deleting(language.delete, delete)
  }

  private func edit() { Task { await presenter.onPressed(template) } }

  private func delete() {
    Task { if await presenter.onDeletePressed(template) { announce(language.deleted) } }
  }
}
