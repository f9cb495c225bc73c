import Entities
import Foundation
import Testing

@testable import System

@Suite(.serialized) struct ZoneTests {
  /// In New York one night in spring lacks an hour, and one in autumn has an hour twice.
  @Test(arguments: [
    ("UTC", 1_767_225_599, "2025-12-31 23:59:59"), ("KST-9", 1_767_225_599, "2026-01-01 08:59:59"),
    ("HST10", 1_767_225_599, "2025-12-31 13:59:59"), ("EST5EDT,M3.2.0,M11.1.0", 1_772_953_199, "2026-03-08 01:59:59"),
    ("EST5EDT,M3.2.0,M11.1.0", 1_772_953_200, "2026-03-08 03:00:00"),
    ("EST5EDT,M3.2.0,M11.1.0", 1_793_509_200, "2026-11-01 01:00:00"),
    ("EST5EDT,M3.2.0,M11.1.0", 1_793_512_800, "2026-11-01 01:00:00"), ("no zone", 0, "1970-01-01 00:00:00"),
  ]) func aTimeIsThatOfTheWall(zone: String, seconds: Int64, text: String) {
    let before = ProcessInfo.processInfo.environment["TZ"]
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
    }
    setenv("TZ", zone, 1)
    tzset()
    let time = SystemClock.zone(Timestamp(milliseconds: seconds * 1000))
    #expect(time.dateAndClock == text)
  }
}
