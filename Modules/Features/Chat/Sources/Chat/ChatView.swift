import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One conversation, and the field to go on with it.
struct ChatView: View {
  @Environment(\.language) private var language
  @Environment(\.announce) private var announce
  @Environment(\.copy) private var copy
  @Environment(\.isPlain) private var isPlain
  @Environment(\.imageCache) private var pictures
  @Environment(\.scrollMemory) private var memory
  @Environment(\.windowSize) private var window
  let presenter: ChatPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .content: ConversationView(presenter: presenter)
      case .gone: GoneView(presenter: presenter)
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      }
    }
    .navigationTitle(presenter.title(in: language))
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { portrait?.onTapGesture { presenter.onAboutPressed() } }
      if presenter.canBeAnswered {
        Text(line: language(presenter.answering.words)).foregroundStyle(.secondary)
          .onTapGesture { Task { await presenter.onModelPressed() } }
      }
    }
    .keyBindings(keys)
    .task(id: presenter.attempt) { await presenter.load(near: memory?.place) }
  }

  /// Who it is, where there is a picture and room for it.
  private var portrait: Portrait? {
    guard window.rows >= 18, let picture = pictures[presenter.picture] else { return nil }
    return Portrait(presenter.name(in: language), picture: picture, size: .header)
  }

  private var keys: [KeyBinding] {
    guard presenter.phase == .content else { return [] }
    let language = language
    var keys: [KeyBinding] = []
    if presenter.canBeAnswered {
      keys.append(KeyBinding(.enter, language.send) { Task { await presenter.onSendPressed() } })
    }
    if presenter.hasLater {
      keys += [
        KeyBinding(.end, language.newest) { Task { await presenter.onEndPressed() } },
        KeyBinding(.controlEnd, language.newest, prominence: isPlain ? .ordinary : .hidden) {
          Task { await presenter.onEndPressed() }
        },
      ]
    }
    if presenter.isSeekingStart {
      keys.append(KeyBinding(.escape, language.stayHere) { presenter.onStopSeekingPressed() })
    } else if presenter.hasEarlier {
      keys += [
        KeyBinding(.home, language.oldest, prominence: .hidden) { presenter.onStartPressed() },
        KeyBinding(.controlHome, language.oldest, prominence: isPlain ? .ordinary : .hidden) {
          presenter.onStartPressed()
        },
      ]
    }
    if presenter.isReplying {
      keys += [
        KeyBinding(.escape, language.stop) { Task { await presenter.onStopPressed() } },
        KeyBinding(.control("c"), language.stop, prominence: .hidden) { Task { await presenter.onStopPressed() } },
      ]
    }
    if presenter.canRetry {
      keys.append(KeyBinding(.retry, language.tryAgain) { Task { await presenter.onRetryPressed() } })
    }
    if presenter.canSwipe {
      keys.append(
        KeyBinding(.otherAnswer, language.otherAnswer) { Task { await presenter.onOtherAnswerPressed() } })
    }
    if presenter.lastThoughtful != nil {
      // Line by line each reply that has any offers its own.
      let prominence = isPlain ? KeyBinding.Prominence.hidden : .spare
      keys.append(KeyBinding(.thoughts, language.thoughts, prominence: prominence) { presenter.onThoughtsPressed() })
    }
    if presenter.lastReply != nil {
      let prominence = isPlain ? KeyBinding.Prominence.hidden : .spare
      keys.append(
        KeyBinding(.copyReply, language.copyReply, prominence: prominence) {
          if let reply = presenter.onCopyReplyPressed() { copy(reply) }
        })
      if presenter.hasCode {
        keys.append(
          KeyBinding(.copyCode, language.copyCode, prominence: prominence) {
            if let code = presenter.onCopyCodePressed() { copy(code) }
          })
      }
      keys.append(
        KeyBinding(.copyChat, language.copyChat, prominence: prominence) {
          Task { if let text = await presenter.onCopyChatPressed(in: language) { copy(text) } }
        })
    }
    if presenter.canBeAnswered {
      keys.append(
        KeyBinding(.model, language.model, prominence: .spare) { Task { await presenter.onModelPressed() } })
    }
    if presenter.lastReply != nil {
      keys.append(
        KeyBinding(.usage, language.usage, prominence: .spare) { Task { await presenter.onUsagePressed() } })
    }
    // In a field with something in it the key deletes a character; it goes late, so that little moves then.
    keys.append(
      KeyBinding(.deleteChat, language.deleteChat, prominence: .spare) {
        Task { if await presenter.onDeletePressed(in: language) { announce(language.deleted) } }
      })
    if presenter.canBeAnswered {
      keys.append(KeyBinding(.prompt, language.whatIsSent, prominence: .spare) { presenter.onPromptPressed() })
      keys.append(
        KeyBinding(.preset, language.replySettings, prominence: .spare) {
          Task { await presenter.onPresetPressed() }
        })
      keys.append(KeyBinding(.about, language.about, prominence: .spare) { presenter.onAboutPressed() })
    }
    return keys
  }
}

