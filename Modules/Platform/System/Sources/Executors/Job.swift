#if compiler(>=6.3) && compiler(<6.4)
/// A part of a task between two suspensions, and the executor that it runs on.
struct Job {
  private enum Place {
    case serial(UnownedSerialExecutor)
    case shared(UnownedTaskExecutor)
  }

  private let job: UnownedJob
  private let place: Place

  init(_ job: UnownedJob, on executor: UnownedSerialExecutor) { (self.job, place) = (job, .serial(executor)) }

  init(_ job: UnownedJob, on executor: UnownedTaskExecutor) { (self.job, place) = (job, .shared(executor)) }

  /// Runs the job, which is allowed once.
  func run() {
    switch place {
    case .serial(let executor): job.runSynchronously(on: executor)
    case .shared(let executor): job.runSynchronously(on: executor)
    }
  }
}
#endif
