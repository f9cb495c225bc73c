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
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .content: content
      }
    }
    .navigationTitle(language.bookmarksAndTrash)
    .toolbar { Button(language.close) { presenter.onClosePressed() } }
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var content: some View {
    ScrollView {
      VStack(spacing: window.rows < 12 ? 0 : 1) {
        section(language.bookmarksAndPins, whenEmpty: language.noBookmarks, isEmpty: presenter.marked.isEmpty) {
          ForEach(presenter.marked) { message in
            if message.id == presenter.marked.first?.id { row(message).defaultFocus() } else { row(message) }
          }
        }
        section(language.trash, whenEmpty: language.emptyTrash, isEmpty: presenter.deletions.isEmpty) {
          ForEach(presenter.deletions) { row($0) }
        }
        if !presenter.deletions.isEmpty {
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
