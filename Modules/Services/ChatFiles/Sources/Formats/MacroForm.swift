/// The two forms of a greeting in files of SillyTavern: as the card has it, with macros, and with the macros filled.
///
/// SillyTavern fills the first message when it shows it, and writes the result into `mes` but not into `swipes`.
struct MacroForm {
  /// The texts between the macros, in UTF-8.
  private var pieces: [[UInt8]] = [[]]

  /// - Parameter text: A text that may have macros: `{{user}}`, `<BOT>`.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if let length = Self.macro(at: rest) {
        pieces.append([])
        rest = rest.dropFirst(length)
      } else {
        pieces[pieces.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
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

  /// The length of the macro at the beginning of a text; nil where there is none.
  private static func macro(at text: ArraySlice<UInt8>) -> Int? {
    if text.starts(with: "{{".utf8) {
      var depth = 0, place = text.startIndex
      while place < text.endIndex {
        if text[place...].starts(with: "{{".utf8) {
          (depth, place) = (depth + 1, place + 2)
        } else if text[place...].starts(with: "}}".utf8) {
          (depth, place) = (depth - 1, place + 2)
          if depth == 0 { return place - text.startIndex }
        } else {
          place += 1
        }
      }
      return nil
    }
    guard text.first == UInt8(ascii: "<") else { return nil }
    let beginning = String(decoding: text.prefix(6), as: UTF8.self).lowercased()
    return ["<user>", "<char>", "<bot>"].first { beginning.hasPrefix($0) }?.utf8.count
  }
}
