import Entities
import FeatureKit
import Observation

/// Fetches the avatar of the character screen, and lets the user change or copy it.
@Observable @MainActor final class CharacterPresenter {
  /// An avatar, the number of entries of its lorebook (nil where it cannot be read), whether it is the user's own, and
  /// whether the user marked it.
  typealias Page = (details: CharacterDetails, loreCount: Int?, isOwn: Bool, isFavorite: Bool)

  /// What shows; nil when the avatar no longer exists.
  let page: ContentLoader<Page?>
  private var isBusy = false
  private let offersChat: Bool
  private let id: Avatar.ID
  private let interactor: any CharacterInteractor
  private let router: any CharacterRouter

  init(_ parameters: CharacterParameters, interactor: any CharacterInteractor, router: any CharacterRouter) {
    (id, offersChat) = (parameters.avatar, parameters.offersChat)
    self.interactor = interactor
    self.router = router
    page = ContentLoader { [id] in
      guard let details = try await interactor.character(id) else { return nil }
      // Chats leave out a lorebook that cannot be read.
      let lore = try? await interactor.lorebookEntries(in: details.definition.lorebook)
      return (
        details, lore?.count, try await interactor.isOwn(details.avatar), try await interactor.isFavorite(id)
      )
    }
  }

  /// Whether the screen leads to a chat with the avatar.
  var leadsToChat: Bool {
    avatar.map { offersChat && !$0.isDeleted } ?? false
  }

  /// Whether the user can change it.
  var canEdit: Bool { found.map { $0.isOwn && !$0.details.avatar.isDeleted } ?? false }

  /// The number of entries of its lorebook; nil where it cannot be read.
  var loreCount: Int? { found.map(\.loreCount) ?? 0 }

  /// Whether the user can make a copy. The plain assistant has no texts to copy.
  var canDuplicate: Bool { avatar.map { !$0.isDeleted && !$0.isAssistant } ?? false }

  /// Whether the user marked it.
  var isFavorite: Bool { found?.isFavorite ?? false }

  /// The avatar; nil before it is loaded, and when it no longer exists.
  var avatar: Avatar? { found?.details.avatar }

  private var found: Page? { page.content ?? nil }

  func load() async {
    interactor.log(CharacterEvent.load.start())
    switch await page.load() {
    case .success?: interactor.log(CharacterEvent.load.success(.avatar(id)))
    case .failure(let error)?: interactor.log(CharacterEvent.load.fail(error))
    case nil: break
    }
  }

  /// Marks the character as a favourite, or takes the mark away.
  func onFavoritePressed() async {
    guard let avatar, !avatar.isDeleted, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    interactor.log(CharacterEvent.favoritePressed(avatar))
    do {
      try await interactor.setFavorite(!isFavorite, avatar.id)
      if var found {
        found.isFavorite.toggle()
        page.show(found)
      }
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
  }

  func onChatPressed() {
    guard leadsToChat, let avatar else { return }
    interactor.log(CharacterEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  /// Edits the avatar. The screen loads it again when the form has closed.
  func onEditPressed() async {
    guard canEdit, let avatar, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    _ = await router.editAvatar(avatar)
  }

  /// Edits the lorebook of the avatar, in its form.
  func onLorebookPressed() async {
    guard canEdit, let avatar, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    _ = await router.editLorebook(of: avatar)
  }

  /// Makes a copy with a name, and opens its form.
  func onDuplicatePressed(named name: String) async {
    guard canDuplicate, let avatar, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      let copy = try await interactor.duplicateAvatar(avatar.id, named: name)
      interactor.log(CharacterEvent.duplicated(avatar))
      _ = await router.editAvatar(copy)
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
  }
}
