public import Entities

/// Where the members of a chat lead.
@MainActor public protocol MembersRouter {
  /// Goes back to the chat, where a member speaks next.
  func finishMembers(calling member: Avatar.ID)
  /// Asks for the name of a character that joins the chat.
  /// - Returns: The typed name, which is not blank; nil when the user left without one.
  func askForMember() async -> String?
  /// Shows an error.
  func showAlert(for error: any Error)
  /// Goes back to the previous screen.
  func dismissScreen()
}
