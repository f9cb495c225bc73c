#if compiler(>=6.3) && compiler(<6.4)
import Glibc
import Synchronization

/// What is to be done, and by which thread.
///
/// As long as the main thread is the only one that adds jobs, it does them all: handing one to another thread and
/// waiting for it costs two changes of threads, and each new thread its making. From the first job that another thread
/// adds, jobs that are not the main actor's are done by workers, so that none of them keeps the main actor waiting.
final class ExecutorQueue: Sendable {
  private struct State {
    var main = JobQueue()
    var others = JobQueue()
    var timers = TimerQueue()
    /// Whether a thread besides the main one has ever added something.
    var hasCompany = false
    /// Until when the main thread waits, when it does: nil when it waits for nothing but a call.
    var mainParking: Duration??
    var workers = 0
    var parkedWorkers = 0

    /// Whether the main thread does what is anybody's.
    var mainDoesAll: Bool { workers == 0 }

    /// Whether there is something that a parked main thread does not know of.
    var wantsParkedMain: Bool {
      guard let mainParking else { return false }
      return !main.isEmpty || mainDoesAll && !others.isEmpty || timers.next != mainParking
    }
  }

  private let state = Mutex(State())
  private let limit: Int
  private let mainThread = pthread_self()
  private let mainPlace = ConditionVariable()
  private let workerPlace = ConditionVariable()
  private let isInMainJob = Atomic(false)

  /// A board of the thread that makes it, which is its main one.
  /// - Parameter workers: How many other threads it has at most.
  init(workers: Int) { limit = workers }

  /// How many workers this machine can make use of: one would let a long query hold up everything else.
  static var usefulWorkers: Int { max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private var isMainThread: Bool { pthread_equal(mainThread, pthread_self()) != 0 }

  /// Whether the caller is a job of the main actor.
  var isCallerMainJob: Bool { isMainThread && isInMainJob.load(ordering: .relaxed) }
}

// MARK: - Adding

extension ExecutorQueue {
  /// Adds a job of the main actor.
  func addMain(_ job: Job) { add { $0.main.append(job) } }

  /// Adds a job that any thread may do.
  func add(_ job: Job) { add { $0.others.append(job) } }

  /// Adds a job for later: the waking of somebody who sleeps, who then goes on where he belongs.
  func add(_ job: Job, after delay: Duration) {
    let moment = TimerQueue.now + delay
    add { $0.timers.add(job, at: moment) }
  }

  /// From now on workers do what is not the main actor's.
  func keepMainFree() { state.withLock { $0.hasCompany = true } }

  private enum Help {
    case none, parkedWorker, newWorker
  }

  private func add(_ change: (inout State) -> Void) {
    let isForeign = !isMainThread
    let (wakesMain, help) = state.withLock { state in
      change(&state)
      if isForeign { state.hasCompany = true }
      let help = Self.help(&state, limit)
      let wakesMain = state.wantsParkedMain
      if wakesMain { state.mainParking = nil }
      return (wakesMain, help)
    }
    if wakesMain { mainPlace.leave() }
    switch help {
    case .none: break
    case .parkedWorker: workerPlace.leave()
    case .newWorker: if !WorkerThread.start({ [self] in work() }) { missWorker() }
    }
  }

  /// Who else is to be called for what is anybody's.
  private static func help(_ state: inout State, _ limit: Int) -> Help {
    guard state.hasCompany, !state.others.isEmpty else { return .none }
    if state.parkedWorkers > 0 {
      state.parkedWorkers -= 1
      return .parkedWorker
    }
    guard state.workers < limit else { return .none }
    state.workers += 1
    return .newWorker
  }

  /// The system has no thread left. Where there is no worker at all, the main thread does their work.
  private func missWorker() {
    state.withLock { $0.workers -= 1 }
    mainPlace.leave()
  }
}

// MARK: - Doing

extension ExecutorQueue {
  /// Does the main thread's part, for ever.
  func runMain() -> Never {
    while true { doNextMain() }
  }

  /// Does the main thread's jobs until something is so; it is asked after each.
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
    case .park(let moment): mainPlace.stay(until: moment)
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

  /// A worker's life: it ends with the process.
  private func work() {
    while true {
      let job = state.withLock { state in
        let job = state.others.dequeue()
        if job == nil { state.parkedWorkers += 1 }
        return job
      }
      if let job { job.run() } else { workerPlace.stay(until: nil) }
    }
  }
}
#endif
