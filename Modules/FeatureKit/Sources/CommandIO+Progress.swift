public import Entities

extension CommandIO {
  /// Does long work until it is done or interrupted, and reports its progress on a terminal: one line each 20,000
  /// messages.
  /// - Parameters:
  ///   - stopped: The message for an interruption.
  ///   - line: The words for a step.
  ///   - body: The work. It gets a function that takes each step.
  /// - Throws: What the work throws; a `CancellationError` after an interruption.
  public func working<Value: Sendable>(
    stopped: String, saying line: @escaping @MainActor (ArchiveProgress) -> String,
    _ body: @escaping @MainActor (@escaping @Sendable (ArchiveProgress) -> Void) async throws -> Value
  ) async throws -> Value {
    let (steps, reporter) = AsyncStream.makeStream(of: ArchiveProgress.self)
    let progressTask = Task {
      for await step in steps where isTerminal && !wantsJSON { warn(line(step)) }
    }
    defer { progressTask.cancel() }
    let work = Task {
      try await body { progress in
        if progress.messages.isMultiple(of: 20_000) { reporter.yield(progress) }
      }
    }
    let watch = cancelOnInterrupt { work.cancel() }
    defer { withExtendedLifetime(watch) {} }
    do {
      return try await work.value
    } catch is CancellationError {
      warn(stopped)
      throw CancellationError()
    }
  }
}
