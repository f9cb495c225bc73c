public import Entities

/// Where the form of a new avatar, or of an edited one, leads.
@MainActor public protocol CreateAvatarRouter: FormRouter {
  /// Goes back with the saved avatar.
  func finish(with avatar: Avatar)
  /// Shows a chat with the character of a form as it is now, and waits until the user leaves it. Nothing of the chat is
  /// kept.
  /// - Parameter edited: The avatar that the form changes; nil for a new one.
  func tryCharacter(_ draft: AvatarDraft, changing edited: Avatar.ID?) async
  /// Shows the lorebook of a form.
  /// - Parameters:
  ///   - text: The lorebook, as `CharacterDefinition` has it; empty for none.
  ///   - avatar: The avatar that the form changes; nil for a new one.
  ///   - name: The character's name as typed.
  /// - Returns: Each new text of the lorebook. They end when the user leaves it.
  func editCharacterLorebook(_ text: String, of avatar: Avatar.ID?, named name: String) async -> AsyncStream<String>
}
