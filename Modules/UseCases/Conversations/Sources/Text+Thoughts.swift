extension String {
  /// The text without what a model thought first, where that stands in it between tags: `<think>` as DeepSeek-R1, Qwen
  /// and others write it, and `<thinking>`, at the very beginning only. Thoughts that never end are all there is.
  var withoutThoughts: String {
    let start = drop(while: \.isWhitespace)
    for tag in ["think", "thinking"] where start.hasPrefix("<\(tag)>") {
      let (closing, bytes) = ("</\(tag)>".utf8, start.utf8)
      var rest = bytes[...]
      while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
        if rest[bracket...].starts(with: closing) {
          return String(start[bytes.index(bracket, offsetBy: closing.count)...]).trimmed
        }
        rest = rest[rest.index(after: bracket)...]
      }
      return ""
    }
    return self
  }
}
