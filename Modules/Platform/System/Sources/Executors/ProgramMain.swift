#if compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalCustomExecutors) import _Concurrency
import Glibc

/// The `main` of a program with tasks.
public enum ProgramMain {
  /// Runs the body on the main actor, then ends the process with the exit code that it returns. The program's `main`
  /// calls this once, before anything else.
  ///
  /// Swift's usual executors use libdispatch: half a dozen threads, several of which wake up for seconds after the last
  /// job to look for more. Here the main thread runs the main actor, and everything else too until a second thread adds
  /// a job. No thread wakes without a job.
  public static func run(_ body: @escaping @MainActor @Sendable () async -> Int32) -> Never {
    SharedHeap.use()
    // Custom executors are experimental in the compiler: another version uses the usual ones below.
    _createExecutors(factory: CustomExecutors.self)
    Task { @MainActor in end(with: await body()) }
    CustomExecutors.queue.runMain()
  }

  /// From now on the main thread runs only the main actor. Call it before work that keeps a thread busy for long.
  public static func keepMainFree() { CustomExecutors.queue.keepMainFree() }

  /// Ends the process at once, after flushing the output. The exit handlers of the network libraries are skipped, which
  /// saves a millisecond. Everything that the program opened is closed already.
  public static func end(with status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }
}
#else
import Glibc

/// The `main` of a program with tasks.
public enum ProgramMain {
  /// Runs the body on the main actor, then ends the process with the exit code that it returns. The program's `main`
  /// calls this once, before anything else. Here the executors are the system's.
  public static func run(_ body: @escaping @MainActor @Sendable () async -> Int32) -> Never {
    SharedHeap.use()
    Task { @MainActor in end(with: await body()) }
    waitForEver()
  }

  /// Does nothing here, because the main thread runs only the main actor anyway.
  public static func keepMainFree() {}

  /// Ends the process, after flushing the output.
  public static func end(with status: Int32) -> Never { exit(status) }

  /// The function with which the compiler ends an asynchronous `main`: the main thread runs the main actor's jobs.
  @_silgen_name("swift_task_asyncMainDrainQueue") private static func waitForEver() -> Never
}
#endif
