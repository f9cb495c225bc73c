import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One message: the user's on the right, the avatar's on the left, and its outcome in words.
struct MessageRow: View {
  @Environment(\.density) private var density: Density
  @Environment(\.keymap) private var keymap
  @Environment(\.language) private var language
  @Environment(\.localZone) private var zone
  @Environment(\.windowSize) private var window
  @State private var spoken = SpokenMarkdown()
  let message: Message
  /// The avatar's name.
  let name: String
  /// Whether another program is writing it.
  let isForeign: Bool
  /// The remaining milliseconds of the pause before its provider is asked again; 0 when there is none.
  let pause: Int
  /// Requests another reply; nil where that is not possible.
  let onRetry: (@MainActor () -> Void)?
  /// Whether the screen was opened at it.
  let isMarked: Bool
  /// Whether its thoughts are open.
  let showsThoughts: Binding<Bool>
  /// The messages that the prompt leaves out above it. Only the first message that is sent has this value.
  var cut: PromptCut?
  /// The time of the message and the time now, where it begins a session; nil within one.
  var session: (begun: Timestamp, now: Timestamp)?
  /// Its model, if the previous reply had another one; otherwise nil.
  var writer: ModelChoice?
  /// Its usage and cost; nil where they are not shown.
  var spending: SpendingLine?
  /// The replies to the same question; nil where it is the only one.
  var swipes: Swipes?
  /// Shows another of them.
  var onSwipe: @MainActor () -> Void = {}
  /// Shows the character screen.
  var onPortrait: @MainActor () -> Void = {}

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
      if let writer {
        let words = language.writer(writer)
        Text(line: words).foregroundStyle(.secondary).accessibilityLabel(words)
      }
      said
      if let swipes {
        let words = language.answer(swipes)
        Text(line: words + " · " + keymap[.otherAnswer].label + " " + language.otherAnswer).foregroundStyle(.secondary)
          .accessibilityLabel(words).onTapGesture(perform: onSwipe)
      }
      if let spending {
        let words = language(spending.words)
        Text(line: words).foregroundStyle(.secondary).accessibilityLabel(words)
      }
    }
    .padding(.bottom, density == .comfortable && window.rows >= 12 ? 1 : 0)
  }

  private var said: some View {
    VStack(alignment: message.role == .user ? .trailing : .leading) {
      if isMarked {
        Text(line: "▼ " + language.foundHere + " ▼").bold().foregroundStyle(.accent)
          .accessibilityLabel(language.foundHere)
      }
      HStack(spacing: 1) {
        if message.role == .assistant, window.columns >= 40 { Portrait(name).onTapGesture(perform: onPortrait) }
        content
      }
    }
  }

  /// Whether only thoughts have arrived so far.
  private var isThinking: Bool { message.state == .streaming && message.text.isEmpty && !isForeign }

  @ViewBuilder private var content: some View {
    if !message.text.isEmpty || !message.reasoning.isEmpty {
      VStack(alignment: .leading) {
        Bubble(
          message.text, note: outcome.isEmpty ? nil : note, isOwn: message.role == .user,
          thoughts: Thoughts(message.reasoning, isArriving: isThinking, isOpen: showsThoughts)
        )
        // A reply with text that still grows shows a progress figure.
        if message.state == .streaming, !isForeign, !message.text.isEmpty { ProgressView() }
      }
      .accessibilityLabel(label)
      .accessibilityCopy(message.text.isEmpty ? nil : message.text, code: CodeFinder().lastCode(in: message.text))
      .accessibilityBusy(message.state == .streaming && !isForeign)
    } else if let pending = message.pause, pause > 0 {
      PauseView(pause: pending, milliseconds: pause)
    } else if message.state == .streaming, !isForeign {
      ProgressView(language.typing)
    } else {
      note.accessibilityLabel(label)
    }
  }

  /// The whole row as text: speaker, thoughts, text and outcome.
  private var label: String {
    let speaker = message.role == .user ? language.you : name
    let parts = [thoughts, words, outcome.isEmpty ? "" : "(" + outcome + ")"].filter { !$0.isEmpty }
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

  private var note: MessageStatusLine { MessageStatusLine(words: outcome, onRetry: onRetry) }

  private var outcome: String { state.isEmpty && onRetry != nil ? language.noReply : state }

  private var state: String { isForeign ? language.arrivingElsewhere : language.note(on: message) }
}
