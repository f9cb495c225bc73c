#if compiler(>=6.3) && compiler(<6.4)
/// A queue of jobs, first in, first out.
struct JobQueue {
  private var jobs: [Job] = []
  /// The index of the next job. Jobs before it are removed many at a time, so that the remaining ones are seldom moved.
  private var first = 0

  var isEmpty: Bool { first == jobs.count }

  mutating func append(_ job: Job) { jobs.append(job) }

  mutating func dequeue() -> Job? {
    guard !isEmpty else { return nil }
    defer {
      first += 1
      // A queue that is never empty must not grow for ever.
      if isEmpty || first == 1024 {
        jobs.removeFirst(first)
        first = 0
      }
    }
    return jobs[first]
  }
}
#endif
