import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The field in which the user writes, with a line about the model and the last reply below.
struct Composer: View {
  @Environment(\.density) private var density: Density
  @Environment(\.isPlain) private var isPlain
  @Environment(\.keymap) private var keymap
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ChatPresenter

  var body: some View {
    VStack {
      // Plain mode does not print the text inside a field.
      if isPlain { beforeField }
      if let quiet { Text(quiet).lineLimit(quietRows).foregroundStyle(.secondary) }
      if presenter.chat.canBeAnswered {
        field
        if window.rows >= 24, !isPlain { meta.padding(.leading, 2).padding(.trailing, 1) }
      } else {
        Text(language.noModelAnswers).foregroundStyle(.secondary)
      }
    }
    .padding(.top, isApart ? 1 : 0)
    .padding(.bottom, window.rows >= 24 ? 1 : 0)
  }

  private var field: some View {
    VStack {
      if !isPlain { beforeField }
      TextEditor(
        presenter.chat.avatar?.isDeleted == true ? language.stillAnswers : language.saySomething,
        text: Binding(presenter.draft, \.text)
      ) {
        Task { await presenter.composer.onSendPressed() }
      }
      .lineLimit(1...(isLow ? 2 : window.rows / 3))
      .history(presenter.transcript.said)
      .written(presenter.draft.written)
      .submitLabel(submitLabel)
      .defaultFocus()
      .keyBindings(swipeKeys)
    }
    .padding(.trailing, 1)
    .fieldEdge()
    .background(.raised)
  }

  /// What Enter does with the text.
  private var submitLabel: String { presenter.submitTitle(in: language) }

  /// In an empty field the arrows show the other answers to the last question.
  private var swipeKeys: [KeyBinding] {
    guard !isPlain, presenter.draft.text.isEmpty, presenter.swipes.hasKey else { return [] }
    return [
      KeyBinding(.left, language.previousAnswer, prominence: .hidden) {
        Task { await presenter.swipes.onPreviousAnswerPressed() }
      },
      KeyBinding(.right, language.otherAnswer, prominence: .hidden) {
        Task { await presenter.swipes.onOtherAnswerPressed() }
      },
    ]
  }

  @ViewBuilder private var beforeField: some View {
    if !presenter.attachments.files.isEmpty { AttachmentChips(presenter: presenter.attachments) }
    if !presenter.queue.texts.isEmpty { WaitingMessages(queue: presenter.queue) }
  }

  private var meta: some View {
    HStack {
      if presenter.transcript.isReplying {
        Text(line: language.escapeStops).onTapGesture { Task { await presenter.replies.onStopPressed() } }
      } else {
        Text(line: facts.joined(separator: " · "))
      }
      Spacer(minLength: 2)
      Text(line: Key.enter.label + " " + submitLabel)
        .layoutPriority(1)
        .onTapGesture { Task { await presenter.composer.onSendPressed() } }
    }
    .foregroundStyle(.secondary)
  }

  /// What the newest reply used, and the model where the bar above the screen has no room for it.
  private var facts: [String] {
    let used = presenter.usage.newest.map { language($0.words) }
    return [used, ChatView.namesModel(in: window) ? nil : language(presenter.answering.model.words)].compactMap(\.self)
  }

  /// The quiet line above the field: a notice about the last action comes before the warning of the budget.
  private var quiet: String? {
    if presenter.suggestion.isWriting { return language.suggesting(hasKeys: !isPlain) }
    let completions = presenter.composer.completions
    if !completions.isEmpty { return language.completions(completions, hasKeys: !isPlain) }
    return presenter.notices.current.map {
      language.words(for: $0, hasKeys: !isPlain, keymap: keymap)
    }
      ?? presenter.editing.message.map { language.editing($0, hasKeys: !isPlain) }
      ?? presenter.budget.warning.map { language($0) }
  }

  /// The most rows of that line; nil where all of it shows. In a low window a notice has a second row while nothing else
  /// stands above the field.
  private var quietRows: Int? {
    guard isLow else { return nil }
    let hasRoom = presenter.queue.texts.isEmpty && presenter.attachments.files.isEmpty
    return hasRoom && presenter.notices.current != nil ? 2 : 1
  }

  /// Whether the last message leaves no blank row above the field.
  private var isApart: Bool { window.rows >= 30 || density == .compact && window.rows >= 16 }

  /// Whether every row is needed for the messages.
  private var isLow: Bool { window.rows < 12 }
}
