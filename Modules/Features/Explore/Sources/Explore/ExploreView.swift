import FeatureKit
import DesignSystem
import Entities
import TerminalUI

/// The featured avatars, the categories, and the popular avatars.
struct ExploreView: View {
  @Environment(\.isPlain) private var isPlain
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: ExplorePresenter
  let offer: SaveOfferPresenter

  var body: some View {
    Group {
      switch presenter.phase {
      case .loading: LoadingState()
      case .empty: NoAvatars { presenter.onTryAgainPressed() }
      case .failed(let reason): ErrorState(language(reason)) { presenter.onTryAgainPressed() }
      case .content: ScrollView { content }.task { await offer.onAppear() }
      }
    }
    .navigationTitle(presenter.isForDevelopers ? "\(language.explore) · \(language.dev)" : language.explore)
    .toolbar {
      // The line takes no focus, so the focus begins on the first character. Plain mode lists the key as a command
      // already.
      if presenter.canAskForReminders, !isPlain {
        HStack {
          Text(line: Key.character("n").label + " ").bold()
          Text(line: language.reminders)
        }
        .onTapGesture { askForReminders() }
      }
    }
    .keyBindings(keys)
    .task { await presenter.loadReminders() }
    .task(id: presenter.featured.attempt) { await presenter.loadFeaturedAvatars() }
    .task(id: presenter.popular.attempt) { await presenter.loadPopularAvatars() }
  }

  private var keys: [KeyBinding] {
    // The focused view handles Enter; this binding only shows it in the footer.
    let open = KeyBinding(.enter, language.open) {}
    let tryAgain = KeyBinding(.character("r"), language.tryAgain, action: presenter.onTryAgainPressed)
    // The buttons at the end show them; a longer footer would cost more at each step of the focus.
    let all = KeyBinding(.character("/"), language.allCharacters, prominence: .hidden) { presenter.onAllPressed() }
    let importing = KeyBinding(.character("m"), language.importCharacters, prominence: .hidden) {
      presenter.onImportPressed()
    }
    // The bar above shows this key, where there is one.
    let reminders = KeyBinding(
      .character("n"), language.reminders, prominence: isPlain || window.isTiny ? .spare : .hidden,
      action: askForReminders)
    let dev = KeyBinding(.character("d"), language.dev, prominence: .spare) { presenter.onDevSettingsPressed() }
    return (presenter.canTryAgain ? [tryAgain] : []) + (presenter.phase == .content ? [open] : [])
      + [all, importing]
      + (presenter.canAskForReminders ? [reminders] : []) + (presenter.isForDevelopers ? [dev] : [])
  }

  private func askForReminders() { Task { await presenter.onRemindersPressed() } }

  private var content: some View {
    VStack(spacing: 1) {
      if presenter.categoryRow == .top { categories }
      ListSection(language.featured, list: presenter.featured, tryAgain: presenter.onTryAgainPressed) {
        FeaturedCarousel(presenter: presenter)
      }
      if presenter.categoryRow == .original { categories }
      ListSection(
        language.popular, count: presenter.popularAvatars.count, list: presenter.popular,
        tryAgain: presenter.onTryAgainPressed
      ) {
        PopularRows(presenter: presenter)
      }
      WrappingHStack(spacing: 2) {
        Button(language.allCharacters) { presenter.onAllPressed() }
        Button(language.importCharacters) { presenter.onImportPressed() }
      }
    }
  }

  private var categories: (some View)? {
    presenter.categories.isEmpty
      ? nil
      : VStack {
        Heading(language.categories)
        CategoryRow(categories: presenter.categories, choose: presenter.onCategoryPressed)
      }
  }
}
