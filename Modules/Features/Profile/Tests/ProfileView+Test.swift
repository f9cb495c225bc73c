import Entities
import ProfileTestSupport

@testable import Profile

extension ProfilePresenter {
  /// A presenter without visible rows.
  convenience init(interactor: FakeProfileInteractor, router: RecordingProfileRouter) {
    self.init(turn: WorkTurn(), interactor: interactor, router: router)
  }

  /// The row of an avatar, as the builder makes it.
  func row(
    _ avatar: Avatar, turn: WorkTurn = WorkTurn(), _ interactor: FakeProfileInteractor,
    _ router: RecordingProfileRouter
  ) -> OwnAvatarPresenter {
    OwnAvatarPresenter(
      avatar, turn: turn, interactor: interactor, router: router, onDeleted: { self.onAvatarDeleted($0) },
      onChanged: { self.onAvatarChanged($0) })
  }
}

extension ProfileView {
  /// The screen with the presenters of its avatars.
  init(_ presenter: ProfilePresenter, _ interactor: FakeProfileInteractor, _ router: RecordingProfileRouter) {
    self.init(presenter: presenter) { presenter.row($0, interactor, router) }
  }
}
