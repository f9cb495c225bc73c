import Glibc
public import Entities
import System

/// The reports of runs that crashed: files in a folder on this machine, which nobody sends anywhere.
///
/// A report is `crash-TIME-PROCESS.new` until somebody was shown it, then `….jsonl`. The name changes in one step, so
/// of several programs that look at once only one shows it.
public struct CrashReports: Sendable {
  /// How many are kept.
  static let kept = 10
  private static let fresh = ".new", shown = ".jsonl"

  private let folder: String

  /// The reports in a folder.
  public init(folder: String) {
    self.folder = folder
  }

  static func path(in folder: String, time: Timestamp, process: Int32) -> String {
    "\(folder)/crash-\(time.milliseconds)-\(process)\(fresh)"
  }

  /// The paths of reports that nobody was shown yet, the newest first. From now on they count as shown; the oldest of
  /// those that were before are deleted, but for ten.
  public func consumeFresh() -> [String] {
    let fresh = names(ending: Self.fresh)
    guard !fresh.isEmpty else { return [] }
    let taken = fresh.compactMap { name -> String? in
      let path = "\(folder)/\(name.dropLast(Self.fresh.count))\(Self.shown)"
      return rename("\(folder)/\(name)", path) == 0 ? path : nil
    }
    prune(keeping: taken.count)
    return taken
  }

  /// Deletes the oldest, but for ten, or for so many more.
  func prune(keeping count: Int = 0) {
    for path in all.dropFirst(max(Self.kept, count)) { unlink(path) }
  }

  /// The paths of all reports, the newest first.
  public var all: [String] {
    (names(ending: Self.fresh) + names(ending: Self.shown)).sorted(by: >).map { "\(folder)/\($0)" }
  }

  /// Deletes reports.
  /// - Throws: When one stays.
  public func delete(_ paths: [String]) throws(UndeletedFile) {
    // What is no report of this folder is nobody's to delete here.
    let own = Set(all)
    for path in paths where own.contains(path) && unlink(path) != 0 && errno != ENOENT { throw UndeletedFile(path) }
  }

  /// Deletes all of them. Throws as `delete` does.
  public func deleteAll() throws(UndeletedFile) { try delete(all) }

  /// The names of reports that end so, the newest first: their times have as many digits for the next 200 years.
  private func names(ending: String) -> [String] {
    Folder.names(in: folder).filter { $0.hasPrefix("crash-") && $0.hasSuffix(ending) }.sorted(by: >)
  }
}

/// The doctor is told of crashes, and says where they are written down.
extension CrashReports: HealthCheck {
  /// `crashes`.
  public var area: String { "crashes" }

  /// A heading.
  public func title(in language: ContentLanguage) -> String { LocalizedText("Crashes", "비정상 종료")(in: language) }

  /// How many reports there are, and how they go away.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    guard let newest = all.first else {
      return [Diagnostic("crash_reports", LocalizedText("No crash is written down", "비정상 종료 기록이 없습니다")(in: language))]
    }
    let found = LocalizedText(
      "\(all.count) written down, the newest in \(newest)", "기록 \(all.count)개, 최근 기록: \(newest)")
    let remedy = LocalizedText(
      "Delete the files `\(folder)/crash-*` when nobody needs them; nothing of them is sent anywhere.",
      "필요 없으면 `\(folder)/crash-*` 파일을 삭제하세요. 어디로도 보내지 않습니다.")
    return [Diagnostic("crash_reports", .notice, found(in: language), remedy: remedy(in: language))]
  }
}
