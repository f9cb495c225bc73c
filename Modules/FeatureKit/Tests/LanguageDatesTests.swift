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

  @Test(arguments: [
    ("2024-05-02", 2024, 5, 2), ("2024-05", 2024, 5, 1), ("2024", 2024, 1, 1), ("2 May 2024", 2024, 5, 2),
    ("02 may 2024", 2024, 5, 2), ("30 September 2024", 2024, 9, 30), ("2024년 5월 2일", 2024, 5, 2),
    ("2024년5월2일", 2024, 5, 2), ("19 Nov", 2026, 11, 19), ("11월 19일", 2026, 11, 19), ("21 Nov", 2026, 11, 21),
    ("22 Nov", 2025, 11, 22), ("29 Feb", 2024, 2, 29),
  ]) func `A day is read as the app writes it`(text: String, year: Int, month: Int, day: Int) {
    #expect(CalendarTime(day: text, until: now) == CalendarTime(year: year, month: month, day: day))
  }

  @Test(arguments: [
    "", "tomorrow", "2 Nov 20", "31 Jun 2024", "2 M 2024", "2 Nova 2024", "13월 1일", "2024년 5월",
    "2024-13-01",
    "May 2024", "2024년 5월 2", "30 Feb", "-2 May 2024", "2024 5 2",
  ]) func `Another text is no day`(text: String) {
    #expect(CalendarTime(day: text, until: now) == nil)
  }

  @Test func `Each day that the app writes is read back`() {
    for days in 0..<800 {
      let moment = Timestamp(milliseconds: now.milliseconds - Int64(days) * 86_400_000)
      let day = LocalZone.utc(moment)
      for language in [Language.english, .korean] {
        let text = language.date(day, from: LocalZone.utc(now))
        #expect(
          CalendarTime(day: text, until: now) == CalendarTime(year: Int(day.year), month: day.month, day: day.day))
      }
    }
    #expect(CalendarTime(day: "2 May") == nil)
  }
}
