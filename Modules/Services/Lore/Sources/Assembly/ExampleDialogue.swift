public import Entities

/// The example dialogue of a card, in blocks of messages.
public struct ExampleDialogue: Hashable, Sendable {
  /// A message.
  public struct Message: Hashable, Sendable {
    /// The role: the user's or the assistant's, or `system` for a text without a speaker.
    public var role: PromptReport.Part.Role
    /// The speaker's name; empty for none.
    public var name: String
    /// The text.
    public var text: String
  }

  /// The blocks.
  public var blocks: [[Message]] = []

  /// Parses a text whose macros are expanded.
  ///
  /// A line that begins with `<START>`, in letters of any case, begins a block. A line that begins with the name of the
  /// user or of the character and a colon begins a message. Any other line continues the message before it. What comes
  /// before the first message of a block is a message without a speaker, so no text is lost.
  public init(_ text: String, user: String, character: String) {
    let speakers: [(name: String, role: PromptReport.Part.Role)] = [(user, .user), (character, .assistant)]
    var block: [Message] = []
    // As bytes: the two characters that end a line in Windows are one letter for Swift.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var line = Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      if let marker = Self.marker(in: line) {
        finish(&block)
        line = line[marker.upperBound...].drop { $0 == " " || $0 == "\t" }
        if line.isEmpty { continue }
      }
      if let speaker = speakers.first(where: { !$0.name.isEmpty && line.hasPrefix($0.name + ":") }) {
        block.append(
          Message(role: speaker.role, name: speaker.name, text: String(line.dropFirst(speaker.name.count + 1))))
      } else if block.isEmpty {
        block.append(Message(role: .system, name: "", text: String(line)))
      } else {
        block[block.count - 1].text += "\n" + line
      }
    }
    finish(&block)
  }

  private mutating func finish(_ block: inout [Message]) {
    for index in block.indices { block[index].text = block[index].text.trimmedLikeScript }
    block.removeAll { $0.text.isEmpty }
    if !block.isEmpty { blocks.append(block) }
    block = []
  }

  private static func marker(in line: Substring) -> Range<Substring.Index>? {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    let mark = trimmed.prefix(7)
    guard mark.count == 7, mark.lowercased() == "<start>" else { return nil }
    return mark.startIndex..<mark.endIndex
  }
}
