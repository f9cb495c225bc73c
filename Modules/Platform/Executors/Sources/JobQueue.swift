#if compiler(>=6.3) && compiler(<6.4)
/// Jobs in their order.
struct JobQueue {
  private var jobs: [Job] = []
  /// Those before it are taken. They are forgotten when all are, so that nothing has to move up.
  private var first = 0

  var isEmpty: Bool { first == jobs.count }

  mutating func append(_ job: Job) { jobs.append(job) }

  mutating func dequeue() -> Job? {
    guard !isEmpty else { return nil }
    defer {
      first += 1
      // A queue that is never empty must not grow for ever either.
      if isEmpty || first == 1024 {
        jobs.removeFirst(first)
        first = 0
      }
    }
    return jobs[first]
  }
}
#endif
