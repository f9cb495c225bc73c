import DesignSystem
import Entities
import TerminalUI

/// Whose conversation it is.
extension ChatPresenter {
  /// Whether the avatar was deleted. What it was is kept for its chats, so it answers all the same.
  var isDeleted: Bool { avatar?.isDeleted ?? false }

  /// The avatar's picture, as its store knows it.
  var picture: AvatarPicture.ID? { avatar?.picture }

  /// The avatar's name.
  func name(in language: Language) -> String { avatar?.name ?? language.unknown }

  /// Tells who it is.
  func onAboutPressed() {
    guard let avatar, phase == .content else { return }
    interactor.log(ChatEvent.aboutPressed(avatar))
    router.showDetails(of: avatar.id)
  }

  /// What stands above the conversation, also as long as nobody knows whose it is.
  func title(in language: Language) -> String {
    guard let conversation else { return language.chat }
    return language.title(conversation.title ?? name(in: language), isDeleted: isDeleted)
  }
}
