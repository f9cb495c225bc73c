import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The user's templates.
struct TemplatesView: View {
  /// The most problems that are listed.
  private static let mostProblems = 8
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: TemplatesPresenter

  var body: some View {
    DeletableListScreen(
      title: language.templates, loader: presenter.loader, deleted: presenter.deleted?.name, keys: keys,
      load: presenter.load, undo: presenter.onUndoPressed
    ) {
      if window.rows >= 12 || presenter.list.templates.isEmpty {
        Text(language.templatesMeaning).foregroundStyle(.secondary)
      }
    } rows: {
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

  private var keys: [KeyBinding] {
    [KeyBinding(.character("n"), isPlain ? language.newTemplate : language.newTemplateShort, action: create)]
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
