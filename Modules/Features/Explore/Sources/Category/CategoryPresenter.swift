import Entities
import FeatureKit
import Observation

/// Lists the avatars of a category, and leads to a chat or the character screen.
@Observable @MainActor final class CategoryPresenter {
  let kind: CharacterOption
  let list = AvatarList()
  let preview: CharacterPreviewPresenter
  private let interactor: any CategoryInteractor
  private let router: any CategoryRouter

  init(_ parameters: CategoryParameters, interactor: any CategoryInteractor, router: any CategoryRouter) {
    kind = parameters.kind
    preview = CharacterPreviewPresenter { try await interactor.character($0) }
    self.interactor = interactor
    self.router = router
  }

  func loadAvatars() async {
    await list.load(CategoryEvent.loadAvatars, log: interactor.log) { [interactor, kind] in
      try await interactor.avatars(of: kind)
    }
  }

  func onTryAgainPressed() {
    list.tryAgain()
  }

  func onAvatarPressed(avatar: Avatar) {
    interactor.log(CategoryEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  func onCharacterPressed(avatar: Avatar) {
    interactor.log(CategoryEvent.characterPressed(avatar))
    router.showCharacter(avatar.id)
  }
}
