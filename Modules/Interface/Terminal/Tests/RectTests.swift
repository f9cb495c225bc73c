import Terminal
import Testing

struct RectTests {
  @Test func edgesAreExclusive() {
    let rect = Rect(x: 2, y: 3, width: 4, height: 5)
    #expect((rect.minX, rect.minY, rect.maxX, rect.maxY) == (2, 3, 6, 8))
    #expect(rect.contains(Point(x: 5, y: 7)))
    #expect(!rect.contains(Point(x: 6, y: 7)))
    #expect(!rect.contains(Point(x: 5, y: 8)))
  }

  @Test func intersectionIsEmptyWhenApart() {
    let one = Rect(x: 0, y: 0, width: 3, height: 3), other = Rect(x: 5, y: 0, width: 3, height: 3)
    #expect(one.intersection(other).isEmpty)
    #expect(one.intersection(Rect(x: 2, y: 2, width: 9, height: 9)) == Rect(x: 2, y: 2, width: 1, height: 1))
  }

  @Test func insetNeverGoesBelowZero() {
    #expect(Rect(x: 1, y: 1, width: 4, height: 4).inset(by: 1) == Rect(x: 2, y: 2, width: 2, height: 2))
    #expect(Rect(x: 1, y: 1, width: 1, height: 4).inset(left: 1, right: 1).isEmpty)
  }
}
