#if compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The executors of this process: SE-0417 calls the second one the default executor.
struct CustomExecutors: ExecutorFactory {
  static let queue = ExecutorQueue(workers: ExecutorQueue.usefulWorkers)
  private static let main = MainThreadExecutor(queue)
  private static let others = SharedExecutor(queue)

  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { others }
}

/// The main actor's: its jobs run on the main thread, in their order.
final class MainThreadExecutor: MainExecutor {
  private let queue: ExecutorQueue

  init(_ queue: ExecutorQueue) { self.queue = queue }

  func enqueue(_ job: consuming ExecutorJob) { queue.addMain(Job(UnownedJob(job), on: asUnownedSerialExecutor())) }

  func run() { queue.runMain() }

  /// A program with these executors ends by `exit`.
  func stop() {}

  func checkIsolated() {
    precondition(queue.isCallerMainJob, "Only the main actor may do this.")
  }
}

/// The default executor: actors, detached tasks, and sleeping tasks.
final class SharedExecutor: TaskExecutor, SchedulingExecutor {
  private let queue: ExecutorQueue

  init(_ queue: ExecutorQueue) { self.queue = queue }

  func enqueue(_ job: consuming ExecutorJob) { queue.add(Job(UnownedJob(job), on: asUnownedTaskExecutor())) }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    add(UnownedJob(job), after: delay)
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    add(UnownedJob(job), after: clock.now.duration(to: instant))
  }

  /// Swift's own clocks use `Duration`. A delay of another type cannot be converted: the task resumes at once.
  private func add(_ job: UnownedJob, after delay: some DurationProtocol) {
    queue.add(Job(job, on: asUnownedTaskExecutor()), after: delay as? Duration ?? .zero)
  }
}
#endif
