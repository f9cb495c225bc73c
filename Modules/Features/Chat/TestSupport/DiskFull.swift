/// A failure that says why, as the app's own do.
public struct DiskFull: Error, CustomStringConvertible {
  /// What people read.
  public let description = "The disk is full."

  /// The failure.
  public init() {}
}
