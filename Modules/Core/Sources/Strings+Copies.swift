import Configuration
import Entities
import System
import TerminalUI

/// The backups in the question before a profile is deleted.
extension Language {
  /// The number of backups that a question lists. More would not fit into a common window.
  private static let listedCopies = 8

  /// A line for each backup, the newest first, and the number of further ones.
  func listed(_ copies: [DataCopy]) -> String {
    let (count, size) = (copies.count, fileSize(copies.reduce(0) { $0 + $1.size }))
    let areShared = copies.contains { ($0.profiles?.count ?? .max) > 1 }
    let heading = self(
      count == 1
        ? "A backup beside the data holds it too" + (areShared ? ", and is the safety copy of other profiles:" : ":")
        : "\(count) backups beside the data (\(size)) hold it too"
          + (areShared ? ", and are the safety copies of other profiles:" : ":"),
      "데이터 옆의 백업\(count == 1 ? "" : " \(count)개(\(size))")에도 이 프로필이 들어 있"
        + (areShared ? "으며, 다른 프로필의 안전 사본이기도 합니다:" : "습니다:"))
    let hidden = count > Self.listedCopies ? count - Self.listedCopies + 1 : 0
    let lines = copies.prefix(count - hidden).map(line(of:))
    return ([heading] + lines + (hidden > 0 ? [self("and \(hidden) more", "외 \(hidden)개")] : []))
      .joined(separator: "\n")
  }

  /// 2026-11-21 17:05 · 12 MB · 2 profiles
  private func line(of copy: DataCopy) -> String {
    let time = SystemClock.zone(copy.written)
    let profiles = (copy.profiles?.count).map { self("\($0) \($0 == 1 ? "profile" : "profiles")", "프로필 \($0)개") }
    let parts: [String?] = ["\(time.date) \(time.clock)", fileSize(copy.size), profiles]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private func fileSize(_ bytes: Int) -> String {
    bytes < 1_024 * 1_024 ? "\((bytes + 1_023) / 1_024) KB" : "\((bytes + (1 << 19)) >> 20) MB"
  }
}
