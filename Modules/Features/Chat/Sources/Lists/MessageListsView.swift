import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The bookmarks and pins of a chat, and its trash.
struct MessageListsView: View {
  @Environment(\.language) private var language
  @Environment(\.localZone) private var zone
  @Environment(\.windowSize) private var window
  let presenter: MessageListsPresenter

  var body: some View {
    LoadedView(loader: presenter.lists) { content($0.marked, $0.deletions) }
      .navigationTitle(language.bookmarksAndTrash)
      .toolbar { Button(language.close) { presenter.onClosePressed() } }
  }

  private func content(_ marked: [Message], _ deletions: [MessageDeletion]) -> some View {
    ScrollView {
      VStack(spacing: window.rows < 12 ? 0 : 1) {
        section(language.bookmarksAndPins, whenEmpty: language.noBookmarks, isEmpty: marked.isEmpty) {
          ForEach(marked) { message in
            if message.id == marked.first?.id { row(message).defaultFocus() } else { row(message) }
          }
        }
        section(language.trash, whenEmpty: language.emptyTrash, isEmpty: deletions.isEmpty) {
          ForEach(deletions) { row($0) }
        }
        if !deletions.isEmpty {
          Button(language.emptyTheTrash) { Task { await presenter.onEmptyPressed() } }
        }
      }
    }
  }

  private func section(
    _ title: String, whenEmpty empty: String, isEmpty: Bool, @ViewBuilder rows: () -> some View
  ) -> some View {
    VStack {
      Text(line: title).bold()
      if isEmpty { Text(empty).foregroundStyle(.secondary) } else { rows() }
    }
  }

  private func row(_ message: Message) -> Button {
    let marks = language.marks(message.marks), text = language.beginning(of: message)
    return Button {
      presenter.onPressed(message)
    } label: {
      MenuRow(title: marks, detail: text)
    }
  }

  private func row(_ deletion: MessageDeletion) -> Button {
    let title = language.deletion(
      deletion.count, language.when(deletion.time, from: presenter.now, in: zone))
    let text = language.beginning(of: deletion.message)
    return Button {
      Task { await presenter.onPressed(deletion) }
    } label: {
      MenuRow(title: title, detail: text)
    }
  }
}
