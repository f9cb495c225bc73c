/// The two forms of a greeting in files of SillyTavern: as the card has it, with macros, and with the macros filled.
///
/// SillyTavern fills the first message when it shows it, and writes the result into `mes` but not into `swipes`.
struct MacroForm {
  /// The texts between the macros, in UTF-8.
  private var pieces: [[UInt8]] = [[]]

  /// - Parameter text: A text that may have macros: `{{user}}`, `<BOT>`.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var end = 0
    for macro in Self.macros(in: bytes) {
      pieces[pieces.count - 1] += bytes[end..<macro.lowerBound]
      pieces.append([])
      end = macro.upperBound
    }
    pieces[pieces.count - 1] += bytes[end...]
  }

  /// Whether a text may be this one with its macros filled: it has all the texts between the macros, in their order.
  /// False without a macro, and where a comparison would take long.
  func isFilled(in text: String) -> Bool {
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return false }
    var rest = Array(text.utf8)[...]
    guard rest.count >= first.count + last.count, rest.starts(with: first), rest.suffix(last.count).elementsEqual(last)
    else { return false }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    var steps = 1 << 20
    for piece in pieces.dropFirst().dropLast() {
      while !rest.starts(with: piece) {
        steps -= piece.count
        guard !rest.isEmpty, steps > 0 else { return false }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(piece.count)
    }
    return true
  }

  /// The places of the macros that are in no other macro. Each byte is read once, whatever a hostile text opens and does
  /// not close.
  private static func macros(in bytes: [UInt8]) -> [Range<Int>] {
    var opened: [Int] = [], macros: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      let rest = bytes[place...]
      if rest.starts(with: "{{".utf8) {
        opened.append(place)
        place += 2
      } else if rest.starts(with: "}}".utf8), let start = opened.popLast() {
        place += 2
        while let inner = macros.last, inner.lowerBound > start { macros.removeLast() }
        macros.append(start..<place)
      } else if let length = olderNotation(at: rest) {
        macros.append(place..<place + length)
        place += length
      } else {
        place += 1
      }
    }
    return macros
  }

  /// The length of `<USER>`, `<CHAR>` or `<BOT>` at the beginning of a text; nil where there is none.
  private static func olderNotation(at text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "<") else { return nil }
    let beginning = String(decoding: text.prefix(6), as: UTF8.self).lowercased()
    return ["<user>", "<char>", "<bot>"].first { beginning.hasPrefix($0) }?.utf8.count
  }
}
