/// Text of unknown origin as HTML. Only tags written here can occur in the result.
enum HTMLText {
  /// A text in which no letter has a meaning for a browser, neither in an element nor in an attribute.
  static func escaped(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += Array("&amp;".utf8)
      case "<": bytes += Array("&lt;".utf8)
      case ">": bytes += Array("&gt;".utf8)
      case "\"": bytes += Array("&quot;".utf8)
      case "'": bytes += Array("&#39;".utf8)
      case "\n", "\t": bytes.append(UInt8(ascii: scalar == "\n" ? "\n" : "\t"))
      // Control characters, and those that turn the direction of what follows.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A message: paragraphs, code in fences, and the marks for strong and emphasised words and code.
  static func formatted(_ text: String) -> String {
    var result = ""
    var fence = Fence()
    var lines: [Substring] = []
    func flush(isCode: Bool) {
      defer { lines = [] }
      let words = lines.joined(separator: "\n")
      if isCode {
        result += "<pre><code>\(escaped(words))</code></pre>\n"
      } else if !words.allSatisfy(\.isWhitespace) {
        result += "<p dir=\"auto\">\(inline(words))</p>\n"
      }
    }
    for line in text.withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false) {
      let wasOpen = fence.isOpen
      fence.read(line)
      if wasOpen != fence.isOpen {
        flush(isCode: wasOpen)
      } else {
        lines.append(line)
      }
    }
    if fence.isOpen || !lines.isEmpty { flush(isCode: fence.isOpen) }
    return result
  }

  /// The marks in the order in which they are tried: `**` before `*`.
  private static let marks = [("`", "code"), ("**", "strong"), ("*", "em")]

  /// `code`, **strong** and *emphasis* where a mark is closed in the same paragraph; everything else is as it was.
  private static func inline(_ text: String) -> String {
    var result = ""
    var plain = ""
    var rest = text[...]
    // Without a closing mark the rest is not searched again, so that a long text stays fast.
    var unclosed: Set<String> = []
    while let letter = rest.first {
      let mark = letter == "`" || letter == "*" ? marks.first { rest.hasPrefix($0.0) && !unclosed.contains($0.0) } : nil
      guard let (mark, tag) = mark else {
        plain.append(letter)
        rest.removeFirst()
        continue
      }
      let inside = rest.dropFirst(mark.count)
      guard let end = inside.firstRange(of: mark) else {
        unclosed.insert(mark)
        continue
      }
      let words = inside[..<end.lowerBound]
      guard let first = words.first, let last = words.last, !first.isWhitespace, !last.isWhitespace,
        !words.contains("\n\n")
      else {
        plain += mark
        rest = inside
        continue
      }
      result += escaped(plain) + "<\(tag)>\(escaped(words))</\(tag)>"
      plain = ""
      rest = inside[end.upperBound...]
    }
    return result + escaped(plain)
  }
}
