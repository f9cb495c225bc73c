/// When bytes that arrive are delivered. A fast server sends a piece every few microseconds, and to wake the reader for
/// each of them costs more than to read them. Pieces that arrive soon after a delivery wait, and are delivered
/// together.
struct DeliveryPace {
  /// The least time between two deliveries, shorter than a frame of any screen.
  static let interval = Duration.milliseconds(2)

  private var lastDelivery: ContinuousClock.Instant?
  /// Whether bytes wait for their delivery.
  private var isPending = false

  /// Records that bytes arrived.
  /// - Returns: Whether to deliver them now. Otherwise they wait.
  mutating func recordArrival(at now: ContinuousClock.Instant) -> Bool {
    if let lastDelivery, now - lastDelivery < Self.interval {
      isPending = true
      return false
    }
    (lastDelivery, isPending) = (now, false)
    return true
  }

  /// Records that bytes which have waited long enough are delivered.
  /// - Returns: Whether there are such bytes.
  mutating func takeDue(at now: ContinuousClock.Instant) -> Bool {
    isPending && recordArrival(at: now)
  }

  /// The time until the waiting bytes are due, in whole milliseconds of at least 1; nil where no bytes wait.
  func wait(at now: ContinuousClock.Instant) -> Int32? {
    guard isPending, let lastDelivery else { return nil }
    let rest = Self.interval - (now - lastDelivery)
    return max(1, Int32((rest / .milliseconds(1)).rounded(.up)))
  }
}
