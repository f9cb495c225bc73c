import Testing

@testable import Counter

struct CounterEntityTests {
  @Test(arguments: [(-1, true), (0, false), (1, true)]) func canReset(_ count: Int, _ expected: Bool) {
    #expect(CounterEntity(count: count).canReset == expected)
  }

  @Test(arguments: [(-100, false), (0, false), (9, false), (10, true)])
  func isWorthAsking(_ count: Int, _ expected: Bool) {
    #expect(CounterEntity(count: count).isWorthAsking == expected)
  }
}
