import Entities
import Foundation
import Testing

struct LocalTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (1_709_251_199_999, "2024-02-29T23:59:59Z"),
    (951_782_400_000, "2000-02-29T00:00:00Z"), (4_107_542_400_000, "2100-03-01T00:00:00Z"),
    (253_402_300_799_000, "9999-12-31T23:59:59Z"),
  ]) func `Known moments`(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).utc == text)
  }

  @Test func `Every day of two centuries is the same as Foundation's`() {
    let formatter = ISO8601DateFormatter()
    for day in -36_500..<36_500 {
      let seconds = day * 86_400 + 43_210
      let expected = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      let text = Timestamp(milliseconds: Int64(seconds) * 1_000).utc
      if text != expected {
        Issue.record("\(text) is \(expected)")
        return
      }
    }
  }

  @Test func `The ends of time do not crash`() {
    for end in [Timestamp(milliseconds: .max), Timestamp(milliseconds: .min)] {
      #expect(!end.preciseUTC.isEmpty)
      #expect(!LocalTime(end, offset: -50_400).date.isEmpty)
    }
  }

  @Test func `Milliseconds show where they are asked for`() {
    #expect(Timestamp(milliseconds: 1_001).preciseUTC == "1970-01-01T00:00:01.001Z")
    #expect(Timestamp(milliseconds: -1).preciseUTC == "1969-12-31T23:59:59.999Z")
  }

  /// The last second of a year in UTC is in the next year in Seoul, and still in this one in Honolulu.
  @Test(arguments: [
    (0, "2025-12-31 23:59:59", "2025-12"), (9 * 3_600, "2026-01-01 08:59:59", "2026-01"),
    (-10 * 3_600, "2025-12-31 13:59:59", "2025-12"),
  ]) func `A clock elsewhere shows another day`(offset: Int, text: String, month: String) {
    let time = LocalZone { _ in offset }(Timestamp(milliseconds: 1_767_225_599_999))
    #expect(time.dateAndClock == text)
    #expect(time.calendarMonth.description == month)
    #expect(text.contains(time.clock))
  }
}
