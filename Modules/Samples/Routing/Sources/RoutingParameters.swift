/// What a screen of the playground starts with.
public struct RoutingParameters: Hashable, Sendable {
  /// The number of the screen, counted from 1.
  public let number: Int

  /// A screen with this number.
  public init(number: Int) {
    self.number = number
  }

  /// The name by which a router finds the screen.
  public var name: String { "screen \(number)" }
}
