import Foundation
import Testing

@testable import feature

struct LineSplitterTests {
  /// For any division of the bytes, also within a character.
  @Test func linesComeWhole() {
    let text = Array("[1/2] Compiling ä.swift\n\nlast".utf8)
    for cut in 0...text.count {
      var splitter = LineSplitter()
      let lines = splitter.consume(Data(text.prefix(cut))) + splitter.consume(Data(text.dropFirst(cut)))
      #expect(lines == ["[1/2] Compiling ä.swift", ""] && splitter.rest == "last", "cut at \(cut)")
      #expect(splitter.consume(Data("\n".utf8)) == ["last"] && splitter.rest == nil)
    }
  }
}
