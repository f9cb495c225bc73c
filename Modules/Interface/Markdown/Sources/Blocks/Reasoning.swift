/// The tags around what a model thinks before it answers: `<think>` as DeepSeek-R1, Qwen and others write it, and
/// `<thinking>`. They count at the very beginning only, so that a text about them stays as it is.
enum Reasoning {
  private static let tags = ["think", "thinking"]

  /// The tag that a line begins with, and where the rest of the line begins.
  static func start(in line: [UInt8]) -> (tag: [UInt8], end: Int)? {
    let indent = line.prefix(while: \.isWhitespace).count
    for tag in tags where line.begins(with: "<\(tag)>", at: indent) {
      return (Array(tag.utf8), indent + tag.utf8.count + 2)
    }
    return nil
  }

  /// Where the end of a tag stands in a line.
  static func end(of tag: [UInt8], in line: [UInt8]) -> Range<Int>? {
    line.firstRange(of: "</\(tag.text)>")
  }
}
