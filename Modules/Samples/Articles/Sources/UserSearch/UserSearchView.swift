import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the search for users: a field, and the matching users below it.
struct UserSearchView: View {
  @Environment(\.language) private var language
  let presenter: UserSearchPresenter

  var body: some View {
    Group {
      switch presenter.users {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason, retry: presenter.onTryAgainPressed)
      case .loaded([]): ContentUnavailableView(language.noUsers)
      case .loaded: search
      }
    }
    .navigationTitle(language.userSearch)
    .toolbar {
      if let users = presenter.users.value {
        Text(line: presenter.isSearching ? language.found(presenter.found.count) : language.inAll(users.count))
          .foregroundStyle(.secondary)
      }
    }
    .keyBindings(keys)
    .task(id: presenter.attempt) { await presenter.load() }
  }

  private var search: some View {
    Group {
      if presenter.found.isEmpty {
        ContentUnavailableView(language.noUsersFound(presenter.query))
      } else {
        List(presenter.found, onSelect: presenter.onUserPressed) { ListCell($0.name, subtitle: $0.email) }
      }
    }
    .searchable(
      text: Binding(presenter, \.query), prompt: language.nameOrEmail, onSubmit: presenter.onQuerySubmitted
    )
    .defaultFocus()
  }

  private var keys: [KeyBinding] {
    if presenter.users.failure != nil {
      return [KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)]
    }
    // The field and the list handle Enter themselves; this binding is only for the footer.
    return presenter.found.isEmpty ? [] : [KeyBinding(.enter, language.open) {}]
  }
}
