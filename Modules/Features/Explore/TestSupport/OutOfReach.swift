/// A failure that says why, as the app's own do.
public struct OutOfReach: Error, CustomStringConvertible {
  /// What people read.
  public let description = "The shelf is out of reach."

  /// The failure.
  public init() {}
}
