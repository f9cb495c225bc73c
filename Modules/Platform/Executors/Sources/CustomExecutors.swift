#if compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The executors of this process: SE-0417 calls the second one the default executor.
struct CustomExecutors: ExecutorFactory {
  static let board = ExecutorQueue(workers: ExecutorQueue.usefulWorkers)
  private static let main = MainThreadExecutor(board)
  private static let others = SharedExecutor(board)

  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { others }
}

/// The main actor's: its jobs run on the main thread, in their order.
final class MainThreadExecutor: MainExecutor {
  private let board: ExecutorQueue

  init(_ board: ExecutorQueue) { self.board = board }

  func enqueue(_ job: consuming ExecutorJob) { board.addMain(Job(UnownedJob(job), on: asUnownedSerialExecutor())) }

  func run() { board.runMain() }

  /// A program of this kind ends by `exit`.
  func stop() {}

  func checkIsolated() {
    precondition(board.isCallerMainJob, "This may only be done by the main actor.")
  }
}

/// Everybody else's: actors, detached tasks, and those who sleep.
final class SharedExecutor: TaskExecutor, SchedulingExecutor {
  private let board: ExecutorQueue

  init(_ board: ExecutorQueue) { self.board = board }

  func enqueue(_ job: consuming ExecutorJob) { board.add(Job(UnownedJob(job), on: asUnownedTaskExecutor())) }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    add(UnownedJob(job), after: delay)
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    add(UnownedJob(job), after: clock.now.duration(to: instant))
  }

  /// The clocks of Swift measure by `Duration`. For another clock's measure there is no translation: who sleeps by it
  /// wakes at once, and can look at it.
  private func add(_ job: UnownedJob, after delay: some DurationProtocol) {
    board.add(Job(job, on: asUnownedTaskExecutor()), after: delay as? Duration ?? .zero)
  }
}
#endif
