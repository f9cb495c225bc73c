public import Entities

/// Where the map of a chat leads.
@MainActor public protocol MapRouter {
  /// Goes back to the chat with the message whose branch is to be shown.
  func finishMap(with message: Message.ID)
  /// Goes back to the previous screen.
  func dismissScreen()
}
