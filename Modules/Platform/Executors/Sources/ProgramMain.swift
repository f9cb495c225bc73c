#if compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalCustomExecutors) import _Concurrency
import Glibc

/// The life of a program that is made of tasks.
public enum ProgramMain {
  /// Does the body's work on the main actor, then ends the process with what it returns. To be called once, by the
  /// program's `main`, before anything else.
  ///
  /// Swift's usual executors are libdispatch's: half a dozen threads, several of which wake up for seconds after the
  /// last piece of work to see whether there is more. Here the main thread is the main actor's, it does everything
  /// else too until a second thread has something to say, and no thread ever wakes without a reason.
  public static func run(_ body: @escaping @MainActor @Sendable () async -> Int32) -> Never {
    // The compiler's way to name executors of one's own is experimental: another compiler gets the usual ones below.
    _createExecutors(factory: CustomExecutors.self)
    Task { @MainActor in end(with: await body()) }
    CustomExecutors.board.runMain()
  }

  /// From now on the main thread does the main actor's work alone: for work that keeps a thread busy for long.
  public static func keepMainFree() { CustomExecutors.board.keepMainFree() }

  /// The work is done, and what it opened is closed. What fifty libraries of the network would put away now, one by one,
  /// goes with the process: a millisecond sooner. What was printed comes out first.
  public static func end(with status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }
}
#else
import Glibc

/// The life of a program that is made of tasks.
public enum ProgramMain {
  /// Does the body's work on the main actor, then ends the process with what it returns. To be called once, by the
  /// program's `main`, before anything else. Here with the system's executors.
  public static func run(_ body: @escaping @MainActor @Sendable () async -> Int32) -> Never {
    Task { @MainActor in end(with: await body()) }
    waitForEver()
  }

  /// From now on the main thread does the main actor's work alone, as it does here anyway.
  public static func keepMainFree() {}

  /// Ends the process. What was printed comes out first.
  public static func end(with status: Int32) -> Never { exit(status) }

  /// What the compiler ends an asynchronous `main` with: the main thread does the main actor's jobs.
  @_silgen_name("swift_task_asyncMainDrainQueue") private static func waitForEver() -> Never
}
#endif
