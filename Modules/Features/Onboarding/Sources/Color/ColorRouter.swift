public import Entities

/// Where the choice of a colour leads.
@MainActor public protocol ColorRouter {
  /// Says that all is ready.
  func showCompleted(color: ProfileColor)
}
