import Entities
import JSON

/// The headings by which a file of Markdown holds chats. What a writer escapes, a reader takes back.
///
///     # A title <!-- chat {"character":"Zed","user":"Jiu"} -->
///     ### Zed <!-- assistant 2024-07-12T01:31:37.000Z -->
///     ### Jiu <!-- user 2024-07-12T01:32:02.000Z hidden -->
///
/// The comments are not shown by viewers. A file of another program has the headings alone.
enum MarkdownForm {
  /// A line of a file.
  enum Line {
    case chat(title: String, details: JSONObject)
    case message(Speech)
    case text(String)
  }

  /// The heading of a message.
  struct Speech {
    var name: String
    var role: ImportedMessage.Role?
    var time: String?
    /// Whether the message is not sent to the model.
    var isHidden = false
  }

  static func heading(title: String, details: JSONObject) -> String {
    // In a comment no “--” may occur, and no “>”.
    let json = JSONValue.object(details).text().replacing("-", with: "\\u002d").replacing(">", with: "\\u003e")
    return "# \(oneLine(title)) <!-- chat \(json) -->"
  }

  static func heading(name: String, of message: Message) -> String {
    let hidden = message.marks.isHidden ? " hidden" : ""
    return "### \(oneLine(name)) <!-- \(message.role.rawValue) \(message.created.preciseUTC)\(hidden) -->"
  }

  /// A name in a heading: one line, and nothing that begins a comment.
  private static func oneLine(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 }).replacing("<!--", with: "<! --")
    return line.trimmed.isEmpty ? "–" : line.trimmed
  }

  /// The lines of a text, escaped where they look like a heading, and with an open fence closed.
  static func escaped(_ text: String) -> String {
    var fence = Fence()
    var lines: [String] = []
    for line in text.withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false) {
      let isInside = fence.isOpen
      fence.read(line)
      lines.append(needsMark(line, isInside: isInside) ? "\\" + line : String(line))
    }
    if let end = fence.end { lines.append(end) }
    return lines.joined(separator: "\n")
  }

  /// The level of a heading, 1 or 3, by bytes: a mark after the space would be one letter with it.
  private static func level(of line: Substring) -> Int? {
    [1, 3].first { line.utf8.starts(with: repeatElement(UInt8(ascii: "#"), count: $0) + [0x20]) }
  }

  /// Whether a line, with any backslashes before it, would be read as a heading.
  private static func needsMark(_ line: Substring, isInside: Bool) -> Bool {
    let plain = line.drop { $0 == "\\" }
    guard let level = level(of: plain) else { return false }
    return plain.hasSuffix("-->") || (level == 3 && !isInside)
  }

  /// - Parameters:
  ///   - isInside: Whether the line is inside a fence of code.
  ///   - isOwn: Whether the file has the comments. Then headings without one are text.
  static func line(_ line: String, isInside: Bool, isOwn: Bool) -> Line {
    if line.hasPrefix("\\") {
      return .text(needsMark(line[...], isInside: isInside) ? String(line.dropFirst()) : line)
    }
    guard let level = level(of: line[...]) else { return .text(line) }
    let isChat = level == 1
    let words = String(decoding: line.utf8.dropFirst(level + 1), as: UTF8.self)
    if line.hasSuffix("-->"), let start = words.ranges(of: "<!--").last {
      let name = String(words[..<start.lowerBound]).trimmed
      let comment = String(words[start.upperBound...].dropLast(3)).trimmed
      if isChat, comment.hasPrefix("chat") {
        let details = try? JSONValue(parsing: String(comment.dropFirst(4)))
        return .chat(title: name, details: details?.object ?? JSONObject())
      }
      let parts = comment.split(separator: " ")
      if !isChat, let role = parts.first.flatMap({ ImportedMessage.Role(rawValue: String($0)) }) {
        return .message(
          Speech(
            name: name, role: role, time: parts.count > 1 ? String(parts[1]) : nil,
            isHidden: parts.dropFirst(2).contains("hidden")))
      }
    }
    if isOwn || isInside { return .text(line) }
    return isChat ? .chat(title: words, details: JSONObject()) : .message(Speech(name: words))
  }
}

/// Whether lines of Markdown are inside a fence of code (CommonMark 0.31, 4.5).
struct Fence {
  private var mark: (letter: Character, count: Int)?

  var isOpen: Bool { mark != nil }
  /// The line that closes it; nil when none is open.
  var end: String? { mark.map { String(repeating: $0.letter, count: $0.count) } }

  mutating func read(_ line: Substring) {
    let indent = line.prefix { $0 == " " }
    let rest = line.dropFirst(indent.count)
    guard indent.count < 4, let letter = rest.first, letter == "`" || letter == "~" else { return }
    let run = rest.prefix { $0 == letter }
    let info = rest.dropFirst(run.count)
    if let open = mark {
      if letter == open.letter, run.count >= open.count, info.allSatisfy(\.isWhitespace) { mark = nil }
    } else if run.count >= 3, letter == "~" || !info.contains("`") {
      mark = (letter, run.count)
    }
  }
}
