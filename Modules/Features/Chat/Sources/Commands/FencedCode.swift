/// The blocks of code between fences in Markdown, byte for byte (CommonMark 0.31.2, section 4.5).
///
/// A fence may be indented by a list: the same indentation is removed from the lines inside. A block without a closing
/// fence continues to the end.
enum FencedCode {
  /// The blocks in their order, each line ended with a line feed.
  static func blocks(in text: String) -> [String] {
    var blocks: [String] = []
    var fence: Fence?
    var code: [UInt8] = []
    var lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The text after the last line feed is not a line of its own.
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      guard let open = fence else {
        fence = Fence(opening: line)
        continue
      }
      if open.isClosed(by: line) {
        blocks.append(String(decoding: code, as: UTF8.self))
        (fence, code) = (nil, [])
      } else {
        code += line.dropFirst(min(open.indent, line.spacesAtStart)) + [UInt8(ascii: "\n")]
      }
    }
    return fence == nil ? blocks : blocks + [String(decoding: code, as: UTF8.self)]
  }

  private struct Fence {
    let indent: Int
    private let mark: UInt8
    private let length: Int

    init?(opening line: ArraySlice<UInt8>) {
      indent = line.spacesAtStart
      let rest = line.dropFirst(indent)
      guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
      self.mark = mark
      length = rest.prefix { $0 == mark }.count
      guard length >= 3 else { return nil }
      // A line with backticks further on is code within a sentence.
      if mark == UInt8(ascii: "`"), rest.dropFirst(length).contains(mark) { return nil }
    }

    func isClosed(by line: ArraySlice<UInt8>) -> Bool {
      let rest = line.dropFirst(line.spacesAtStart)
      let marks = rest.prefix { $0 == mark }.count
      return marks >= length && rest.dropFirst(marks).allSatisfy { " \t\r".utf8.contains($0) }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var spacesAtStart: Int { prefix { $0 == UInt8(ascii: " ") }.count }
}
