/// Separates reasoning from the reply where both come as one text: `<think>…</think>` in front of the reply, as
/// DeepSeek-R1, Qwen and others write it, or `<thinking>…</thinking>`.
///
/// The tags count at the start of the reply and directly after other reasoning. Elsewhere they are part of the text.
struct ReasoningSplitter {
  /// A piece of the reply or of the reasoning.
  enum Piece: Hashable {
    case text(String), thought(String)
  }

  private enum Place {
    case start, thought, betweenThoughts, text
  }

  private static let tags = ["think", "thinking"].map { (Array("<\($0)>".utf8), Array("</\($0)>".utf8)) }
  /// Longer white space before a tag, in bytes, is part of the text.
  private static let longestGap = 256

  private var place = Place.start
  /// The tag that ends the reasoning.
  private var closing: [UInt8] = []
  /// Undecided text: white space, or the start of what may be a tag.
  private var held: [UInt8] = []

  /// Whether no reasoning can follow, so that all further text is part of the reply.
  var isInReply: Bool { place == .text }

  /// Adds text, and returns the decided pieces.
  mutating func push(_ more: String) -> [Piece] {
    if isInReply { return more.isEmpty ? [] : [.text(more)] }
    held += more.utf8
    var pieces: [Piece] = []
    while let piece = decide() { pieces.append(piece) }
    return pieces.filter { $0 != .text("") && $0 != .thought("") }
  }

  /// Returns the undecided text at the end of the stream.
  mutating func finish() -> [Piece] {
    defer { held = [] }
    guard !held.isEmpty else { return [] }
    let rest = String(decoding: held, as: UTF8.self)
    switch place {
    case .start, .text: return [.text(rest)]
    case .thought: return [.thought(rest)]
    case .betweenThoughts: return held.allSatisfy(Self.isBlank) ? [] : [.text(rest)]
    }
  }

  /// The next piece, which may be empty after a mere change of place; nil if more text is needed.
  private mutating func decide() -> Piece? {
    switch place {
    case .start, .betweenThoughts:
      let word = held.drop(while: Self.isBlank)
      let isShort = held.count - word.count <= Self.longestGap
      if isShort, Self.tags.contains(where: { word.count < $0.0.count && $0.0.starts(with: word) }) { return nil }
      if isShort, let (opening, closing) = Self.tags.first(where: { word.starts(with: $0.0) }) {
        held = Array(word.dropFirst(opening.count))
        self.closing = closing
        place = .thought
        return .thought("")
      }
      let text = place == .start ? held : Array(word)
      held = []
      place = .text
      return .text(String(decoding: text, as: UTF8.self))
    case .thought:
      if let end = held.offset(of: closing, from: 0) {
        let thought = held[..<end]
        held = Array(held[(end + closing.count)...])
        place = .betweenThoughts
        return .thought(String(decoding: thought, as: UTF8.self))
      }
      let undecided = (1..<closing.count).reversed()
        .first { $0 <= held.count && held.suffix($0).elementsEqual(closing.prefix($0)) }
      guard case let decided = held.count - (undecided ?? 0), decided > 0 else { return nil }
      let thought = held.prefix(decided)
      held.removeFirst(decided)
      return .thought(String(decoding: thought, as: UTF8.self))
    case .text: return nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension Prompt {
  /// The text of a reply without reasoning, which an older reply or an import may have in its text.
  public static func spoken(in reply: String) -> String {
    var splitter = ReasoningSplitter()
    let pieces = splitter.push(reply) + splitter.finish()
    return pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}
