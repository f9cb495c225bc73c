import Synchronization

/// A service that comes and goes while the program runs, as the user wants it. While there is none, nothing gathers,
/// and what waited for the one that went is dropped: off is off at once.
public final class EventSink: EventService {
  /// As what may be behind it has it.
  public let gatheringTime: Duration = .seconds(1)
  private let service: Mutex<(any EventService)?>

  /// An outlet with a service behind it, or with none.
  public init(_ service: (any EventService)? = nil) {
    self.service = Mutex(service)
  }

  /// Whether there is a service.
  public var isWanted: Bool { service.withLock { $0 != nil } }

  /// Has events go to another service from now on; nil for nowhere. The one before is finished.
  public func connect(_ next: (any EventService)?) {
    let before = service.withLock { service in
      defer { service = next }
      return service
    }
    before?.finish()
  }

  /// Delivers events to the service that is there now.
  public func deliver(_ events: [LoggedEvent]) async -> Delivery {
    guard let service = service.withLock({ $0 }) else { return .done }
    return await service.deliver(events)
  }

  /// Nothing more will come.
  public func finish() { service.withLock { $0 }?.finish() }
}
