public import Entities

/// Passes events to the services that store, show or send them.
///
/// Logging an event costs a line of text, if crashes are recorded, and a place in the queue of each service. Services
/// receive it later, from a task of their own. The latest lines stay in memory, for a report in case this run crashes.
public final class EventLog: Sendable {
  /// The time that the end of the program waits for slow services.
  private static let timeout = Duration.seconds(2)

  private let queues: [EventQueue]
  private let recordsCrashes: Bool
  private let recordsIDs: @Sendable () -> Bool
  private let now: @Sendable () -> Timestamp

  /// Makes a log.
  /// - Parameters:
  ///   - services: The services that receive the events.
  ///   - recordsCrashes: Whether `CrashRecorder`, of which the process has one, receives them too.
  ///   - recordsIDs: Whether a crash report may contain the ids of chats and avatars. It may only while events are
  ///     stored as the user asked.
  ///   - now: The current time.
  public convenience init(
    _ services: [any EventService] = [], recordsCrashes: Bool = false,
    recordsIDs: @escaping @Sendable () -> Bool = { false },
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.init(
      queues: services.map { EventQueue($0, now: now) }, recordsCrashes: recordsCrashes, recordsIDs: recordsIDs,
      now: now)
  }

  init(
    queues: [EventQueue], recordsCrashes: Bool = false,
    recordsIDs: @escaping @Sendable () -> Bool = { false },
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.queues = queues
    self.recordsIDs = recordsIDs
    self.recordsCrashes = recordsCrashes
    self.now = now
  }

  /// Logs an event.
  public func log(_ event: LoggableEvent) {
    guard recordsCrashes || !queues.isEmpty else { return }
    let logged = LoggedEvent(event, at: now())
    if recordsCrashes { CrashRecorder.record(logged, withIDs: recordsIDs()) }
    for queue in queues { queue.add(logged) }
  }

  /// Drops the waiting events: they are neither delivered later, nor in the report of a crash. Delivered events stay
  /// with their services.
  public func forget() async {
    if recordsCrashes { CrashRecorder.forget() }
    await withDiscardingTaskGroup { group in
      for queue in queues { group.addTask { await queue.forget(within: Self.timeout) } }
    }
  }

  /// Delivers the waiting events to all services at the same time. It returns when that is done. After two seconds it
  /// cancels the deliveries that still run. Later events are dropped.
  public func finish() async {
    await withDiscardingTaskGroup { group in
      for queue in queues { group.addTask { await queue.finish(within: Self.timeout) } }
    }
  }
}
