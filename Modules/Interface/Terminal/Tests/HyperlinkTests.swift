import TerminalTesting
import Testing

@testable import Terminal

struct HyperlinkTests {
  @Test(
    arguments: [
      ("https://a.example/b?c=d&e#f", "https://a.example/b?c=d&e#f"), ("HTTP://A.example", "http://A.example"),
      ("mailto:a@b.example", "mailto:a@b.example"), ("https://한.example/ \u{7}", "https://%ED%95%9C.example/%20%07"),
      ("https://a.example/\u{1B}]8;;x", "https://a.example/%1B]8;;x"), ("https://a/\u{9C}", "https://a/%C2%9C"),
    ])
  func anAddressIsVisibleASCII(address: String, target: String) {
    #expect(Hyperlink(untrusted: address)?.target == target)
  }

  @Test(arguments: [
    "", "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "ssh://a", "https:", "https://", "http:///x",
    "mailto:", " https://a.example", "//a.example", "aichat://chat/1",
    "https://" + String(repeating: "a", count: 2_041),
    "https://" + String(repeating: "한", count: 300),
  ])
  func othersAreNone(address: String) {
    #expect(Hyperlink(untrusted: address) == nil)
  }

  private func grid(_ links: [String]) -> Grid {
    var grid = Grid(size: Size(width: 20, height: links.count))
    for (y, link) in links.enumerated() {
      grid.write("word", at: Point(x: 1, y: y), style: Style(), clip: grid.bounds, link: Hyperlink(untrusted: link))
    }
    return grid
  }

  @Test func onlyATerminalWithLinksGetsThem() {
    var encoder = FrameEncoder(depth: .trueColor)
    let grid = grid(["https://a.example"])
    #expect(!String(decoding: encoder.encode(grid, caret: nil), as: UTF8.self).contains("]8;"))
    encoder.showsLinks = true
    let sent = String(decoding: encoder.encode(grid, caret: nil), as: UTF8.self)
    #expect(sent.contains("\u{1B}]8;id=") && sent.contains(";https://a.example\u{1B}\\word\u{1B}]8;;\u{1B}\\"))
    #expect(encoder.encode(grid, caret: nil).isEmpty)
  }

  /// The same links in another order are the same screen, and a link has the same id in every frame.
  @Test func theOrderMakesNoDifference() {
    var first = Grid(size: Size(width: 9, height: 2)), second = first
    let links = ["https://a.example", "https://b.example"].compactMap(Hyperlink.init(untrusted:))
    for y in [0, 1] { first.write("x", at: Point(x: 0, y: y), style: Style(), clip: first.bounds, link: links[y]) }
    for y in [1, 0] { second.write("x", at: Point(x: 0, y: y), style: Style(), clip: first.bounds, link: links[y]) }
    #expect(first == second)
    var encoder = FrameEncoder(depth: .trueColor)
    encoder.showsLinks = true
    _ = encoder.encode(first, caret: nil)
    #expect(encoder.encode(second, caret: nil).isEmpty)
    second.write("x", at: .zero, style: Style(), clip: first.bounds, link: links[1])
    #expect(first != second && !encoder.encode(second, caret: nil).isEmpty)
  }

  @Test func linksBeyondTheLimitAreText() {
    var grid = Grid(size: Size(width: 300, height: 1))
    for x in 0..<300 {
      let link = Hyperlink(untrusted: "https://a.example/\(x)")
      grid.write("x", at: Point(x: x, y: 0), style: Style(), clip: grid.bounds, link: link)
    }
    #expect(grid.link(at: Point(x: 254, y: 0))?.target == "https://a.example/254")
    #expect(grid.link(at: Point(x: 255, y: 0)) == nil && grid.link(at: Point(x: 400, y: 0)) == nil)
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}
