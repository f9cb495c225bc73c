import Entities
import Testing

@testable import CommandPalette

/// The ranking of titles for typed letters.
struct PaletteMatchTests {
  /// From the best to the worst; those after the bar do not match.
  @Test(arguments: [
    ("co", ["Copy", "Copy reply", "Accent colour", "Accord", "| Lamp", "C"]),
    ("cr", ["Create", "Copy reply", "Accreted", "| Rock"]),
    ("set", ["Set", "Settings", "Reset all keys", "| Switch tab bar"]),
    ("gt", ["Greenhouse talks", "| Night"]),
    ("new c", ["New character", "Knew cats", "| Character new"]),
    ("ac", ["Accent", "Attach code", "| Cat"]),
    ("ㅅㅈ", ["설정", "새 주제", "| 정신", "서울"]),
    ("서", ["서울", "설정", "긴 서신", "| 사슴"]),
    ("NIM", ["Nimbus", "Animal", "| Mining"]),
  ])
  func `The better fit comes first`(typed: String, titles: [String]) {
    let pattern = LetterPattern(typed)
    let bar = titles.firstIndex { $0.hasPrefix("| ") } ?? titles.count
    let plain = titles.map { $0.hasPrefix("| ") ? String($0.dropFirst(2)) : $0 }
    let scores = plain[..<bar].map { PaletteMatch(pattern, in: $0)?.score ?? .min }
    #expect(scores == scores.sorted(by: >) && !scores.contains(.min), "\(zip(plain, scores).map { "\($0) \($1)" })")
    for title in plain[bar...] {
      #expect(PaletteMatch(pattern, in: title) == nil, "\(title) \(PaletteMatch(pattern, in: title)?.score ?? 0)")
    }
  }

  @Test(arguments: [
    ("co", "Accent colour", [7, 8]), ("cr", "Copy reply", [0, 5]), ("ㅅㅈ", "새 설정", [2, 3]), ("", "Anything", []),
    ("aa", "a-b-aa", [4, 5]),
  ])
  func `The matched letters are known`(typed: String, title: String, places: [Int]) {
    #expect(PaletteMatch(LetterPattern(typed), in: title)?.places == places)
  }

  @Test func `Long titles are looked at as far as they show`() {
    let title = String(repeating: "x", count: 100_000) + "end"
    #expect(PaletteMatch(LetterPattern("end"), in: title) == nil)
    #expect(PaletteMatch(LetterPattern(String(repeating: "x", count: 64)), in: title)?.places.count == 64)
  }
}
