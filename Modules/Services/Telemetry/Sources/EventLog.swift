public import Entities

/// Where everything that is worth noting passes by, on its way to those who keep it.
///
/// Noting an event costs making its line, where crashes are recorded, and a place in a queue for each service. Services
/// get it later, from a task of their own; without a service there is none. The latest lines stay in memory, for the
/// report if this run should crash.
public final class EventLog: Sendable {
  /// How long the end of the program may wait for slow services.
  private static let patience = Duration.seconds(2)

  private let queues: [EventQueue]
  private let recordsCrashes: Bool
  private let recordsIDs: @Sendable () -> Bool
  private let now: @Sendable () -> Timestamp

  /// A log.
  /// - Parameters:
  ///   - services: Who gets the events.
  ///   - recordsCrashes: Whether `CrashRecorder` gets them too. There is one for the process.
  ///   - recordsIDs: Whether a crash report may say which chat or avatar an event was about: only while somebody wants
  ///     that to be kept.
  ///   - now: The time.
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

  /// Notes something that happened.
  public func log(_ event: LoggableEvent) {
    guard recordsCrashes || !queues.isEmpty else { return }
    let logged = LoggedEvent(event, at: now())
    if recordsCrashes { CrashRecorder.record(logged, withIDs: recordsIDs()) }
    for queue in queues { queue.add(logged) }
  }

  /// Forgets what was noted until now, wherever it waits here: nothing of it is delivered later, or in the report of a
  /// crash. What was delivered already is with those who have it.
  public func forget() async {
    if recordsCrashes { CrashRecorder.forget() }
    await withDiscardingTaskGroup { group in
      for queue in queues { group.addTask { await queue.forget(within: Self.patience) } }
    }
  }

  /// Delivers what waits, to all at the same time, and returns when that is done, or has taken two seconds. Later events
  /// go nowhere.
  public func finish() async {
    await withDiscardingTaskGroup { group in
      for queue in queues { group.addTask { await queue.finish(within: Self.patience) } }
    }
  }
}
