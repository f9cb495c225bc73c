import Entities
import Synchronization

/// Counts the messages of an import, and reports every thousandth.
final class ImportProgress: Sendable {
  private let counts = Mutex<[ArchiveProgress.Stage: Int]>([:])
  private let report: @Sendable (ArchiveProgress) -> Void

  init(_ report: @escaping @Sendable (ArchiveProgress) -> Void) { self.report = report }

  func count(_ stage: ArchiveProgress.Stage) {
    let count = counts.withLock { counts in
      counts[stage, default: 0] += 1
      return counts[stage, default: 0]
    }
    if count.isMultiple(of: 1000) { report(ArchiveProgress(stage, messages: count)) }
  }
}
