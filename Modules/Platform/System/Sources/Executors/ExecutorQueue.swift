#if compiler(>=6.3) && compiler(<6.4)
import Glibc
import Synchronization

/// The jobs of the program, and the threads that run them.
///
/// The main thread runs all jobs while no other thread adds any. That saves a thread, and two switches for each job.
/// When another thread adds a job, workers start. They run the jobs of other executors, so that the main actor does not
/// wait for them.
final class ExecutorQueue: Sendable {
  private struct State {
    var main = JobQueue()
    var others = JobQueue()
    var timers = TimerQueue()
    /// Whether workers may run jobs: a second thread has added one, or `keepMainFree` was called.
    var wantsWorkers = false
    /// Nil while the main thread runs. While it sleeps: the end of its sleep; `.some(nil)` means that it sleeps until
    /// it is woken.
    var mainParking: Duration??
    var workers = 0
    var parkedWorkers = 0

    /// Whether the main thread runs the jobs of every executor.
    var mainDoesAll: Bool { workers == 0 }

    /// Whether a sleeping main thread has to be woken: for a job, or an earlier timer.
    var wantsParkedMain: Bool {
      guard let mainParking else { return false }
      return !main.isEmpty || mainDoesAll && !others.isEmpty || timers.next != mainParking
    }
  }

  private let state = Mutex(State())
  private let limit: Int
  private let mainThread = pthread_self()
  private let mainWakeup = ConditionVariable()
  private let workerWakeup = ConditionVariable()
  private let isInMainJob = Atomic(false)

  /// A queue for the thread that makes it, as its main thread.
  /// - Parameter workers: The largest number of other threads.
  init(workers: Int) { limit = workers }

  /// The useful number of workers on this machine. There are at least two: with one, a long query would block
  /// everything else.
  static var usefulWorkers: Int { max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private var isMainThread: Bool { pthread_equal(mainThread, pthread_self()) != 0 }

  /// Whether the caller is a job of the main actor.
  var isCallerMainJob: Bool { isMainThread && isInMainJob.load(ordering: .relaxed) }
}

// MARK: - Adding

extension ExecutorQueue {
  /// Adds a job of the main actor.
  func addMain(_ job: Job) { add { $0.main.append(job) } }

  /// Adds a job that any thread may run.
  func add(_ job: Job) { add { $0.others.append(job) } }

  /// Adds a job for later, which resumes a sleeping task on its own executor.
  func add(_ job: Job, after delay: Duration) {
    let moment = TimerQueue.now + delay
    add { $0.timers.add(job, at: moment) }
  }

  /// From now on workers run all jobs but the main actor's, waiting ones included.
  func keepMainFree() { add { $0.wantsWorkers = true } }

  private enum Help {
    case none, parkedWorker, newWorker
  }

  private func add(_ change: (inout State) -> Void) {
    let isForeign = !isMainThread
    let (wakesMain, help) = state.withLock { state in
      change(&state)
      if isForeign { state.wantsWorkers = true }
      let help = Self.help(&state, limit)
      let wakesMain = state.wantsParkedMain
      if wakesMain { state.mainParking = nil }
      return (wakesMain, help)
    }
    if wakesMain { mainWakeup.signal() }
    switch help {
    case .none: break
    case .parkedWorker: workerWakeup.signal()
    case .newWorker: if !DedicatedThread.start({ [self] in work() }) { missWorker() }
    }
  }

  /// The worker that must be woken, or started, for the waiting jobs.
  private static func help(_ state: inout State, _ limit: Int) -> Help {
    guard state.wantsWorkers, !state.others.isEmpty else { return .none }
    if state.parkedWorkers > 0 {
      state.parkedWorkers -= 1
      return .parkedWorker
    }
    guard state.workers < limit else { return .none }
    state.workers += 1
    return .newWorker
  }

  /// Handles a worker that the system could not start. Without workers the main thread runs all jobs.
  private func missWorker() {
    state.withLock { $0.workers -= 1 }
    mainWakeup.signal()
  }
}

// MARK: - Running

extension ExecutorQueue {
  /// Runs the main thread's jobs for ever.
  func runMain() -> Never {
    while true { doNextMain() }
  }

  /// Runs the main thread's jobs until the condition holds. It is checked before each job.
  func runMain(until isOver: () -> Bool) {
    while !isOver() { doNextMain() }
  }

  private enum MainTurn {
    case mainJob(Job), job(Job)
    case park(until: Duration?)
  }

  private func doNextMain() {
    switch state.withLock({ Self.mainTurn(&$0) }) {
    case .mainJob(let job):
      isInMainJob.store(true, ordering: .relaxed)
      job.run()
      isInMainJob.store(false, ordering: .relaxed)
    case .job(let job): job.run()
    case .park(let moment): mainWakeup.wait(until: moment)
    }
  }

  private static func mainTurn(_ state: inout State) -> MainTurn {
    state.mainParking = nil
    if let sleeper = state.timers.consumeDue() { return .job(sleeper) }
    if let job = state.main.dequeue() { return .mainJob(job) }
    if state.mainDoesAll, let job = state.others.dequeue() { return .job(job) }
    let moment = state.timers.next
    state.mainParking = .some(moment)
    return .park(until: moment)
  }

  /// Runs jobs for ever, as a worker.
  private func work() {
    while true {
      let job = state.withLock { state in
        let job = state.others.dequeue()
        if job == nil { state.parkedWorkers += 1 }
        return job
      }
      if let job { job.run() } else { workerWakeup.wait(until: nil) }
    }
  }
}
#endif