private struct ConversationView: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ChatPresenter

  var body: some View {
    VStack {
      if let failure = presenter.earlier.failure {
        HStack(spacing: 1) {
          Text(line: language.noEarlier(language(failure))).foregroundStyle(.danger)
          Button(language.tryAgain) { presenter.onLoadEarlierPressed() }
        }
      }
      if presenter.messages.isEmpty {
        ContentUnavailableView(language.nothingSaid)
      } else {
        // A new list stands at its end.
        ForEach([presenter.turns], id: \.self) { _ in messages }
      }
      if let failure = presenter.later.failure {
        HStack(spacing: 1) {
          Text(line: language.noLater(language(failure))).foregroundStyle(.danger)
          Button(language.tryAgain) { presenter.onLoadLaterPressed() }
        }
      }
      if let quiet { Text(quiet).lineLimit(isLow ? 1 : nil).foregroundStyle(.secondary) }
      if !isLow { Divider() }
      if presenter.canBeAnswered {
        field
      } else {
        Text(language.noModelAnswers).foregroundStyle(.secondary)
      }
    }
  }

  /// What is said above the field: an answer to what was done now comes first, and what should be known waits.
  private var quiet: String? {
    presenter.notice.map { language.words(for: $0, hasKeys: !isPlain) } ?? presenter.budget.warning.map { language($0) }
  }

  private var field: some View {
    HStack(spacing: 1) {
      Text(line: "›").foregroundStyle(.accent).accessibilityHidden()
      TextEditor(
        presenter.isDeleted ? language.stillAnswers : language.saySomething, text: Binding(presenter, \.draft)
      ) {
        Task { await presenter.onSendPressed() }
      }
      .lineLimit(1...(isLow ? 2 : 6))
      .history(presenter.said)
      .submitLabel(language.send)
      .defaultFocus()
    }
  }

  /// Whether every row is needed for what is said.
  private var isLow: Bool { window.rows < 12 }

  private var messages: some View {
    List(followingEndOf: presenter.messages, onReachStart: { presenter.onStartReached() }) { message in
      MessageRow(
        message: message, name: presenter.name(in: language), isForeign: presenter.isForeign(message),
        pause: presenter.pause(before: message), onRetry: retry(of: message), isMarked: message.id == presenter.marked,
        showsThoughts: presenter.areThoughtsOpen(of: message.id),
        cut: presenter.cut.flatMap { $0.first == message.id ? $0 : nil },
        session: presenter.session(at: message), writer: presenter.writer(of: message),
        spending: presenter.spending(of: message),
        swipes: presenter.swipes(of: message),
        onSwipe: { Task { await presenter.onOtherAnswerPressed() } }, onPortrait: { presenter.onAboutPressed() }
      )
      .task(id: message.state) {
        await presenter.onMessageShown(message)
        await presenter.findSpending(of: message)
      }
      .onDisappear { presenter.onMessageLeft(message.id) }
    }
    .opening(at: presenter.opening)
    .continuing(presenter.hasLater) { presenter.onEndReached() }
    .tint(presenter.tint)
  }

  private func retry(of message: Message) -> (@MainActor () -> Void)? {
    guard presenter.canRetry, message.id == presenter.newest?.id else { return nil }
    return { Task { await presenter.onRetryPressed() } }
  }
}

private struct GoneView: View {
  @Environment(\.language) private var language
  let presenter: ChatPresenter

  var body: some View {
    ContentUnavailableView {
      Text(language.chatIsGone)
    } actions: {
      Button(language.back) { presenter.onBackPressed() }.defaultFocus()
    }
    .keyboardShortcut(.enter, language.back) { presenter.onBackPressed() }
  }
}
