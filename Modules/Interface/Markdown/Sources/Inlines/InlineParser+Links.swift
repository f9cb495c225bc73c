extension InlineParser {
  mutating func openBracket(isImage: Bool) {
    flush()
    let length = isImage ? 2 : 1
    let node = nodes.append(.text(position..<position + length))
    brackets.append(Bracket(node: node, isImage: isImage, delimiter: delimiters.last))
    position += length
    runStart = position
  }

  /// Makes a link of the last bracket and the target after this one: "look for link or image" of the appendix.
  /// Reference links are not supported: their definitions may be anywhere, so that no text before the end would be
  /// final.
  mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      position += 1
      return
    }
    passiveBrackets = min(passiveBrackets, brackets.count)
    guard bracket.isActive, let target = LinkTarget(text, at: position + 1) else {
      position += 1
      return
    }
    flush()
    matchDelimiters(above: bracket.delimiter)
    let kind: InlineNodes.Kind =
      bracket.isImage
      ? .image(address: target.address, title: target.title) : .link(address: target.address, title: target.title)
    guard nodes.swallowRest(into: bracket.node, as: kind) else {
      position += 1
      return
    }
    position = target.end
    runStart = position
    guard !bracket.isImage else { return }
    for index in min(passiveBrackets, brackets.count)..<brackets.count where !brackets[index].isImage {
      brackets[index].isActive = false
    }
    passiveBrackets = brackets.count
  }

  /// A text with its escapes and character references resolved.
  static func unescaped(_ bytes: [UInt8]) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else { return bytes.text }
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1].isPunctuation {
        result.append(bytes[place + 1])
        place += 2
      } else if let (character, length) = CharacterReference.read(bytes, at: place) {
        result += character.utf8
        place += length
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result.text
  }
}

/// The target after the text of an inline link: CommonMark 0.31, section 6.3.
struct LinkTarget {
  let address: String
  let title: String?
  /// The end of the closing parenthesis.
  let end: Int

  /// Nil when there is no target at this place.
  init?(_ text: [UInt8], at start: Int) {
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    var place = Self.skipBlanks(text, start + 1)
    guard let destination = Self.destination(text, place) else { return nil }
    place = destination.upperBound
    let isInAngles = !destination.isEmpty && text[destination.lowerBound] == UInt8(ascii: "<")
    let words = isInAngles ? destination.dropFirst().dropLast() : destination
    address = InlineParser.unescaped(Array(text[words]))
    var titleRange: Range<Int>?
    let after = Self.skipBlanks(text, place)
    if after > place, let found = Self.title(text, after) {
      titleRange = found.dropFirst().dropLast()
      place = Self.skipBlanks(text, found.upperBound)
    } else {
      place = after
    }
    guard place < text.count, text[place] == UInt8(ascii: ")") else { return nil }
    title = titleRange.map { InlineParser.unescaped(Array(text[$0])) }
    end = place + 1
  }

  private static func skipBlanks(_ text: [UInt8], _ start: Int) -> Int {
    var place = start
    while place < text.count, text[place].isWhitespace { place += 1 }
    return place
  }

  private static func destination(_ text: [UInt8], _ start: Int) -> Range<Int>? {
    guard start < text.count else { return nil }
    var place = start
    if text[start] == UInt8(ascii: "<") {
      place += 1
      while place < text.count, text[place] != 0x0A, text[place] != UInt8(ascii: "<") {
        if text[place] == UInt8(ascii: ">") { return start..<place + 1 }
        place += text[place] == UInt8(ascii: "\\") && place + 1 < text.count && text[place + 1].isPunctuation ? 2 : 1
      }
      return nil
    }
    var depth = 0
    while place < text.count, text[place] > 0x20, text[place] != 0x7F {
      if text[place] == UInt8(ascii: "\\"), place + 1 < text.count, text[place + 1].isPunctuation {
        place += 1
      } else if text[place] == UInt8(ascii: "(") {
        depth += 1
      } else if text[place] == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      if depth > ParserLimits.inlineDepth { return nil }
      place += 1
    }
    return depth == 0 ? start..<place : nil
  }

  private static func title(_ text: [UInt8], _ start: Int) -> Range<Int>? {
    guard start < text.count else { return nil }
    let opening = text[start]
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening
    guard [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "(")].contains(opening) else { return nil }
    var place = start + 1
    while place < text.count {
      if text[place] == closing { return start..<place + 1 }
      if text[place] == opening { return nil }
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
