import Glibc
public import Entities
import System

/// The reports of runs that crashed: files in a folder on this machine, which are never sent anywhere.
///
/// A report is `crash-TIME-PROCESS.new` until it was shown, then `….jsonl`. The renaming is atomic: of several programs
/// only one shows the report.
public struct CrashReports: Sendable {
  /// The number of reports that `prune` keeps.
  static let kept = 10
  private static let fresh = ".new", shown = ".jsonl"

  private let folder: String

  /// The reports in a folder, which need not exist.
  public init(folder: String) {
    self.folder = folder
  }

  static func path(in folder: String, time: Timestamp, process: Int32) -> String {
    "\(folder)/crash-\(time.milliseconds)-\(process)\(fresh)"
  }

  /// The paths of reports that were not shown yet, the newest first. From now on they count as shown. Then the oldest
  /// reports are deleted: the ten newest stay, or all returned ones if they are more.
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

  /// Deletes the oldest reports, except for ten, or for `count` if that is more.
  func prune(keeping count: Int = 0) {
    for path in all.dropFirst(max(Self.kept, count)) { unlink(path) }
  }

  /// The paths of all reports, the newest first.
  public var all: [String] {
    (names(ending: Self.fresh) + names(ending: Self.shown)).sorted(by: >).map { "\(folder)/\($0)" }
  }

  /// Deletes reports.
  /// - Throws: When a report cannot be deleted.
  public func delete(_ paths: [String]) throws(UndeletedFile) {
    // Only reports of this folder may be deleted.
    let own = Set(all)
    for path in paths where own.contains(path) && unlink(path) != 0 && errno != ENOENT { throw UndeletedFile(path) }
  }

  /// Deletes all reports. Throws as `delete` does.
  public func deleteAll() throws(UndeletedFile) { try delete(all) }

  /// The names of reports with this ending, the newest first: their times have the same number of digits for 200 years.
  private func names(ending: String) -> [String] {
    Folder.names(in: folder).filter { $0.hasPrefix("crash-") && $0.hasSuffix(ending) }.sorted(by: >)
  }
}

/// The doctor reports the number of crash reports and the path of the newest.
extension CrashReports: HealthCheck {
  /// The identifier of this check, `crashes`.
  public var area: String { "crashes" }

  /// The heading.
  public func title(in language: ContentLanguage) -> String { LocalizedText("Crashes", "비정상 종료")(in: language) }

  /// The number of reports, the path of the newest, and how to delete them.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    guard let newest = all.first else {
      return [Diagnostic("crash_reports", LocalizedText("There is no crash report", "비정상 종료 기록이 없습니다")(in: language))]
    }
    let found = LocalizedText(
      "Crash reports: \(all.count), the newest is \(newest)", "기록 \(all.count)개, 최근 기록: \(newest)")
    let remedy = LocalizedText(
      "Delete the files `\(folder)/crash-*` when you no longer need them. They are never sent anywhere.",
      "필요 없으면 `\(folder)/crash-*` 파일을 삭제하세요. 어디로도 보내지 않습니다.")
    return [Diagnostic("crash_reports", .notice, found(in: language), remedy: remedy(in: language))]
  }
}
