/// Replaces words of a line of Swift where they are code. A token knows its line and not its column, so this type
/// distinguishes code from comments and simple strings.
struct LineEdit {
  struct Replacement: Equatable {
    var word: String
    var new: String
  }

  private let line: String
  init(_ line: String) { self.line = line }

  /// - Parameter replacements: One for each place, in the order of the line.
  func applying(_ replacements: [Replacement]) -> String {
    var result = ""
    var rest = line[...]
    var pending = replacements[...]
    var isInString = false
    var depth = 0
    while let character = rest.first {
      if !isInString, rest.hasPrefix("//") { break }
      if let next = pending.first, !isInString, rest.hasPrefix(next.word),
        isWholeWord(next.word, in: rest, after: result)
      {
        result += next.new
        rest = rest.dropFirst(next.word.count)
        pending = pending.dropFirst()
        continue
      }
      if isInString, character == "\\" {
        let isCode = rest.dropFirst().first == "("
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
        // Code again, until its parenthesis closes.
        if isCode { (isInString, depth) = (false, 1) }
        continue
      }
      if character == "\"" {
        isInString.toggle()
      } else if depth > 0, !isInString, character == "(" {
        depth += 1
      } else if depth > 0, !isInString, character == ")" {
        depth -= 1
        isInString = depth == 0
      }
      result.append(character)
      rest = rest.dropFirst()
    }
    return result + rest
  }

  private func isWholeWord(_ word: String, in rest: Substring, after read: String) -> Bool {
    let next = rest.dropFirst(word.count).first
    return !(next.map(Self.isWord) ?? false) && !(read.last.map(Self.isWord) ?? false)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
