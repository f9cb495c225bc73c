import Entities
import Observation

/// Lists the featured avatars, the categories and the popular avatars, and leads to them and to all others.
@Observable @MainActor final class ExplorePresenter {
  /// The most of the user's own avatars among the popular ones. A library of thousands has a screen of its own.
  static let popularLimit = 40
  let featured = AvatarList()
  let popular = AvatarList()
  /// The first shown card, if not all of them fit.
  private var firstCard = 0
  /// Whether the user has not answered yet whether reminders may come.
  private(set) var canAskForReminders = false
  /// The place of the row of categories. It stays as it was when the screen was made.
  let categoryRow: CategoryRowTest
  private let interactor: any ExploreInteractor
  private let router: any ExploreRouter

  init(interactor: any ExploreInteractor, router: any ExploreRouter) {
    self.interactor = interactor
    self.router = router
    categoryRow = interactor.categoryRowTest
  }
}

// MARK: - The shown state

extension ExplorePresenter {
  /// The state of the screen as a whole.
  enum Phase: Equatable {
    case loading
    /// At least one list has avatars. Each list shows its own state.
    case content
    case empty
    case failed(LocalizedText)
  }

  var phase: Phase {
    if !featuredAvatars.isEmpty || !popular.avatars.isEmpty { return .content }
    if featured.state == .loading || popular.state == .loading { return .loading }
    return (featured.failure ?? popular.failure).map { .failed($0) } ?? .empty
  }

  /// The avatars of the carousel: five at most.
  var featuredAvatars: [Avatar] { Array(featured.avatars.prefix(5)) }

  /// The popular avatars that are not featured above them; all of them where the others would not fill a row.
  var popularAvatars: [Avatar] {
    let shown = Set(featuredAvatars.map(\.id))
    let others = popular.avatars.filter { !shown.contains($0.id) }
    return others.count < 2 ? popular.avatars : others
  }

  /// The kinds that have avatars.
  var categories: [CharacterOption] {
    let kinds = Set((popular.avatars + featured.avatars).compactMap(\.traits?.character))
    return CharacterOption.allCases.filter(kinds.contains)
  }

  /// Whether the screen is marked as a developer's.
  var isForDevelopers: Bool { interactor.isForDevelopers }

  /// Whether a list failed to load.
  var canTryAgain: Bool { featured.failure != nil || popular.failure != nil }

  /// The indices of the shown featured avatars.
  /// - Parameter room: The number of cards that fit, at least one.
  func shownCards(of room: Int) -> Range<Int> {
    let count = featuredAvatars.count
    let first = min(firstCard, max(0, count - room))
    return first..<min(first + room, count)
  }
}

// MARK: - Events

extension ExplorePresenter {
  func loadFeaturedAvatars() async {
    await featured.load(ExploreEvent.loadFeatured, log: interactor.log) { [interactor] in
      try await interactor.featuredAvatars()
    }
  }

  func loadPopularAvatars() async {
    await popular.load(ExploreEvent.loadPopular, log: interactor.log) { [interactor] in
      try await interactor.popularAvatars(limit: Self.popularLimit)
    }
  }

  func onTryAgainPressed() {
    interactor.log(ExploreEvent.tryAgainPressed)
    featured.tryAgain()
    popular.tryAgain()
  }

  func loadReminders() async {
    canAskForReminders = (try? await interactor.reminderStatus())?.permission == .undecided
  }

  /// Asks whether reminders may come, and allows them if the user agrees.
  func onRemindersPressed() async {
    interactor.log(ExploreEvent.reminders.start())
    guard let consent = await router.askForReminders() else {
      interactor.log(ExploreEvent.remindersCancelled)
      return
    }
    do {
      try await interactor.allowReminders(mentioningChats: consent.mentionsChats)
      interactor.log(ExploreEvent.reminders.success())
    } catch {
      interactor.log(ExploreEvent.reminders.fail(error))
      router.showAlert(for: error)
    }
    await loadReminders()
  }

  func onAvatarPressed(avatar: Avatar) {
    interactor.log(ExploreEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  func onDevSettingsPressed() {
    interactor.log(ExploreEvent.devSettingsPressed)
    router.showDevSettings()
  }

  /// Shows the list of all characters.
  func onAllPressed() { router.showLibrary() }

  /// Shows the screen that imports cards.
  func onImportPressed() { router.showCardImport() }

  func onCharacterPressed(avatar: Avatar) {
    interactor.log(ExploreEvent.characterPressed(avatar))
    router.showCharacter(avatar.id)
  }

  func onCategoryPressed(category: CharacterOption) {
    interactor.log(ExploreEvent.categoryPressed(category))
    router.showCategory(category)
  }

  /// Moves the cards, as far as there are others.
  /// - Parameter room: The number of cards that fit.
  func onCardsTurned(by step: Int, of room: Int) {
    firstCard = min(max(0, shownCards(of: room).lowerBound + step), max(0, featuredAvatars.count - room))
  }
}
