import DesignSystem
import SampleEntities
import TerminalUI

/// Draws the list of users, the same in all steps. The rows are made by the caller.
struct UserListContent<Row: View>: View {
  @Environment(\.language) private var language
  let viewModel: UserListViewModel
  let row: @MainActor (User) -> Row

  var body: some View {
    Group {
      switch viewModel.users {
      case .loading: LoadingState()
      case .failed(let reason): ErrorState(reason, retry: viewModel.onTryAgainPressed)
      case .loaded([]): ContentUnavailableView(language.noUsers)
      case .loaded(let users): List(users, onSelect: viewModel.onUserPressed, row: row).defaultFocus()
      }
    }
    .navigationTitle(language.users)
    .toolbar { Button(language.about, action: viewModel.onAboutPressed).focusWish(.late) }
    .keyBindings(keys)
    .task(id: viewModel.attempt) { await viewModel.loadUsers() }
  }

  private var keys: [KeyBinding] {
    // The list handles Enter itself; this binding is only for the footer.
    let open = viewModel.users.value?.isEmpty == false ? [KeyBinding(.enter, language.open) {}] : []
    let again =
      viewModel.users.failure == nil
      ? [] : [KeyBinding(.character("r"), language.tryAgain, action: viewModel.onTryAgainPressed)]
    return open + again + [KeyBinding(.character("i"), language.about, action: viewModel.onAboutPressed)]
  }
}

extension View {
  /// A screen with the key that leads back. The view model stores where the user is, so it also leads back.
  func back(_ viewModel: UserListViewModel, in language: Language) -> some View {
    keyBindings([KeyBinding(.escape, language.back, action: viewModel.onBackPressed)])
  }
}
