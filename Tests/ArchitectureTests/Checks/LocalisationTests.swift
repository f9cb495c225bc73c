import Foundation
import Testing

@testable import ProjectFacts

/// Words for people are English and Korean, wherever they stand.
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
      for words in Words.all(in: text) {
        count += 1
        #expect(words.isBoth, "\(path): “\(words.english)” and “\(words.korean)”")
      }
    }
    #expect(count > 800)
  }

  /// A file of words that has none in two languages keeps them somewhere else, or in one.
  @Test func everyFileOfWordsHasSome() throws {
    let files = try sources().filter { $0.path.split(separator: "/").last?.hasPrefix("Words") == true }
    #expect(files.count > 15)
    for (path, text) in files { #expect(!Words.all(in: text).isEmpty, "\(path)") }
  }

  @Test func whatIsNoTranslationIsSeen() {
    func isBoth(_ pair: String) -> [Bool] { Words.all(in: pair).map(\.isBoth) }
    #expect(isBoth(#"self("Skip", "건너뛰기")"#) == [true])
    #expect(isBoth(#"self("Skip", "Skip it")"#) == [false])
    #expect(isBoth(#"self("건너뛰기", "건너뛰기")"#) == [false])
    #expect(isBoth(#"language("\(count) of \(all)", "\(all) 중 \(count)")"#) == [true])
    #expect(isBoth(#"self("aichat", "aichat")"#) == [true])
  }
}

/// A text in its two languages, as the code has it.
private struct Words {
  let english: String, korean: String

  /// Whether each is of its language: the Korean one has a syllable of Hangul, unless both are one name or no words.
  var isBoth: Bool {
    guard !english.contains(where: \.isHangul) else { return false }
    return korean.contains(where: \.isHangul) || korean == english || !korean.contains { $0.isLetter }
  }

  /// The pairs of a file whose texts have no quotes inside, without what is put into them.
  static func all(in text: String) -> [Words] {
    text.matches(of: /\b(?:self|language|Wording)\(\s*"([^"\n]*)",\s*"([^"\n]*)"\s*\)/).map { match in
      Words(english: bare(match.output.1), korean: bare(match.output.2))
    }
  }

  private static func bare(_ text: Substring) -> String { String(text.replacing(/\\\([^)]*\)+/, with: "")) }
}

extension Character {
  fileprivate var isHangul: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
}
