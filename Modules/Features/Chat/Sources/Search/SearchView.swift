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
          SearchCell(result: $0, now: presenter.now)
        }
        .keyBindings([KeyBinding(.enter, language.open, action: {})])
      }
    }
  }
}

private struct SearchCell: View {
  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  @Environment(\.localZone) private var zone
  let result: SearchPresenter.Result
  let now: Timestamp

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      VStack {
        HStack(spacing: 1) {
          // Only the name is marked, as in every other list: the match keeps its look.
          Text(line: result.hit.avatarName ?? language.unknown).bold().highlighted(isFocused)
          if result.hit.message.role == .user { Text(line: "· \(language.yourWords)").foregroundStyle(.secondary) }
          if let title = result.hit.chatTitle { Text(line: "· \(title)").foregroundStyle(.secondary) }
          Spacer(minLength: 1)
          Text(line: language.when(result.hit.message.created, from: now, in: zone)).foregroundStyle(.secondary)
            .layoutPriority(1)
        }
        HStack {
          Text(line: result.snippet.before).foregroundStyle(.secondary)
          if !result.snippet.match.isEmpty { Text(line: result.snippet.match).bold().underline() }
          Text(line: result.snippet.after).foregroundStyle(.secondary)
        }
      }
    }
  }
}
