/// A word, or a list of expressions in parentheses, with the line in which it begins.
indirect enum SExpression: Hashable, Sendable {
  case atom(String, line: Int)
  case list([SExpression], line: Int)

  var line: Int {
    switch self {
    case .atom(_, let line), .list(_, let line): line
    }
  }

  var atom: String? { if case .atom(let text, _) = self { text } else { nil } }
  var list: [SExpression]? { if case .list(let items, _) = self { items } else { nil } }
}

extension SExpression {
  /// The expressions of a text, in order. `=` is always a word of its own.
  static func parse(_ text: String, maximumDepth: Int) throws(ElizaScriptError) -> [SExpression] {
    /// A list that is still open.
    struct Level {
      var items: [SExpression] = []
      let line: Int
    }
    var levels = [Level(line: 1)]
    var line = 1
    var word = ""
    var isComment = false

    func finishWord() {
      guard !word.isEmpty else { return }
      levels[levels.count - 1].items.append(.atom(word, line: line))
      word = ""
    }

    for scalar in text.unicodeScalars {
      if isComment, scalar != "\n" { continue }
      switch scalar {
      case "\n":
        finishWord()
        isComment = false
        line += 1
      case ";" where word.isEmpty: isComment = true
      case "(":
        finishWord()
        guard levels.count <= maximumDepth else {
          throw ElizaScriptError(
            line: line, "more than \(maximumDepth) nested lists", "괄호가 \(maximumDepth)겹보다 깊습니다")
        }
        levels.append(Level(line: line))
      case ")":
        finishWord()
        guard levels.count > 1, let closed = levels.popLast() else {
          throw ElizaScriptError(line: line, "a closing parenthesis without an opening one", "여는 괄호 없이 닫는 괄호가 나옵니다")
        }
        levels[levels.count - 1].items.append(.list(closed.items, line: closed.line))
      case "=":
        finishWord()
        levels[levels.count - 1].items.append(.atom("=", line: line))
      case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control: finishWord()
      default: word.unicodeScalars.append(scalar)
      }
    }
    finishWord()
    guard let outermost = levels.first, levels.count == 1 else {
      throw ElizaScriptError(
        line: levels.last?.line ?? line, "an opening parenthesis that is never closed", "괄호가 닫히지 않았습니다")
    }
    return outermost.items
  }
}
