import FeatureKit
import DesignSystem
import Entities
import TerminalUI

/// A search over every message, and the names of chats.
struct SearchView: View {
  @Environment(\.language) private var language
  let presenter: SearchPresenter

  var body: some View {
    results
      .searchable(text: Binding(presenter, \.query), prompt: language.searchEverything, status: status) {
        presenter.onSubmit()
      }
      .defaultFocus()
      .navigationTitle(language.search)
      .task(id: presenter.request) { await presenter.search() }
  }

  private var status: String {
    presenter.phase == .content ? language.found(presenter.results.count, of: SearchPresenter.limit) : ""
  }

  @ViewBuilder private var results: some View {
    switch presenter.phase {
    case .idle: ContentUnavailableView(language.resultsShow, description: language.everyWordCounts)
    case .incomplete(let condition): ContentUnavailableView(language.words(for: condition))
    case .searching: LoadingState(language.searching)
    case .nothing: ContentUnavailableView(language.nothingFound, description: language.tryOtherWords)
    case .failed(let reason): ErrorState(language(reason), key: .control("r")) { presenter.onTryAgainPressed() }
    case .content:
      // The results of another search are read from the top.
      ForEach([presenter.request], id: \.self) { _ in
        List(presenter.results, onSelect: { presenter.onResultPressed($0) }) {
          SearchCell(result: $0, isBest: $0.id == presenter.results.first?.id, now: presenter.now)
        }
        .keyBindings([KeyBinding(.enter, language.open, action: {})])
      }
    }
  }
}

/// A result, below the title of its conversation if it is the first one there.
private struct SearchCell: View {
  @Environment(\.language) private var language
  @Environment(\.localZone) private var zone
  @Environment(\.windowSize) private var window
  let result: SearchPresenter.Result
  /// Whether Enter in the field opens it.
  let isBest: Bool
  let now: Timestamp

  var body: some View {
    switch result.found {
    case .chat(let chat):
      SearchLine(isBest: isBest, time: language.when(chat.chat.updated, from: now, in: zone)) {
        ChatLine(chat: chat, title: result.snippet, count: result.hitsInChat ?? 0)
      }
      .padding(.top, gap)
    case .message(let hit):
      let time = language.when(hit.message.created, from: now, in: zone)
      VStack {
        if let count = result.hitsInChat {
          heading(hit, count, time).padding(.top, gap)
        }
        SearchLine(isBest: isBest, indent: isNarrow ? 0 : 2, time: isNarrow ? nil : time) {
          MessageLine(hit: hit, snippet: result.snippet)
        }
      }
    }
  }

  /// The blank rows above the first result of a chat.
  private var gap: Int { isBest || window.rows < 16 ? 0 : 1 }

  /// Whether a line has no room for the time beside the words, so that the title has it.
  private var isNarrow: Bool { window.columns < 60 }

  private func heading(_ hit: SearchHit, _ count: Int, _ time: String) -> some View {
    let name = hit.avatarName ?? language.unknown
    return HStack(spacing: 1) {
      Text(line: " ").accessibilityHidden()
      Text(line: hit.chatTitle ?? name).bold()
      if hit.chatTitle != nil { Text(line: "· \(name)").foregroundStyle(.secondary) }
      if count > 1 { Text(line: "· " + language.messages(count)).foregroundStyle(.secondary).layoutPriority(1) }
      if isNarrow {
        Spacer(minLength: 1)
        Text(line: time).foregroundStyle(.secondary).layoutPriority(1)
      }
    }
  }
}

/// A result on one line, with the marks of the focus and its time.
private struct SearchLine<Words: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isListFocused) private var isListFocused
  let isBest: Bool
  /// The columns by which the words are moved to the right.
  var indent = 0
  /// When it was said; nil where the title has the time.
  let time: String?
  @ViewBuilder let words: Words

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : opensOnEnter ? "▎" : " ").foregroundStyle(.accent).accessibilityHidden()
      words.padding(.leading, indent)
      Spacer(minLength: 1)
      if let time { Text(line: time).foregroundStyle(.secondary).layoutPriority(1) }
      Text(line: opensOnEnter ? "⏎" : " ").bold().accessibilityHidden().layoutPriority(1)
    }
  }

  /// Whether the focus is in the field, from where Enter opens the best result.
  private var opensOnEnter: Bool { isBest && !isListFocused }
}

/// The speaker of a message, and the words around the match.
private struct MessageLine: View {
  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  let hit: SearchHit
  let snippet: Snippet

  var body: some View {
    HStack(spacing: 1) {
      // Only the speaker is marked, as the title in every other list: the match keeps its look.
      Text(line: speaker + ":").bold(isFocused).highlighted(isFocused)
      HStack {
        Text(line: snippet.before).foregroundStyle(.secondary)
        if !snippet.match.isEmpty { Text(line: snippet.match).bold().underline() }
        Text(line: snippet.after).foregroundStyle(.secondary)
      }
    }
  }

  private var speaker: String {
    hit.message.role == .user ? language.yourWords : hit.avatarName ?? language.unknown
  }
}

/// The title of a chat that was found by its name, with the match, its character, and how many of its messages follow.
private struct ChatLine: View {
  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  let chat: ChatSummary
  let title: Snippet
  let count: Int

  var body: some View {
    HStack(spacing: 1) {
      HStack {
        if title.text.isEmpty { Text(line: language.unknown).bold() }
        if !title.before.isEmpty { part(title.before) }
        if !title.match.isEmpty { part(title.match).underline() }
        if !title.after.isEmpty { part(title.after) }
      }
      if chat.chat.title != nil { Text(line: "· \(chat.avatarName ?? language.unknown)").foregroundStyle(.secondary) }
      if count > 0 { Text(line: "· " + language.messages(count)).foregroundStyle(.secondary).layoutPriority(1) }
    }
  }

  private func part(_ text: String) -> some View { Text(line: text).bold().highlighted(isFocused) }
}
