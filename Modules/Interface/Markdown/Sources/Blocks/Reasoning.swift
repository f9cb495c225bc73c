/// The tags around a model's reasoning before its answer: `<think>` as DeepSeek-R1, Qwen and others write it, and
/// `<thinking>`. They count only at the very beginning, so that a text about them is not affected.
enum Reasoning {
  private static let tags = ["think", "thinking"]

  /// The tag at the beginning of a line, and the start of the rest.
  static func start(in line: [UInt8]) -> (tag: [UInt8], end: Int)? {
    let indent = line.prefix(while: \.isWhitespace).count
    for tag in tags where line.begins(with: "<\(tag)>", at: indent) {
      return (Array(tag.utf8), indent + tag.utf8.count + 2)
    }
    return nil
  }

  /// The range of a closing tag in a line.
  static func end(of tag: [UInt8], in line: [UInt8]) -> Range<Int>? {
    line.firstRange(of: "</\(tag.text)>")
  }
}
