import Entities
import Observation

/// What Explore shows, and what it does about it.
@Observable @MainActor final class ExplorePresenter {
  let featured = AvatarList()
  let popular = AvatarList()
  /// The first card that shows where there is no room for all of them.
  private var firstCard = 0
  /// Whether it can still be asked if there may be reminders.
  private(set) var canAskForReminders = false
  /// Where the row of categories shows. It stays as it was when the screen was made.
  let categoryRow: CategoryRowTest
  /// Whether somebody without a name is asked to save what they have. It stays as it was too.
  private let asksToSave: Bool
  private let interactor: any ExploreInteractor
  private let router: any ExploreRouter

  init(interactor: any ExploreInteractor, router: any ExploreRouter) {
    self.interactor = interactor
    self.router = router
    categoryRow = interactor.categoryRowTest
    asksToSave = interactor.createAccountTest == .on
  }
}

// MARK: - What shows

extension ExplorePresenter {
  /// What the screen is as a whole.
  enum Phase: Equatable {
    case loading
    /// Something is there; each list says for itself how it is.
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

  /// The kinds that have avatars.
  var categories: [CharacterOption] {
    let kinds = Set((popular.avatars + featured.avatars).map(\.character))
    return CharacterOption.allCases.filter(kinds.contains)
  }

  /// Whether a list could not be had.
  var canTryAgain: Bool { featured.failure != nil || popular.failure != nil }

  /// Which of the featured avatars show where there is room for so many, at least one.
  func shownCards(of room: Int) -> Range<Int> {
    let count = featuredAvatars.count
    let first = min(firstCard, max(0, count - room))
    return first..<min(first + room, count)
  }
}

// MARK: - What happens

extension ExplorePresenter {
  func loadFeaturedAvatars() async {
    await featured.load(ExploreEvent.loadFeatured, log: interactor.log) { [interactor] in
      try await interactor.featuredAvatars()
    }
  }

  func loadPopularAvatars() async {
    await popular.load(ExploreEvent.loadPopular, log: interactor.log) { [interactor] in
      try await interactor.popularAvatars()
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

  /// Asks whether there may be reminders.
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

  /// Asks a user without a name, once, to save what they have.
  ///
  /// The moment is when Explore comes to the screen and something would be missed: who comes back from the first chat is
  /// between two things. What the store answers may come when Explore is not in front any more; it is asked another time
  /// then, as after a question that went away without an answer.
  func offerSaving() async {
    guard asksToSave, (try? await interactor.canOfferSaving()) == true, router.canAskToSave else { return }
    interactor.log(ExploreEvent.saving.start())
    let answer = await router.askToSave()
    // Closed by whoever was asked, it has left Explore in front, and that is an answer; a link has led away instead.
    guard let wantsTo = answer ?? (router.canAskToSave ? false : nil) else { return }
    // An answer that cannot be kept is asked for again: that is all there is to say about it.
    try? await interactor.recordOfferAnswered()
    let isSaved = wantsTo ? await router.saveProfile() != nil : false
    interactor.log(isSaved ? ExploreEvent.saving.success() : ExploreEvent.savingCancelled)
  }

  func onAvatarPressed(avatar: Avatar) {
    interactor.log(ExploreEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  func onAboutPressed(avatar: Avatar) {
    interactor.log(ExploreEvent.aboutPressed(avatar))
    router.showCharacter(avatar.id)
  }

  func onCategoryPressed(category: CharacterOption) {
    interactor.log(ExploreEvent.categoryPressed(category))
    router.showCategory(category)
  }

  /// Moves the cards on where there is room for so many, as far as there are others.
  func onCardsTurned(by step: Int, of room: Int) {
    firstCard = min(max(0, shownCards(of: room).lowerBound + step), max(0, featuredAvatars.count - room))
  }
}
