public import Entities

/// The messages of a shown menu, and what can be done with them.
public struct MessageMenuParameters: Hashable, Sendable {
  let menu: MessageMenu

  /// The parameters of a menu.
  public init(_ menu: MessageMenu) { self.menu = menu }
}
