/// Where the list of the commands leads.
@MainActor public protocol CommandsRouter {
  /// Goes back to the chat.
  func dismissScreen()
}
