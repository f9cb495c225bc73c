extension Tokenizer {
  /// Reads `"…"`, `"""…"""` and their raw forms, if one starts here.
  package mutating func readString() -> Bool {
    var hashes = 0
    while peek(hashes) == .hash { hashes += 1 }
    guard peek(hashes) == .quote else { return false }
    let isLong = peek(hashes + 1) == .quote && peek(hashes + 2) == .quote
    index += hashes + (isLong ? 3 : 1)
    let start = line
    let position = tokens.count
    var text: [UInt8] = []
    while index < bytes.count {
      if isEnd(quotes: isLong ? 3 : 1, hashes: hashes) {
        index += (isLong ? 3 : 1) + hashes
        break
      }
      if bytes[index] == .newline {
        if !isLong { break }  // An unterminated literal ends with its line.
        line += 1
      }
      if bytes[index] == .backslash, (0..<hashes).allSatisfy({ peek($0 + 1) == .hash }) {
        index += 1 + hashes
        readEscape(into: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    // The literal comes before the literals in its interpolations.
    let nested = Array(tokens[position...])
    tokens.removeSubrange(position...)
    add(.string, String(decoding: text, as: UTF8.self), line: start)
    tokens += nested
    return true
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    bytes[index] == .quote
      && (0..<quotes).allSatisfy { peek($0) == .quote }
      && (quotes..<quotes + hashes).allSatisfy { peek($0) == .hash }
  }

  /// Reads the characters after the backslash: `n`, `u{1F600}`, an interpolation.
  private mutating func readEscape(into text: inout [UInt8]) {
    let byte = peek(0)
    index += 1
    switch byte {
    case .open:
      add(.symbol, "(", line: line)
      run(untilParenthesis: true)
      add(.symbol, ")", line: line)
      index += 1
      text.append(.space)
    case UInt8(ascii: "u") where peek(0) == UInt8(ascii: "{"):
      let digits = bytes[(index + 1)...].prefix { $0.isWord }
      index += digits.count + 2
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      text += String(value.flatMap(UnicodeScalar.init) ?? "?").utf8
    case UInt8(ascii: "n"), UInt8(ascii: "r"): text.append(.newline)
    case UInt8(ascii: "t"): text.append(.space)
    case UInt8(ascii: "0"): text.append(0)
    case .newline: line += 1
    default: text.append(byte)
    }
  }

  /// Reads `/…/` and `#/…/#`, if one starts here. A slash after an operand divides.
  package mutating func readRegex() -> Bool {
    var hashes = 0
    while peek(hashes) == .hash { hashes += 1 }
    guard peek(hashes) == .slash else { return false }
    guard hashes > 0 || isOperandExpected && peek(1) > .space else { return false }
    var end = index + hashes + 1
    while end < bytes.count {
      if bytes[end] == .newline, hashes == 0 { return false }
      if bytes[end] == .backslash {
        end += 2
        continue
      }
      let tail = bytes[end...].dropFirst().prefix(hashes)
      if bytes[end] == .slash, tail.count == hashes, tail.allSatisfy({ $0 == .hash }) { break }
      end += 1
    }
    guard end < bytes.count else { return false }
    let text = bytes[(index + hashes + 1)..<end]
    let start = line
    line += text.count { $0 == .newline }
    index = end + 1 + hashes
    add(.regex, String(decoding: text, as: UTF8.self), line: start)
    return true
  }

  private var isOperandExpected: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .symbol: return "(,=:[{;!&|?".contains(last.text)
    case .word: return ["return", "in", "try", "await", "case", "if", "while", "switch", "where"].contains(last.text)
    case .string, .regex: return false
    }
  }
}
