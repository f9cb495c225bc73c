import Terminal
import Testing

struct GridTests {
  private func grid(_ width: Int = 8, _ height: Int = 2) -> Grid { Grid(size: Size(width: width, height: height)) }

  @Test func writesAndReturnsTheCells() {
    var grid = grid()
    #expect(grid.write("한a", at: Point(x: 1, y: 0), style: Style(attributes: .bold), clip: grid.bounds) == 3)
    #expect(grid.text(row: 0) == " 한a")
    #expect(grid.cluster(at: Point(x: 1, y: 0)) == "한")
    #expect(grid.cluster(at: Point(x: 2, y: 0)).isEmpty)
    #expect(grid.style(at: Point(x: 2, y: 0)).attributes == .bold)
    #expect(grid.style(at: Point(x: 4, y: 0)) == Style())
  }

  @Test func aScreenOfAnySizeTakesBoundedMemory() {
    #expect(Grid(size: Size(width: 65_535, height: 65_535)).size == Grid.largest)
    #expect(Grid(size: Size(width: -1, height: 3)).size == Size(width: 0, height: 3))
    #expect(Grid(size: Size(width: 960, height: 270)).size == Size(width: 960, height: 270))
  }

  @Test func clipsOnAllSides() {
    var grid = grid()
    let clip = Rect(x: 1, y: 0, width: 3, height: 1)
    #expect(grid.write("한글자", at: .zero, style: Style(), clip: clip) == 6)
    #expect(grid.text(row: 0) == "  글")
    #expect(grid.write("abcdef", at: Point(x: -2, y: 1), style: Style(), clip: grid.bounds) == 6)
    #expect(grid.text(row: 1) == "cdef")
    #expect(grid.write("abc", at: Point(x: 0, y: 5), style: Style(), clip: grid.bounds) == 3)
    #expect(
      grid.write("xyzw", at: Point(x: 6, y: 1), style: Style(), clip: Rect(x: 0, y: 0, width: 99, height: 99)) == 4)
    #expect(grid.text(row: 1) == "cdef  xy")
  }

  @Test func halfOfAWideCharacterAtTheEdgeIsABlank() {
    var grid = grid(4, 1)
    let style = Style(background: .palette(1))
    grid.write("abc한", at: .zero, style: style, clip: grid.bounds)
    #expect(grid.text(row: 0) == "abc")
    #expect(grid.style(at: Point(x: 3, y: 0)) == style)
  }

  @Test func overwritingOneHalfBlanksTheOther() {
    var grid = grid()
    grid.write("한글자", at: .zero, style: Style(), clip: grid.bounds)
    grid.write("x", at: Point(x: 1, y: 0), style: Style(), clip: grid.bounds)
    #expect(grid.text(row: 0) == " x글자")
    grid.write("y", at: Point(x: 4, y: 0), style: Style(), clip: grid.bounds)
    #expect(grid.text(row: 0) == " x글y")
    grid.write("漢", at: Point(x: 1, y: 0), style: Style(), clip: grid.bounds)
    #expect(grid.text(row: 0) == " 漢 y")
    grid.fill(Rect(x: 2, y: 0, width: 1, height: 1), style: Style())
    #expect(grid.text(row: 0) == "    y")
  }

  @Test func fillAndRestyleStayInside() {
    var grid = grid(4, 2)
    grid.write("abcd", at: .zero, style: Style(), clip: grid.bounds)
    grid.fill(Rect(x: 2, y: -3, width: 90, height: 4), style: Style(background: .rgb(1, 2, 3)))
    #expect(grid.text(row: 0) == "ab")
    #expect(grid.style(at: Point(x: 3, y: 0)).background == .rgb(1, 2, 3))
    #expect(grid.style(at: Point(x: 3, y: 1)) == Style())
    grid.restyle(Rect(x: 0, y: 0, width: 1, height: 9)) { $0.attributes.insert(.dim) }
    #expect(grid.style(at: .zero).attributes == .dim)
    #expect(grid.style(at: Point(x: 1, y: 0)).attributes.isEmpty)
  }

  @Test func equalGridsShowTheSame() {
    var one = grid(), other = grid()
    one.write("👍🏽", at: .zero, style: Style(), clip: one.bounds)
    one.write("e\u{301}", at: .zero, style: Style(), clip: one.bounds)
    other.write("e\u{301}", at: .zero, style: Style(), clip: other.bounds)
    #expect(one == other)
    other.write("é", at: .zero, style: Style(), clip: other.bounds)
    #expect(one != other)
  }

  @Test func paintingRepeatedlyKeepsTheShownText() {
    var grid = grid(4, 1)
    for number in 0..<2_000 {
      let mark = Unicode.Scalar(UInt32(0x300 + number % 64)).map { String(Character($0)) } ?? ""
      let base = Unicode.Scalar(UInt32(0x61 + number / 64 % 26)).map { String(Character($0)) } ?? ""
      grid.write(SafeText(untrusted: base + mark), at: .zero, style: Style(), clip: grid.bounds)
    }
    grid.write("n\u{303}", at: Point(x: 2, y: 0), style: Style(), clip: grid.bounds)
    #expect(grid.cluster(at: Point(x: 2, y: 0)) == "n\u{303}")
    #expect(grid.cluster(at: .zero).unicodeScalars.count == 2)
  }

  @Test func outsideTheGridIsEmpty() {
    var empty = Grid(size: Size(width: -1, height: 3))
    #expect(empty.write("a", at: .zero, style: Style(), clip: Rect(x: 0, y: 0, width: 9, height: 9)) == 1)
    empty.fill(Rect(x: 0, y: 0, width: 9, height: 9), style: Style())
    #expect(empty.text(row: 0).isEmpty)
    #expect(empty.cluster(at: Point(x: -1, y: -1)).isEmpty)
  }
}
