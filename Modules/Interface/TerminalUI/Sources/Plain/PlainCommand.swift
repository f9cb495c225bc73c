/// The meaning of an entered line, independent of the screen.
enum PlainCommand: Equatable {
  case repeatScreen, back, more, help, quit
  /// Copy the last message, 1, or an earlier one.
  case copy(Int)
  /// Copy the last block of code: of the newest message with one, or of a message counted from the end.
  case copyCode(Int?)
  /// A number, the whole line as typed, and the text after the number; nil for no text.
  case number(Int, typed: String, rest: String?)
  /// Words, which may be the name of an action.
  case words(String)
  /// Words that are only text.
  case literal(String)

  private static let names: [(PlainCommand, Set<String>)] = [
    (.back, ["b", "back", "뒤로"]), (.more, ["m", "more", "더", "더 보기", "더보기"]),
    (.help, ["?", "help", "도움말", "도움"]), (.quit, ["q", "quit", "종료", "나가기"]),
  ]

  /// Parses a line. Commands are recognised in every language of the program; a line that begins with a space is
  /// always text.
  init(_ line: String) {
    guard let first = line.first else {
      self = .repeatScreen
      return
    }
    let content = line.trimmed
    if content.isEmpty {
      self = .repeatScreen
    } else if first == " " || first == "\u{3000}" {
      self = .literal(content)
    } else if let command = Self.names.first(where: { $0.1.contains(content.lowercased()) })?.0 {
      self = command
    } else if let command = Self.copy(in: content) {
      self = command
    } else if let number = Self.number(in: content) {
      self = number
    } else {
      self = .words(content)
    }
  }

  private static let copy: Set<String> = ["c", "copy", "복사"]
  private static let code: Set<String> = ["code", "코드"]

  /// The copy command, alone or with a number, the word for code, or both.
  private static func copy(in text: String) -> PlainCommand? {
    var parts = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)[...]
    guard let name = parts.popFirst(), copy.contains(name) else { return nil }
    let isCode = parts.last.map { code.contains($0) } ?? false
    if isCode { parts.removeLast() }
    guard let digits = parts.first else { return isCode ? .copyCode(nil) : .copy(1) }
    guard parts.count == 1, case .number(let number, _, nil) = number(in: digits) else { return nil }
    return isCode ? .copyCode(number) : .copy(number)
  }

  /// A number of at most nine digits, alone or with a space and words after it.
  private static func number(in text: String) -> PlainCommand? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard 1...9 ~= digits.count, let number = Int(digits) else { return nil }
    let rest = text.dropFirst(digits.count)
    guard rest.first.map({ $0.isWhitespace }) ?? true else { return nil }
    let words = String(rest).trimmed
    return .number(number, typed: text, rest: words.isEmpty ? nil : words)
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
