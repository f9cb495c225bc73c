import Entities
import FeatureKit
import TerminalUI

/// The end of the conversation on which the selection of the list rests, with what can be done with it.
struct ChatPreview: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  let presenter: ChatsPresenter

  private var preview: ChatPreviewPresenter { presenter.preview }

  var body: some View {
    Group {
      // A conversation that left the list, or was not read yet, leaves the place empty for a moment.
      if let row = presenter.rows.first(where: { $0.id == preview.shown }) {
        VStack {
          header(of: row).padding(.bottom, 1)
          content(of: row).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
          buttons(for: row).padding(.top, 1)
        }
        .inReadingColumn()
      }
    }
    .onDisappear { preview.clear() }
  }

  private func header(of row: ChatSummary) -> some View {
    HStack(spacing: 2) {
      MiniPortrait(name: presenter.name(of: row, in: language), avatar: presenter.avatars[row])
      VStack {
        Text(line: presenter.title(of: row, in: language)).bold()
        Text(line: presenter.subtitle(of: row, in: language)).foregroundStyle(.secondary)
      }
    }
  }

  /// In the place of the field of the conversation: from any row of the list the arrow key leads to them.
  private func buttons(for row: ChatSummary) -> some View {
    HStack(spacing: 2) {
      if row.deleted != nil {
        Button(language.restore) { Task { await presenter.onRestorePressed(row) } }
      } else {
        Button(language.open) { presenter.onConversationPressed(row) }
        Button(language.rename) {
          Task { if await presenter.onRenamePressed(row, in: language) { announce(language.renamed) } }
        }
      }
      Button(row.deleted == nil ? language.delete : language.deleteForGood, role: .destructive) {
        Task { if await presenter.onDeletePressed(row, in: language) { announce(language.deleted) } }
      }
    }
  }

  @ViewBuilder private func content(of row: ChatSummary) -> some View {
    if let failure = preview.failure {
      Text(language(failure)).foregroundStyle(.danger)
    } else if row.deleted != nil {
      // The messages of a deleted conversation are not read: only the list knows its end.
      Text(row.lastText ?? language.nothingSaid).foregroundStyle(.secondary)
    } else if preview.messages.isEmpty {
      Text(language.nothingSaid).foregroundStyle(.secondary)
    } else {
      // Another conversation begins at its end.
      ForEach([row], id: \.id) { row in
        List(followingEndOf: preview.messages) { message in
          MessageRow(
            message: message, avatar: presenter.speaker(of: message, in: row),
            name: presenter.speakerName(of: message, in: row, language), userName: preview.userName(at: message),
            isForeign: preview.isForeign(message), pause: preview.pause(before: message), onRetry: nil,
            isMarked: false, showsThoughts: Binding(get: { false }, set: { _ in }),
            session: preview.session(at: message), followsReply: preview.followsReply(message),
            onPortrait: { presenter.onConversationPressed(row) }, onMenu: { presenter.onConversationPressed(row) }
          )
        }
        .onTapGesture { presenter.onConversationPressed(row) }
      }
    }
  }
}
