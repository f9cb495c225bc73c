/// The time zone of a run: what its clocks show at a moment, summer time included.
public struct LocalZone: Sendable {
  private let offset: @Sendable (Timestamp) -> Int

  /// A zone whose clocks are that many seconds ahead of UTC at a moment; behind it they are negative.
  public init(offset: @escaping @Sendable (Timestamp) -> Int) { self.offset = offset }

  /// Where the clocks show UTC.
  public static let utc = LocalZone { _ in 0 }

  /// What the clocks show at a moment.
  public func callAsFunction(_ moment: Timestamp) -> LocalTime { LocalTime(moment, offset: offset(moment)) }
}
