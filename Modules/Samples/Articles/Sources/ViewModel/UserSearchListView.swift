import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the search for users in MVVM. It also draws the user that the view model leads to, and must know how.
struct UserSearchListView: View {
  @Environment(\.language) private var language
  let viewModel: UserSearchViewModel

  var body: some View {
    if let user = viewModel.path.last {
      ListCell(user.name, subtitle: user.email, detail: user.phone)
        .navigationTitle(user.name)
        .keyBindings([KeyBinding(.escape, language.back, action: viewModel.onBackPressed)])
    } else {
      search
    }
  }

  private var search: some View {
    Group {
      if viewModel.isLoading {
        LoadingState()
      } else if let error = viewModel.errorMessage {
        ErrorState(error, retry: viewModel.onTryAgainPressed)
      } else if viewModel.users.isEmpty {
        ContentUnavailableView(language.noUsers)
      } else {
        results
      }
    }
    .navigationTitle(language.userSearch)
    .toolbar {
      if !viewModel.isLoading, viewModel.errorMessage == nil {
        Text(line: summary).foregroundStyle(.secondary)
      }
    }
    .keyBindings(keys)
    .task(id: viewModel.attempt) { await viewModel.loadUsers() }
  }

  private var results: some View {
    Group {
      if viewModel.filteredUsers.isEmpty {
        ContentUnavailableView(language.noUsersFound(viewModel.searchText))
      } else {
        List(viewModel.filteredUsers, onSelect: viewModel.onUserPressed) { ListCell($0.name, subtitle: $0.email) }
      }
    }
    .searchable(
      text: Binding(viewModel, \.searchText), prompt: language.nameOrEmail, onSubmit: viewModel.onQuerySubmitted
    )
    .defaultFocus()
  }

  private var summary: String {
    viewModel.isSearching
      ? language.found(viewModel.filteredUsers.count) : language.inAll(viewModel.users.count)
  }

  private var keys: [KeyBinding] {
    if viewModel.errorMessage != nil {
      return [KeyBinding(.character("r"), language.tryAgain, action: viewModel.onTryAgainPressed)]
    }
    // The field and the list handle Enter themselves; this binding is only for the footer.
    return viewModel.filteredUsers.isEmpty ? [] : [KeyBinding(.enter, language.open) {}]
  }
}
