import DesignSystem
import SampleEntities
import TerminalUI

/// A list of users in each of its states, with a key for each action: the appearance of both forms of the list.
struct UserListPanel: View {
  @Environment(\.language) private var language
  let list: LoadState<[User]>
  let canTryAgain: Bool
  let load: @MainActor () async -> Void
  let tryAgain: @MainActor () -> Void
  let select: @MainActor (User) -> Void

  var body: some View {
    Group {
      switch list {
      // The load belongs to this state: it begins and ends with it.
      case .loading: LoadingState().task { await load() }
      case .failed(let reason): ErrorState(reason, retry: tryAgain)
      case .loaded([]):
        ContentUnavailableView {
          Text(language.noUsers)
        } actions: {
          Button(language.tryAgain, action: tryAgain)
        }
      case .loaded(let users):
        List(users, onSelect: select) { user in
          ListCell(user.name, subtitle: user.email, portrait: user.name)
        }
        .defaultFocus()
      }
    }
    .navigationTitle(language.users)
    .toolbar {
      if let users = list.value, !users.isEmpty {
        Text(line: language.people(users.count)).foregroundStyle(.secondary)
      }
    }
    .keyBindings(keys)
  }

  private var keys: [KeyBinding] {
    if canTryAgain { return [KeyBinding(.character("r"), language.tryAgain, action: tryAgain)] }
    // The list handles Enter itself; this binding is only for the footer.
    return list.value?.isEmpty == false ? [KeyBinding(.enter, language.open) {}] : []
  }
}
