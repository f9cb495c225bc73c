import Entities
import FeatureKit
import TerminalUI

/// The end of the conversation on which the selection of the list rests, with what can be done with it.
struct ChatPreview: View {
  @Environment(\.announce) private var announce
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ChatsPresenter

  private var preview: ChatPreviewPresenter { presenter.preview }

  var body: some View {
    Group {
      // A conversation that left the list, or was not read yet, leaves the place empty for a moment.
      if let row = presenter.rows.first(where: { $0.id == preview.shown }) {
        VStack {
          header(of: row).padding(.bottom, 1)
          content(of: row).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
            .padding(.bottom, window.rows >= 24 ? 1 : 0)
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
        buttons(for: row)
      }
    }
  }

  /// The ways on. The row of the list deletes the conversation.
  private func buttons(for row: ChatSummary) -> some View {
    HStack(spacing: 2) {
      if row.deleted != nil {
        Button(language.restore, role: .primary) { Task { await presenter.onRestorePressed(row) } }
      } else {
        Button(language.open, role: .primary) { presenter.onConversationPressed(row) }
        Button(language.rename) {
          Task { if await presenter.onRenamePressed(row, in: language) { announce(language.renamed) } }
        }
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
        // Quieter than the conversation itself, which has the same rows.
        .foregroundStyle(.secondary)
        .onTapGesture { presenter.onConversationPressed(row) }
      }
    }
  }
}
