#if compiler(>=6.3) && compiler(<6.4)
import Foundation
import Synchronization
import Testing

@testable import System

/// The queue alone, with a test's thread as its main thread: the process keeps its usual executors.
struct ExecutorQueueTests {
  /// Records each action with its thread, and whether all are done.
  private final class Diary: Sendable {
    private let entries = Mutex<[(what: String, isMain: Bool)]>([])
    private let main = pthread_self()

    func note(_ what: String) {
      let isMain = pthread_equal(main, pthread_self()) != 0
      entries.withLock { $0.append((what, isMain)) }
    }

    var words: [String] { entries.withLock { $0.map(\.what) } }
    var threads: [Bool] { entries.withLock { $0.map(\.isMain) } }
  }

  private let queue = ExecutorQueue(workers: 2)
  private let diary = Diary()

  private func task(_ what: String) -> Task<Void, Never> {
    Task(executorPreference: SharedExecutor(queue)) { [diary] in diary.note(what) }
  }

  /// An actor of the main thread.
  private actor Stage {
    private let executor: MainThreadExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ queue: ExecutorQueue) { executor = MainThreadExecutor(queue) }

    func act(_ what: String, _ diary: Diary) {
      preconditionIsolated()
      diary.note(what)
    }
  }

  /// Runs every job with a delay.
  private final class Later: TaskExecutor {
    private let queue: ExecutorQueue
    private let delay: Duration
    private let shared: SharedExecutor

    init(_ queue: ExecutorQueue, _ delay: Duration) {
      (self.queue, self.delay, shared) = (queue, delay, SharedExecutor(queue))
    }

    func enqueue(_ job: consuming ExecutorJob) {
      queue.add(Job(UnownedJob(job), on: shared.asUnownedTaskExecutor()), after: delay)
    }
  }

  @Test func aloneTheMainThreadDoesEverythingInOrder() {
    for what in ["one", "two", "three"] { _ = task(what) }
    queue.runMain { diary.words.count == 3 }
    #expect(diary.words == ["one", "two", "three"])
    #expect(diary.threads == [true, true, true])
  }

  @Test func whenAnotherThreadAddsSomethingThereAreWorkers() async {
    let done = await withCheckedContinuation { (continuation: CheckedContinuation<Diary, Never>) in
      let (queue, diary) = (queue, diary)
      Thread.detachNewThread {
        _ = Task(executorPreference: SharedExecutor(queue)) {
          diary.note("done")
          continuation.resume(returning: diary)
        }
      }
    }
    #expect(done.words == ["done"])
    #expect(done.threads == [false], "the main thread of the queue does nothing here, and need not")
  }

  @Test func mainJobsStayOnTheMainThread() {
    let stage = Stage(queue)
    let (queue, diary) = (queue, diary)
    Thread.detachNewThread {
      _ = Task(executorPreference: SharedExecutor(queue)) {
        for what in ["first", "second"] {
          await stage.act(what, diary)
          diary.note("between")
        }
        // The last job is on the main thread, which checks for the end only after its own jobs.
        await stage.act("last", diary)
      }
    }
    queue.runMain { diary.words.count == 5 }
    #expect(diary.words == ["first", "between", "second", "between", "last"])
    #expect(diary.threads[0] && diary.threads[2] && !diary.threads[1])
  }

  @Test func jobsOfWorkersDoNotWakeTheMainThread() {
    let stage = Stage(queue)
    let diary = diary
    queue.keepMainFree()
    _ = Task(executorPreference: SharedExecutor(queue)) {
      for _ in 0..<10_000 { await Task.yield() }
      await stage.act("last", diary)
    }
    var turns = 0
    queue.runMain {
      turns += 1
      return diary.words == ["last"]
    }
    #expect(turns < 10, "the main thread wakes for its own job, and checks again after it")
  }

  @Test func sleepersWakeInTheOrderOfTheirTimes() {
    for (what, milliseconds) in [("late", 30), ("early", 1), ("middle", 10)] {
      _ = Task(executorPreference: Later(queue, .milliseconds(milliseconds))) { [diary] in diary.note(what) }
    }
    queue.runMain { diary.words.count == 3 }
    #expect(diary.words == ["early", "middle", "late"])
  }
}
#endif
