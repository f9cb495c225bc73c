import Synchronization

/// A service that can be exchanged while the program runs, as the user chooses. While there is none, no events are
/// collected. A delivery goes to the service that is connected at that time. Without one its events are dropped.
public final class EventSink: EventService {
  /// The same as that of `EventFile` and `EventCollector`.
  public let gatheringTime: Duration = .seconds(1)
  private let service: Mutex<(any EventService)?>

  /// A sink with a service, or with none.
  public init(_ service: (any EventService)? = nil) {
    self.service = Mutex(service)
  }

  /// Whether there is a service.
  public var isWanted: Bool { service.withLock { $0 != nil } }

  /// Sends the waiting and later events to another service; nil drops them. The earlier service is finished.
  public func connect(_ next: (any EventService)?) {
    let before = service.withLock { service in
      defer { service = next }
      return service
    }
    before?.finish()
  }

  /// Delivers events to the present service.
  public func deliver(_ events: [LoggedEvent]) async -> Delivery {
    guard let service = service.withLock({ $0 }) else { return .done }
    return await service.deliver(events)
  }

  /// Finishes the present service.
  public func finish() { service.withLock { $0 }?.finish() }
}
