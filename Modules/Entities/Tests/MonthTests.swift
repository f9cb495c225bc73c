import Entities
import Foundation
import Testing

@Suite struct MonthTests {
  @Test(arguments: ["2026-11", "0001-01", "9999-12"])
  func `A written month is read again`(text: String) throws {
    #expect(Month(text)?.description == text)
    let month = try #require(Month(text))
    #expect(try JSONDecoder().decode([Month].self, from: JSONEncoder().encode([month])) == [month])
  }

  @Test(arguments: ["", "2026", "2026-1", "2026-13", "2026-00", "26-11", "2026-11-01", "２０２６-11", "+026-11", "-026-11"])
  func `An invalid month is refused`(text: String) {
    #expect(Month(text) == nil)
  }

  @Test func `Months are ordered`() {
    #expect(Month(year: 2025, 12) < Month(year: 2026, 1) && Month(year: 2026, 1) < Month(year: 2026, 2))
    #expect(Month(year: 99_999, 44) == Month(year: 9999, 12))
  }
}
