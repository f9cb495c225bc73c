import Entities
import FeatureKit
import TerminalUI

/// The place of a question.
enum AskPlace {
  case known(Conversation)
  /// In a new conversation with an avatar, which is still to be begun.
  case new(Avatar)

  /// The scope of the settings that apply there.
  var scope: PresetScope {
    switch self {
    case .known(let conversation): .chat(conversation.id)
    case .new(let avatar): .avatar(avatar.id)
    }
  }

  /// Finds the place that the command line names. Nothing is begun.
  /// - Throws: If the chat or the avatar does not exist.
  @MainActor static func find(
    _ target: AskRequest.Target, from interactor: any AskPlaceInteractor, in language: Language
  ) async throws -> AskPlace {
    switch target {
    case .chat(let name):
      guard let found = try await interactor.conversation(named: name) else {
        if let deleted = try await interactor.deletedConversation(named: name) {
          throw CommandFailure(.missing, language.inTrash("\(deleted.id)"))
        }
        throw CommandFailure(.missing, language.noSuchChat(name))
      }
      return .known(found)
    case .latest(nil):
      if let latest = try await interactor.latestConversation() { return .known(latest) }
      return .new(try await interactor.defaultAvatar())
    case .latest(let name?):
      let avatar = try await interactor.avatar(named: name)
      return try await interactor.latestConversation(with: avatar.id).map { .known($0) } ?? .new(avatar)
    case .beginning(let name?): return .new(try await interactor.avatar(named: name))
    case .beginning(nil): return .new(try await interactor.defaultAvatar())
    }
  }
}
