import DesignSystem
import Entities
import TerminalUI

/// A search over every message.
struct SearchView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: SearchPresenter

  var body: some View {
    Screen(language.search) {
      VStack {
        HStack(spacing: 1) {
          Text(line: "/").foregroundStyle(.accent).accessibilityHidden()
          TextField(language.searchEverything, text: Binding(presenter, \.query)) { presenter.onSubmit() }
            .defaultFocus()
        }
        if window.rows >= 12 { Divider() }
        results
      }
    }
    .task(id: presenter.request) { await presenter.search() }
  }

  @ViewBuilder private var results: some View {
    switch presenter.phase {
    case .idle: EmptyState(language.typeToSearch)
    case .searching: LoadingState()
    case .nothing: EmptyState(language.nothingFound, hint: language.tryOtherWords)
    case .failed(let reason): ErrorState(reason, key: .control("r")) { presenter.onTryAgainPressed() }
    case .content:
      List(presenter.results, onSelect: { presenter.onResultPressed($0) }) { SearchCell(result: $0) }
        .keyBindings([KeyBinding(.enter, language.open, action: {})])
    }
  }
}

private struct SearchCell: View {
  @Environment(\.language) private var language
  @Environment(\.isFocused) private var isFocused
  let result: SearchPresenter.Result

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent)
      VStack {
        HStack(spacing: 1) {
          Text(line: result.hit.avatarName ?? language.unknown).bold()
          if result.hit.message.role == .user { Text(line: language.yourWords).foregroundStyle(.secondary) }
        }
        HStack {
          Text(line: result.snippet.before).foregroundStyle(.secondary)
          if !result.snippet.match.isEmpty { Text(line: result.snippet.match).foregroundStyle(.accent).bold() }
          Text(line: result.snippet.after).foregroundStyle(.secondary)
        }
      }
      .reversed(isFocused)
    }
  }
}
