import Foundation
import Testing

@testable import ProjectFacts

/// All texts for users are in English and in Korean. Only the sources of the modules are checked, not those of the
/// gallery.
@Suite(.enabled(if: Projects.areWanted)) struct LocalisationTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  private func sources() throws -> [(path: String, text: String)] {
    try ProjectReader.read(at: root, withImports: false).paths.sorted().filter { path in
      path.hasSuffix(".swift") && path.contains("Modules/") && path.contains("/Sources/")
        && !path.contains("/Fixtures/")
    }.map { ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
  }

  @Test func everyWordHasBothLanguages() throws {
    var count = 0
    for (path, text) in try sources() {
      for words in Strings.all(in: text) {
        count += 1
        #expect(words.isBoth, "\(path): “\(words.english)” and “\(words.korean)”")
      }
    }
    #expect(count > 1000)
  }

  /// A file of texts without any pair of languages has its texts elsewhere, or in one language only.
  @Test func everyFileOfWordsHasSome() throws {
    let files = try sources().filter { $0.path.split(separator: "/").last?.hasPrefix("Strings") == true }
    #expect(files.count > 15)
    for (path, text) in files { #expect(!Strings.all(in: text).isEmpty, "\(path)") }
  }

  /// A literal text that is passed to a view is in one language only.
  @Test func noViewIsGivenWordsOfOneLanguage() throws {
    for (path, text) in try sources() {
      for words in Strings.givenToViews(in: text) { Issue.record("\(path): “\(words)” is in one language") }
    }
  }

  @Test func whatIsNoTranslationIsSeen() {
    func isBoth(_ pair: String) -> [Bool] { Strings.all(in: pair).map(\.isBoth) }
    #expect(isBoth(#"self("Skip", "건너뛰기")"#) == [true])
    #expect(isBoth(#"self("Skip", "Skip it")"#) == [false])
    #expect(isBoth(#"self("건너뛰기", "건너뛰기")"#) == [false])
    #expect(isBoth(#"language("\(count) of \(all)", "\(all) 중 \(count)")"#) == [true])
    #expect(isBoth(#"self("aichat", "aichat")"#) == [true])
    // In several pieces, with quotes inside, and with a text inside of an interpolation.
    #expect(isBoth(#"self("One." + " Two.", "하나." + " Two.")"#) == [true])
    #expect(isBoth(#"self("One." + " Two.", "One." + " 2.")"#) == [false])
    #expect(isBoth(#"LocalizedText("There is no \"\(name)\".", "No \"\(name)\".")"#) == [false])
    #expect(isBoth(#"self("\(names.joined(separator: ", ")) left.", "left: \(f("가", 2))")"#) == [false])
  }

  @Test func wordsThatAreGivenToViewsAreSeen() {
    #expect(Strings.givenToViews(in: #"Text("Hello").bold()"#) == ["Hello"])
    #expect(Strings.givenToViews(in: #"Button("Go \(there)" + "!", action: go)"#) == ["Go !"])
    #expect(Strings.givenToViews(in: #"x.navigationTitle(isNew ? "New" : old)"#) == ["New"])
    #expect(
      Strings.givenToViews(in: #"Text(language("Hello", "안녕")); Text(line: "\(a) · \(b)"); Text(verbatim)"#).isEmpty)
  }
}

/// A text in its two languages, as written in the code.
private struct Strings {
  let english: String, korean: String

  /// Whether each text is in its language: the Korean one has a syllable of Hangul, unless both are the same name or
  /// contain no words.
  var isBoth: Bool {
    guard !english.contains(where: \.isHangul) else { return false }
    return korean.contains(where: \.isHangul) || korean == english || !korean.contains { $0.isLetter }
  }

  /// The pairs in a file, without interpolations.
  static func all(in text: String) -> [Strings] {
    text.matches(of: /(?:\b(?:self|language|LocalizedText)|\$0)\(/.wordBoundaryKind(.simple)).compactMap { match in
      let arguments = CallReader.literals(in: text[match.range.upperBound...])
      guard arguments.count == 2, let english = arguments[0], let korean = arguments[1] else { return nil }
      return Strings(english: english, korean: korean)
    }
  }

  /// Names, which are the same in every language, and a key.
  private static let names: Set<String> = ["aichat", "offline", "^R"]

  /// The literals that a file passes to views, if they contain letters and are not names.
  static func givenToViews(in text: String) -> [String] {
    let views = /\b(?:Text|Button|Toggle|TextField|ProgressView|ContentUnavailableView|AlertButton|navigationTitle)\(/
      .wordBoundaryKind(.simple)
    return text.matches(of: views).compactMap { match in
      CallReader.literals(in: text[match.range.upperBound...]).first.flatMap(\.self)
    }.filter { $0.contains { $0.isLetter } && !names.contains($0.trimmingCharacters(in: .whitespaces)) }
  }
}

/// Reads the literal arguments of a call.
private struct CallReader {
  private var rest: Substring

  /// The literals of each argument in a row, without interpolations; nil for an argument without a literal.
  /// - Parameter rest: The text after the opening parenthesis.
  static func literals(in rest: Substring) -> [String?] {
    var reader = CallReader(rest: rest)
    return reader.arguments()
  }

  private mutating func arguments() -> [String?] {
    var found: [String?] = [nil]
    var depth = 1
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        let text = literal()
        if depth == 1 { found[found.count - 1] = (found[found.count - 1] ?? "") + text }
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return found }
      case "," where depth == 1: found.append(nil)
      default: break
      }
    }
    return found
  }

  /// The text after an opening quote, on one line or on several.
  private mutating func literal() -> String {
    let isLong = rest.hasPrefix("\"\"")
    if isLong { rest.removeFirst(2) }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        if rest.popFirst() == "(" { _ = arguments() }
      case "\"" where !isLong: return text
      case "\"" where rest.hasPrefix("\"\""):
        rest.removeFirst(2)
        return text
      default: text.append(character)
      }
    }
    return text
  }
}

extension Character {
  fileprivate var isHangul: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
}
