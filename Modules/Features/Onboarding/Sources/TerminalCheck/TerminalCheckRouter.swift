/// Where the look at the terminal leads.
@MainActor public protocol TerminalCheckRouter {
  /// Lets the person say who answers.
  func showFirstModel()
}
