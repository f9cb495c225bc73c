/// Assembles a head from its lines. There can be several: informational responses (1xx) come before the final one.
struct HeadReader {
  /// The longest accepted head, in bytes of all its lines.
  static let maximumBytes = 256 << 10

  private var head = HTTPResponseHead(status: 0)
  private var size = 0
  /// Whether the answer's own head is complete. Lines after it are trailers, which are not needed.
  private(set) var isComplete = false

  /// Consumes a line with its end; returns the answer's head when this line completes it.
  mutating func consume(_ line: some Collection<UInt8>) throws(HTTPFailure) -> HTTPResponseHead? {
    size += line.count
    guard size <= Self.maximumBytes else { throw .tooLarge(limit: Self.maximumBytes) }
    guard !isComplete else { return nil }
    let text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
    if text.isEmpty {
      // 101 is a final response, but only to a request that is never made here.
      isComplete = head.status >= 200
      return isComplete ? head : nil
    }
    if text.prefix(5).lowercased() == "http/" {
      head = HTTPResponseHead(status: Self.status(of: text))
    } else if let colon = text.firstIndex(of: ":") {
      head.headers.append(HTTPHeader(String(text[..<colon]), Self.trimmed(text[text.index(after: colon)...])))
    }
    return nil
  }

  /// The three digits after the version, as in `HTTP/1.1 404 Not Found`; 0 if they are not there.
  private static func status(of line: Substring) -> Int {
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words[1].utf8.count == 3 ? Int(words[1]) ?? 0 : 0
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
