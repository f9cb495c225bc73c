public import Entities

/// Where the menu of a message leads.
@MainActor public protocol MessageMenuRouter {
  /// Goes back with an action.
  func finishMenu(with choice: MessageChoice)
  /// Goes back without one.
  func dismissScreen()
}
