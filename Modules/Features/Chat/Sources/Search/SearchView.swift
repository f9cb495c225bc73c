import FeatureKit
import DesignSystem
import Entities
import TerminalUI

/// A search over every message.
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
    VStack {
      if let count = result.hitsInChat {
        heading(count).padding(.top, isBest || window.rows < 16 ? 0 : 1)
      }
      SearchLine(result: result, isBest: isBest, time: isNarrow ? nil : time)
    }
  }

  /// Whether a line has no room for the time beside the words, so that the title has it.
  private var isNarrow: Bool { window.columns < 60 }

  private var time: String { language.when(result.hit.message.created, from: now, in: zone) }

  private func heading(_ count: Int) -> some View {
    let name = result.hit.avatarName ?? language.unknown
    return HStack(spacing: 1) {
      Text(line: " ").accessibilityHidden()
      Text(line: result.hit.chatTitle ?? name).bold()
      if result.hit.chatTitle != nil { Text(line: "· \(name)").foregroundStyle(.secondary) }
      if count > 1 { Text(line: "\(count)").foregroundStyle(.secondary).layoutPriority(1) }
      if isNarrow {
        Spacer(minLength: 1)
        Text(line: time).foregroundStyle(.secondary).layoutPriority(1)
      }
    }
  }
}

/// The speaker of a message, the words around the match, and the time.
private struct SearchLine: View {
  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isListFocused) private var isListFocused
  let result: SearchPresenter.Result
  let isBest: Bool
  /// When it was said; nil where the title has the time.
  let time: String?

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : opensOnEnter ? "▎" : " ").foregroundStyle(.accent).accessibilityHidden()
      // Only the speaker is marked, as the title in every other list: the match keeps its look.
      Text(line: speaker + ":").bold(isFocused).highlighted(isFocused)
      HStack {
        Text(line: result.snippet.before).foregroundStyle(.secondary)
        if !result.snippet.match.isEmpty { Text(line: result.snippet.match).bold().underline() }
        Text(line: result.snippet.after).foregroundStyle(.secondary)
      }
      Spacer(minLength: 1)
      if let time { Text(line: time).foregroundStyle(.secondary).layoutPriority(1) }
      Text(line: opensOnEnter ? "⏎" : " ").bold().accessibilityHidden().layoutPriority(1)
    }
  }

  /// Whether the focus is in the field, from where Enter opens the best result.
  private var opensOnEnter: Bool { isBest && !isListFocused }

  private var speaker: String {
    result.hit.message.role == .user ? language.yourWords : result.hit.avatarName ?? language.unknown
  }
}
