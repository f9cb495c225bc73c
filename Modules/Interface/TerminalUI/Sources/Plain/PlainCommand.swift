/// What a line means, before it is known what is on the screen.
enum PlainCommand: Equatable {
  case repeatScreen, back, more, help, quit
  /// A number, as it was typed, and what came after it.
  case number(Int, typed: String, rest: String?)
  /// Words.
  case words(String)

  private static let names: [(PlainCommand, Set<String>)] = [
    (.back, ["b", "back", "뒤로"]), (.more, ["m", "more", "더", "더 보기", "더보기"]),
    (.help, ["?", "help", "도움말", "도움"]), (.quit, ["q", "quit", "종료", "나가기"]),
  ]

  /// Reads a line. Commands are known in every language of the program; a line that begins with a space is words in
  /// any case.
  init(_ line: String) {
    guard let first = line.first else {
      self = .repeatScreen
      return
    }
    let content = line.trimmed
    if content.isEmpty {
      self = .repeatScreen
    } else if first == " " || first == "\u{3000}" {
      self = .words(content)
    } else if let command = Self.names.first(where: { $0.1.contains(content.lowercased()) })?.0 {
      self = command
    } else if let number = Self.number(in: content) {
      self = number
    } else {
      self = .words(content)
    }
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
  /// Without the blanks at its ends.
  fileprivate var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}
