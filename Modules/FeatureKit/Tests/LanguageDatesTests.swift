import Entities
import FeatureKit
import TerminalUI
import Testing

struct LanguageDatesTests {
  /// Saturday, 21 November 2026, 00:30 in Seoul: still the day before in UTC.
  private let now = Timestamp(milliseconds: 1_795_188_600_000)
  private let seoul = LocalZone { _ in 9 * 3_600 }

  private func words(_ language: Language, minutesAgo: Int64) -> String {
    language.moment(seoul(Timestamp(milliseconds: now.milliseconds - minutesAgo * 60_000)), from: seoul(now))
  }

  @Test(arguments: [
    (0, "Today 00:30", "오늘 00:30"), (31, "Yesterday 23:59", "어제 23:59"), (-1_440, "Tomorrow 00:30", "내일 00:30"),
    (2 * 1_440, "19 Nov 00:30", "11월 19일 00:30"), (365 * 1_440, "21 Nov 2025 00:30", "2025년 11월 21일 00:30"),
  ]) func `A moment is described by the days of the user`(minutes: Int64, english: String, korean: String) {
    #expect(words(.english, minutesAgo: minutes) == english)
    #expect(words(.korean, minutesAgo: minutes) == korean)
  }
}
