public import Entities

/// Where the members of a chat lead.
@MainActor public protocol MembersRouter {
  /// Goes back to the chat, where a member speaks next.
  func finishMembers(calling member: Avatar.ID)
  /// Lets the user choose a character that joins the chat.
  /// - Parameter members: The characters that are in the chat already, which are not offered.
  /// - Returns: Nil when the user left without one.
  func chooseMember(besides members: [Avatar.ID]) async -> Avatar.ID?
  /// Shows an error.
  func showAlert(for error: any Error)
  /// Goes back to the previous screen.
  func dismissScreen()
}
