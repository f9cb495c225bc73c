/// Where the look at the terminal leads.
@MainActor public protocol TerminalCheckRouter {
  /// Lets the user say who answers.
  func showFirstModel()
}
