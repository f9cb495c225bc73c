import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One message: a band for the user's, a portrait and a name before a reply, and its outcome in words.
struct MessageRow: View {
  @Environment(\.density) private var density: Density
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.localZone) private var zone
  @Environment(\.windowSize) private var window
  @State private var spoken = SpokenMarkdown()
  let message: Message
  /// The avatar; nil when it is not known.
  var avatar: Avatar?
  /// The speaker's name: mostly the avatar's.
  let name: String
  /// The name under which the user said the message; nil without a persona.
  var userName: String?
  /// Whether another program is writing the message.
  let isForeign: Bool
  /// The remaining milliseconds of the pause before its provider is asked again; 0 when there is none.
  let pause: Int
  /// Requests another reply; nil where that is not possible.
  let onRetry: (@MainActor () -> Void)?
  /// Whether the screen was opened at the message.
  let isMarked: Bool
  /// Whether the thoughts of the message are open.
  let showsThoughts: Binding<Bool>
  /// The messages that the prompt leaves out above this one. Only the first message that is sent has this value.
  var cut: PromptCut?
  /// The time of the message and the time now, where it begins a session; nil within one.
  var session: (begun: Timestamp, now: Timestamp)?
  /// The model of the message, if the previous reply had another one; otherwise nil.
  var writer: ModelChoice?
  /// The usage and cost of the message; nil where they are not shown.
  var spending: SpendingLine?
  /// The other forms of the message, itself included; nil where it is the only one.
  var swipes: Swipes?
  /// Whether the key of the screen shows another one of these.
  var hasSwipeKey = false
  /// Whether the message before it is a reply too.
  var followsReply = false
  /// Shows the one after it, and the one before it.
  var onSwipe: @MainActor () -> Void = {}
  var onSwipeBack: @MainActor () -> Void = {}
  /// Shows the character screen.
  var onPortrait: @MainActor () -> Void = {}
  /// Opens the menu of the message.
  var onMenu: @MainActor () -> Void = {}

  var body: some View {
    VStack {
      if let cut {
        let words = language.notSent(cut.leftOut, summarized: cut.summarized)
        Text("── " + words + " ──").foregroundStyle(.secondary).accessibilityLabel(words)
      }
      if let session, window.rows >= 16 {
        let words = language.moment(zone(session.begun), from: zone(session.now))
        Text(line: words).foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .center)
          .accessibilityLabel(words)
      }
      if isMarked {
        Text(line: "▼ " + language.foundHere + " ▼").bold().foregroundStyle(.accent)
          .accessibilityLabel(language.foundHere).padding(.leading, inset(ReadingColumn.words))
      }
      if message.role == .user { own } else { reply }
    }
    .inReadingColumn()
    .padding(.top, isRoomy && followsReply ? 1 : 0)
    .padding(.bottom, !isRoomy && density == .comfortable && window.rows >= 12 ? 1 : 0)
  }

  // MARK: The user's own

  private var own: some View {
    VStack {
      OwnMessage(text: message.text, time: isPlain || !hasHeader ? nil : signature, isRoomy: isRoomy)
        .accessibilityLabel(label)
        .accessibilityCopy(message.text.isEmpty ? nil : message.text, code: CodeFinder().lastCode(in: message.text))
        .padding(.leading, inset(ReadingColumn.own))
      VStack {
        if !marks.isEmpty { Text(marks).foregroundStyle(.secondary).accessibilityHidden() }
        if !outcome.isEmpty { Text(outcome).foregroundStyle(.secondary).accessibilityHidden() }
        if swipes != nil || onRetry != nil { actions(onRetry: onRetry) }
      }
      .padding(.leading, inset(ReadingColumn.words) + (hasPortraits ? 1 : 2))
    }
  }

  // MARK: A reply

  @ViewBuilder private var reply: some View {
    // In plain mode views side by side would be one line.
    if hasPortraits, !isPlain {
      HStack(spacing: 2) {
        MiniPortrait(name: name, avatar: avatar).onTapGesture(perform: onPortrait)
        replyWords
      }
    } else {
      replyWords
    }
  }

  private var replyWords: some View {
    VStack {
      if hasHeader {
        ReplyHeader(
          name: name, time: clock, writer: writer, outcome: failure == nil ? outcome : "", isWriting: isWriting
        )
        .onTapGesture(perform: onMenu)
      } else if let writer {
        let words = language.writer(writer)
        Text(line: words).foregroundStyle(.secondary).accessibilityLabel(words)
      }
      if !marks.isEmpty { Text(marks).foregroundStyle(.secondary).accessibilityHidden() }
      content
      if swipes != nil || otherRetry != nil {
        actions(onRetry: otherRetry)
          .padding(.top, isRoomy && !message.text.isEmpty ? 1 : 0)
      }
      if let spending {
        let words = language(spending.words)
        Text(line: words).foregroundStyle(.secondary).accessibilityLabel(words)
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }

  private func actions(onRetry: (@MainActor () -> Void)?) -> MessageActions {
    MessageActions(
      role: message.role, swipes: swipes, hasSwipeKey: hasSwipeKey, onSwipe: onSwipe, onSwipeBack: onSwipeBack,
      onRetry: onRetry)
  }

  @ViewBuilder private var content: some View {
    if !message.text.isEmpty || !message.reasoning.isEmpty {
      VStack(alignment: .leading) {
        RevealingText(message.text) {
          MarkdownText(
            message.text, thoughts: Thoughts(message.reasoning, isArriving: isThinking, isOpen: showsThoughts)
          )
          .caretAtEnd(isWriting)
        }
        outcomeWords
        // Without a header the sign of progress is below the text.
        if isWriting, !hasHeader { ProgressView() }
      }
      .accessibilityLabel(label)
      .accessibilityCopy(message.text.isEmpty ? nil : message.text, code: CodeFinder().lastCode(in: message.text))
      .accessibilityBusy(message.state == .streaming && !isForeign)
    } else if let pending = message.pause, pause > 0 {
      PauseView(pause: pending, milliseconds: pause)
    } else if message.state == .streaming, !isForeign {
      ProgressView(language.typing)
    } else {
      outcomeWords.accessibilityLabel(label)
    }
  }

  /// The outcome below the text, where the header does not have it.
  @ViewBuilder private var outcomeWords: some View {
    if let failure {
      FailureBlock(
        reason: failure, hasText: !message.text.isEmpty, isUnstored: message.isUnstored == true, onRetry: onRetry)
    } else if !hasHeader, !outcome.isEmpty {
      Text(outcome).foregroundStyle(.secondary)
    }
  }

  // MARK: What is known

  /// Whether only thoughts have arrived so far.
  private var isThinking: Bool { message.state == .streaming && message.text.isEmpty && !isForeign }
  private var isWriting: Bool { message.state == .streaming && !isForeign && !message.text.isEmpty }

  private var hasPortraits: Bool { ReadingColumn.hasPortraits(in: window) }
  private var hasHeader: Bool { !isPlain && window.rows >= 12 }
  private func inset(_ columns: Int) -> Int { hasPortraits && !isPlain ? columns : 0 }

  /// Whether bands have space inside, which then separates the messages.
  private var isRoomy: Bool { density == .comfortable && window.rows >= 30 && !isPlain }

  /// The user's name, where there is room for it, and the time.
  private var signature: String {
    guard let userName, window.columns >= 60 else { return clock }
    return (userName.count > 20 ? userName.prefix(19) + "…" : userName) + " · " + clock
  }

  private var clock: String { zone(message.created).clock }

  /// Why the reply failed; nil when it did not.
  private var failure: String? { if case .failed(let reason) = message.state { reason } else { nil } }

  /// Another attempt at a reply that has not failed. A failed reply offers it in its `FailureBlock`.
  private var otherRetry: (@MainActor () -> Void)? { failure == nil ? onRetry : nil }

  private var outcome: String { state.isEmpty && onRetry != nil ? language.noReply : state }

  /// What the user marked it with, in words.
  private var marks: String { language.marks(message.marks) }

  private var state: String { isForeign ? language.arrivingElsewhere : language.note(on: message) }
}

// MARK: - In words

extension MessageRow {
  /// The whole row as text: speaker, thoughts, text and outcome.
  private var label: String {
    let speaker = message.role == .user ? userName ?? language.you : name
    let parts = [thoughts, words, outcome.isEmpty ? "" : "(" + outcome + ")", marks.isEmpty ? "" : "(" + marks + ")"]
      .filter { !$0.isEmpty }
    return speaker + ": " + parts.joined(separator: "\n")
  }

  /// Open thoughts are read out. That the model is thinking is read out in any case.
  private var thoughts: String {
    guard !message.reasoning.isEmpty else { return "" }
    if showsThoughts.wrappedValue {
      return language.thoughts + ": " + message.reasoning + (isThinking ? "" : "\n" + language.endOfThoughts)
    }
    // The line is complete: it is read out although more will arrive.
    return isThinking ? language.thinking + "\n" : ""
  }

  /// The user hears the text as typed; a model writes Markdown.
  private var words: String {
    guard message.role == .assistant else { return message.text }
    return spoken.words(of: message.text, isArriving: message.state == .streaming && !isForeign, in: language)
  }
}
