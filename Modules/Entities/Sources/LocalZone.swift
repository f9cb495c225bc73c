/// The time zone of a run, with summer time.
public struct LocalZone: Sendable {
  /// The seconds ahead of UTC at a moment; negative behind it.
  public let offset: @Sendable (Timestamp) -> Int

  /// A zone. `offset` returns the seconds ahead of UTC at a moment; negative behind it.
  public init(offset: @escaping @Sendable (Timestamp) -> Int) { self.offset = offset }

  /// UTC.
  public static let utc = LocalZone { _ in 0 }

  /// The local time of a moment.
  public func callAsFunction(_ moment: Timestamp) -> LocalTime { LocalTime(moment, offset: offset(moment)) }
}
