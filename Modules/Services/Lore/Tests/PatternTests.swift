import JSON
import RandomTesting
import Testing

@testable import Lore

@Suite struct PatternTests {
  private func found(_ pattern: String, _ text: String, flags: Pattern.Flags = .init()) throws -> Range<Int>? {
    let pattern = try Pattern(pattern, flags: flags)
    var matcher = PatternMatcher(pattern, in: Pattern.units(of: text, flags), steps: 100_000)
    guard case .found(let range) = matcher.search() else { return nil }
    return range
  }

  /// `patterns.jsonl` has patterns made at random, with the first match that a JavaScript engine (V8) finds, in units.
  @Test func aJavaScriptEngineFindsTheSame() throws {
    let cases = try CaseFile.read("patterns.jsonl")
    #expect(cases.count >= 500)
    for value in cases {
      let (pattern, text) = (value["pattern"]?.string ?? "", value["text"]?.string ?? "")
      let letters = value["flags"]?.string ?? ""
      let flags = Pattern.Flags(
        ignoresCase: letters.contains("i"), isMultiline: letters.contains("m"), dotMatchesAll: letters.contains("s"),
        isUnicode: letters.contains("u"))
      let wanted = value["found"]?.array?.compactMap { $0.int.map { Int($0) } }
      #expect(
        try found(pattern, text, flags: flags).map { [$0.lowerBound, $0.upperBound] } == wanted, "\(value.text())")
    }
  }

  @Test func theFirstMatchIsFoundWithItsEnd() throws {
    #expect(try found("b+", "aabbbc") == 2..<5)
    #expect(try found("b+?", "aabbbc") == 2..<3)
    #expect(try found("a|ab", "ab") == 0..<1)
    #expect(try found("(a|ab)(c|bcd)(d*)", "abcd") == 0..<4)
    #expect(try found("x*", "aab") == 0..<0)
    #expect(try found("(?:a*?)*?b", "aab") == 0..<3)
    #expect(try found("(z)((a+)?(b+)?(c))*", "zaacbbbcac") == 0..<10)
    #expect(try found("(?<=^|,)b", "a,b") == 2..<3)
    #expect(try found(".", "😀", flags: .init(isUnicode: true)) == 0..<1)
    #expect(try found("..", "😀") == 0..<2)
    // A name of a group may have letters of two units.
    #expect(try found("(?<𝒜>a)\\k<𝒜>", "aa") == 0..<2)
  }

  @Test func whatIsNoPatternIsRefusedWithItsPlace() {
    func fault(_ text: String, isUnicode: Bool = false) -> PatternFault? {
      do {
        _ = try Pattern(text, flags: .init(isUnicode: isUnicode))
        return nil
      } catch {
        return error
      }
    }
    let cases: [(String, PatternFault.Reason, Int)] = [
      ("(a", .unbalanced, 0), ("a)", .unbalanced, 1), ("[a", .unbalanced, 0), ("*a", .nothingToRepeat, 0),
      ("a**", .nothingToRepeat, 2), ("{1}", .nothingToRepeat, 0), ("^*", .nothingToRepeat, 1),
      ("(?<=a)*", .nothingToRepeat, 6), ("a{2,1}", .badCount, 1), ("[b-a]", .badRange, 1), ("(?#a)", .badGroup, 2),
      ("(?<1>a)", .badGroup, 3), ("a\\", .badEscape, 1), ("(?<a>)(?<a>)", .repeatedName, 0),
      ("(?<a>)\\k<b>", .unknownName, 6), (String(repeating: "(", count: 60), .tooDeep, 50),
      (String(repeating: "a", count: 1_025), .tooLong, 1_024),
    ]
    for (text, reason, place) in cases { #expect(fault(text) == PatternFault(reason, at: place), "\(text.prefix(20))") }
    let unicode: [(String, PatternFault.Reason)] = [
      ("\\-", .badEscape), ("\\1", .badEscape), ("]", .unbalanced), ("a{", .badCount),
      ("\\p{Nothing}", .unknownProperty),
      ("[\\w-a]", .badRange), ("\\u{110000}", .badEscape), ("(?=a)*", .nothingToRepeat), ("\\c1", .badEscape),
      ("\\01", .badEscape),
    ]
    for (text, reason) in unicode {
      #expect(fault(text, isUnicode: true)?.reason == reason, "\(text)")
    }
  }

  @Test func anExplodingPatternIsCutAtItsLimit() throws {
    let text = String(repeating: "a", count: 60) + "!"
    for pattern in ["(a+)+$", "(a|aa)+$", "(?:a?){50}a{50}$", "(?=(a+)+$)x", "(?<=(a+)+b)c", "(.*)*\\1{20}x", "(a*)*b"]
    {
      let pattern = try Pattern(pattern)
      var matcher = PatternMatcher(pattern, in: Pattern.units(of: text, pattern.flags), steps: 50_000)
      let result = matcher.search()
      #expect(result != .found(0..<0) && matcher.steps <= 50_000 + 200, "\(pattern) \(matcher.steps)")
    }
    let exploding = try Pattern("(a+)+$")
    var matcher = PatternMatcher(exploding, in: Pattern.units(of: text, exploding.flags), steps: 50_000)
    #expect(matcher.search() == .cut)
    // The stack is bounded too.
    let deep = try Pattern("(?:ab?)*c")
    let long = Pattern.units(of: String(repeating: "a", count: 50_000), deep.flags)
    var stacking = PatternMatcher(deep, in: long, steps: 10_000_000, depth: 1_000)
    #expect(stacking.search() == .cut && stacking.highest <= 1_000)
  }

  /// Patterns of people are linear enough: a long text without a match takes a few steps for each letter.
  @Test func usualPatternsTakeFewSteps() throws {
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 200)
    for pattern in ["dragon", "\\b(?:king|queen)s?\\b", "gr[ae]y", "dark(?= magic)", "\\d+", "(?:he|she) said"] {
      let pattern = try Pattern(pattern)
      let units = Pattern.units(of: text, pattern.flags)
      var matcher = PatternMatcher(pattern, in: units, steps: 10_000_000)
      #expect(matcher.search() == .notFound)
      #expect(matcher.steps <= units.count * 8, "\(matcher.steps) steps for \(units.count) letters")
    }
  }

  /// Any pattern is refused or searched within its limits, the same way each time.
  @Test(arguments: 0..<60 as Range<UInt64>) func anyPatternIsBounded(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "(", ")", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?<n>", "\\k<n>", "\\1", "\\2", "[", "]", "[^", "-", "|", "*",
      "+",
      "?", "*?", "{2}", "{1,3}", "{0,}", "a", "b", "ab", ".", "^", "$", "\\b", "\\B", "\\d", "\\w", "\\S", "é", "용",
      "😀",
      "\\u0061", "\\x", "\\p{L}", "\\", "{", "}", "\\0", "\\c", "/",
    ]
    let letters = ["a", "b", "ab", "é", "용", "😀", " ", "1", "\n", "aaa"]
    for _ in 0..<60 {
      let body = (0..<Int.random(in: 1...14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
      let flags = Pattern.Flags(
        ignoresCase: .random(using: &random), isMultiline: .random(using: &random),
        dotMatchesAll: .random(using: &random),
        isUnicode: .random(using: &random))
      guard let pattern = try? Pattern(body.joined(), flags: flags) else { continue }
      let units = Pattern.units(of: text.joined(), flags)
      var matcher = PatternMatcher(pattern, in: units, steps: 20_000)
      let result = matcher.search()
      #expect(matcher.steps <= 20_000 + 5_000 && matcher.highest <= 100_000, "\(body.joined())")
      if case .found(let range) = result { #expect(range.upperBound <= units.count, "\(body.joined())") }
      var again = PatternMatcher(pattern, in: units, steps: 20_000)
      #expect(again.search() == result)
    }
  }
}
