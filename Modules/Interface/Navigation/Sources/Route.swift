public import TerminalUI

/// A screen that may come: what it is, how it comes, and what happens when it goes.
@MainActor public struct Route {
  let segue: Segue
  let name: String?
  let link: Link?
  /// Gets what the screen finished with.
  let onDismiss: @MainActor ((any Sendable)?) -> Void
  let destination: @MainActor (Router) -> AnyView

  /// A screen that is built when it is shown.
  /// - Parameters:
  ///   - name: What it can be found by later.
  ///   - link: The screen's address, with which it comes back at the next launch.
  ///   - onDismiss: Called once, when the screen has gone, by whatever means; also when it could not be shown, or is
  ///     taken out of the queue.
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

  /// A screen that brings something back.
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
