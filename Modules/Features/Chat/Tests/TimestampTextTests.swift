import Entities
import Foundation
import Testing

@testable import Chat

struct TimestampTextTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (1_709_251_199_999, "2024-02-29T23:59:59Z"),
    (951_782_400_000, "2000-02-29T00:00:00Z"), (4_107_542_400_000, "2100-03-01T00:00:00Z"),
    (253_402_300_799_000, "9999-12-31T23:59:59Z"),
  ]) func `Known moments`(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).text == text)
  }

  @Test func `Every day of two centuries is Foundation's`() {
    let formatter = ISO8601DateFormatter()
    for day in -36_500..<36_500 {
      let seconds = day * 86_400 + 43_210
      let expected = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      let text = Timestamp(milliseconds: Int64(seconds) * 1_000).text
      if text != expected {
        Issue.record("\(text) is \(expected)")
        return
      }
    }
  }

  @Test func `The ends of time do not crash`() {
    #expect(!Timestamp(milliseconds: .max).text.isEmpty)
    #expect(!Timestamp(milliseconds: .min).text.isEmpty)
  }
}
