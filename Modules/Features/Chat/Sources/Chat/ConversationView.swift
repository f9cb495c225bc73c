import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The messages of a conversation, and the field below them.
struct ConversationView: View {
  @Environment(\.copy) private var copy
  @Environment(\.language) private var language
  let presenter: ChatPresenter

  var body: some View {
    VStack {
      if let failure = presenter.transcript.earlier.failure {
        HStack(spacing: 1) {
          Text(line: language.noEarlier(language(failure))).foregroundStyle(.danger)
          Button(language.tryAgain) { presenter.transcript.onLoadEarlierPressed() }
        }
      }
      if presenter.transcript.messages.isEmpty {
        ContentUnavailableView(language.nothingSaid)
      } else {
        // A new list begins at its end.
        ForEach([presenter.transcript.position.jumps], id: \.self) { _ in messages }
      }
      if let failure = presenter.transcript.later.failure {
        HStack(spacing: 1) {
          Text(line: language.noLater(language(failure))).foregroundStyle(.danger)
          Button(language.tryAgain) { presenter.transcript.onLoadLaterPressed() }
        }
      }
      Composer(presenter: presenter).inReadingColumn()
    }
  }

  private var messages: some View {
    List(followingEndOf: presenter.transcript.messages, onReachStart: { presenter.transcript.onStartReached() }) {
      message in
      MessageRow(
        message: message, avatar: presenter.avatar(of: message),
        name: presenter.persona.names.otherSpeaker(of: message) ?? presenter.avatar(of: message)?.name
          ?? language.unknown,
        userName: presenter.persona.name(at: message),
        isForeign: presenter.transcript.isForeign(message),
        pause: presenter.transcript.pause(before: message), onRetry: retry(of: message),
        isMarked: message.id == presenter.transcript.position.marked,
        showsThoughts: presenter.thoughts.areOpen(of: message.id),
        cut: presenter.cut.cut(above: message),
        session: presenter.transcript.session(at: message),
        writer: presenter.transcript.writer(of: message, answering: presenter.answering.model.choice),
        spending: presenter.usage.line(of: message),
        swipes: presenter.swipes.swipes(of: message), hasSwipeKey: presenter.swipes.hasKey(at: message.id),
        followsReply: presenter.transcript.followsReply(message),
        onSwipe: { Task { await presenter.swipes.onOtherAnswerPressed(of: message.id) } },
        onSwipeBack: { Task { await presenter.swipes.onPreviousAnswerPressed(of: message.id) } },
        onPortrait: { presenter.onCharacterPressed(presenter.avatar(of: message)) },
        onMenu: { [copy] in
          Task { if let text = await presenter.verbs.onMenuPressed(at: message.id) { copy(text) } }
        }
      )
      .task(id: message.state) {
        await presenter.transcript.onMessageShown(message)
        await presenter.usage.onMessageShown(message)
      }
      .onDisappear { presenter.transcript.position.leave(message.id) }
    }
    .opening(at: presenter.transcript.position.opening)
    .continuing(presenter.transcript.hasLater) { presenter.transcript.onEndReached() }
    .tint(presenter.tint)
  }

  private func retry(of message: Message) -> (@MainActor () -> Void)? {
    guard presenter.replies.canRetry, message.id == presenter.transcript.newest?.id else { return nil }
    return { Task { await presenter.replies.onRetryPressed() } }
  }
}
