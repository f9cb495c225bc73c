public import TerminalUI

/// A screen to show: its view, its segue, and the action when it goes.
@MainActor public struct Route {
  let segue: Segue
  let name: String?
  let link: Link?
  /// The action, with the screen's result.
  let onDismiss: @MainActor ((any Sendable)?) -> Void
  let destination: @MainActor (Router) -> AnyView

  /// A screen that is built when it is shown.
  /// - Parameters:
  ///   - name: A name to find it by later.
  ///   - link: The screen's address, by which it is restored at the next launch.
  ///   - onDismiss: Called once, when the screen has gone for any reason; also when it could not be shown, or was
  ///     removed from the queue.
  public init(
    _ segue: Segue = .push, name: String? = nil, link: Link? = nil, onDismiss: @escaping @MainActor () -> Void = {},
    destination: @escaping @MainActor (Router) -> some View
  ) {
    self.segue = segue
    self.name = name
    self.link = link
    self.onDismiss = { _ in onDismiss() }
    self.destination = { AnyView(destination($0)) }
  }

  /// A screen with a result.
  init(
    _ segue: Segue, name: String?, onResult: @escaping @MainActor ((any Sendable)?) -> Void,
    destination: @escaping @MainActor (Router) -> some View
  ) {
    self.segue = segue
    self.name = name
    link = nil
    onDismiss = onResult
    self.destination = { AnyView(destination($0)) }
  }
}
