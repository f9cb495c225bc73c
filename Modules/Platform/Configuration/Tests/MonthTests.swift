import Entities
import Foundation
import Testing

@testable import Configuration

@Suite(.serialized) struct MonthTests {
  /// The last second of a month in UTC is in the next month in Seoul, and still in this one in Honolulu.
  @Test func aMonthIsThatOfTheWall() {
    let before = ProcessInfo.processInfo.environment["TZ"]
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
    }
    let moment = Timestamp(milliseconds: 1_767_225_599_999)  // 2025-12-31T23:59:59.999Z
    for (zone, month) in [("UTC", "2025-12"), ("KST-9", "2026-01"), ("HST10", "2025-12")] {
      setenv("TZ", zone, 1)
      tzset()
      #expect(SystemClock.month(of: moment).description == month, "\(zone)")
    }
  }
}
