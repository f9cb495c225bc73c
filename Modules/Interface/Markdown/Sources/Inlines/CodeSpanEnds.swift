/// The possible ends of code spans: all runs of backticks, by their length. CommonMark 0.31, section 6.1.
struct CodeSpanEnds {
  private var places: [Int: [Int]] = [:]
  /// The number of runs of each length behind the parser, which are not searched again.
  private var passed: [Int: Int] = [:]

  init(_ text: [UInt8], from start: Int) {
    var place = start
    while place < text.count {
      guard text[place] == UInt8(ascii: "`") else {
        place += 1
        continue
      }
      let length = text[place...].prefix { $0 == UInt8(ascii: "`") }.count
      places[length, default: []].append(place)
      place += length
    }
  }

  /// The first run of exactly this length from a place on.
  mutating func next(length: Int, after start: Int) -> Int? {
    guard let known = places[length] else { return nil }
    var index = passed[length] ?? 0
    while index < known.count, known[index] < start { index += 1 }
    passed[length] = index
    return index < known.count ? known[index] : nil
  }

  /// The text of a span: line breaks become spaces, and one space at both ends is removed.
  static func content(_ bytes: ArraySlice<UInt8>) -> String {
    var content = bytes.map { $0 == 0x0A ? 0x20 : $0 }
    if content.count > 1, content.first == 0x20, content.last == 0x20, content.contains(where: { $0 != 0x20 }) {
      content.removeFirst()
      content.removeLast()
    }
    return content.text
  }
}
