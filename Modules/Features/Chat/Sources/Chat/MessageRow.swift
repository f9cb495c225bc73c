import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// One message: the user's on the right, the avatar's on the left, and in words what became of it.
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
  /// How many milliseconds are left of the pause before its provider is asked again; 0 when there is none.
  let pause: Int
  /// Has the question answered anew; nil where that cannot be.
  let onRetry: (@MainActor () -> Void)?
  /// Whether the reader was led to it.
  let isMarked: Bool
  /// Whether what was thought before it is open.
  let showsThoughts: Binding<Bool>
  /// What above it is not sent to the model any more; nil where all is, and above others than the first that is sent.
  var cut: PromptCut?
  /// When it was said, and what time it is; nil where it goes on with what was said before.
  var session: (begun: Timestamp, now: Timestamp)?
  /// Who wrote it; nil where that goes without saying.
  var writer: ModelChoice?
  /// What it used and cost; nil where that does not show.
  var spending: SpendingLine?
  /// The answers of which it is one; nil where there are no others.
  var swipes: Swipes?
  /// Shows another of them.
  var onSwipe: @MainActor () -> Void = {}
  /// Tells who the avatar is.
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

  /// Whether nothing came but what was thought so far.
  private var isThinking: Bool { message.state == .streaming && message.text.isEmpty && !isForeign }

  @ViewBuilder private var content: some View {
    if !message.text.isEmpty || !message.reasoning.isEmpty {
      VStack(alignment: .leading) {
        Bubble(
          message.text, note: outcome.isEmpty ? nil : note, isOwn: message.role == .user,
          thoughts: Thoughts(message.reasoning, isArriving: isThinking, isOpen: showsThoughts)
        )
        // A reply that stops in the middle is not at its end.
        if message.state == .streaming, !isForeign, !message.text.isEmpty { ProgressView() }
      }
      .accessibilityLabel(told)
      .accessibilityCopy(message.text.isEmpty ? nil : message.text, code: CodeFinder().lastCode(in: message.text))
      .accessibilityBusy(message.state == .streaming && !isForeign)
    } else if let pending = message.pause, pause > 0 {
      PauseView(pause: pending, milliseconds: pause)
    } else if message.state == .streaming, !isForeign {
      ProgressView(language.typing)
    } else {
      note.accessibilityLabel(told)
    }
  }

  /// Who says it, what, and what became of it.
  private var told: String {
    let speaker = message.role == .user ? language.you : name
    let parts = [thoughts, words, outcome.isEmpty ? "" : "(" + outcome + ")"].filter { !$0.isEmpty }
    return speaker + ": " + parts.joined(separator: "\n")
  }

  /// What was thought is told when it is open; that somebody thinks is told in any case.
  private var thoughts: String {
    guard !message.reasoning.isEmpty else { return "" }
    if showsThoughts.wrappedValue {
      return language.thoughts + ": " + message.reasoning + (isThinking ? "" : "\n" + language.endOfThoughts)
    }
    // The line is whole: it is told although more is to come.
    return isThinking ? language.thinking + "\n" : ""
  }

  /// Whoever types hears what they typed; a model writes Markdown.
  private var words: String {
    guard message.role == .assistant else { return message.text }
    return spoken.words(of: message.text, isArriving: message.state == .streaming && !isForeign, in: language)
  }

  private var note: MessageStatusLine { MessageStatusLine(words: outcome, onRetry: onRetry) }

  private var outcome: String { state.isEmpty && onRetry != nil ? language.noReply : state }

  private var state: String { isForeign ? language.arrivingElsewhere : language.note(on: message) }
}
