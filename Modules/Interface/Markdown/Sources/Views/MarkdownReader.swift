import TerminalUI
import Glibc

/// Parses a text again that is the same or has grown at its end; only the new part is read. A view keeps one as its
/// state.
@MainActor public final class MarkdownReader {
  private var source = ""
  private var stream = StreamingMarkdown()
  /// The number of known blocks that may still change.
  private var unsettled = 0
  private var known = MarkdownDocument(blocks: [])

  /// A reader that has read nothing.
  public init() {}

  /// The document of a text.
  public func document(of text: String) -> MarkdownDocument {
    guard let start = commonStart(with: text) else { return known }
    let before = stream.bytesRead
    var isNew = false
    if start < source.utf8.count || source.isEmpty {
      isNew = true
      stream = StreamingMarkdown()
      (known, unsettled) = (MarkdownDocument(blocks: []), 0)
      stream.append(text)
    } else {
      stream.append(String(decoding: text.utf8.dropFirst(start), as: UTF8.self))
    }
    source = text
    let again = update()
    FrameWork.record(bytes: stream.bytesRead - (isNew ? 0 : before) + again)
    return known
  }

  /// Replaces the blocks that may have changed. The blocks before them are not copied, because the previous document
  /// is usually gone.
  /// - Returns: The bytes that were read again.
  private func update() -> Int {
    var blocks = known.blocks
    known = MarkdownDocument(blocks: [])
    blocks.removeLast(unsettled)
    blocks += stream.committed[blocks.count...]
    let (tail, bytes) = stream.tail
    blocks += tail
    unsettled = tail.count
    known = MarkdownDocument(blocks: blocks)
    return bytes
  }

  /// The bytes of the known text, if the text begins with it; 0 if not, nil when the texts are equal.
  private func commonStart(with text: String) -> Int? {
    var (old, new) = (source, text)
    return old.withUTF8 { old in
      new.withUTF8 { new in
        guard old.count <= new.count, let one = old.baseAddress, let other = new.baseAddress else {
          return old.isEmpty && new.isEmpty ? nil : 0
        }
        if one == other, old.count == new.count { return nil }
        if memcmp(one, other, old.count) != 0 { return 0 }
        return old.count == new.count ? nil : old.count
      }
    }
  }
}
