import TerminalUI
import Testing

@testable import gallery

/// A failure says what happened, why, and what to do, in either language.
struct FailureMessageTests {
  static let reasons: [ServiceFailure.Reason] =
    [
      .unreachable("words"), .silent(seconds: 10), .brokeOff, .network("words"), .missing, .notJSON("words"), .cutOff,
      .notAList, .tooLarge, .tooMany,
    ]
    + [301, 403, 500].map { .refused(status: $0) }
    + [.notAnObject, .missing("title"), .wrongType("id"), .tooLong, .repeated(id: 9)].map { .badEntry(12, $0) }

  private func words(_ reason: ServiceFailure.Reason, _ language: Language) -> String {
    ServiceFailure(reason, at: "http://h/posts", in: language).description
  }

  @Test(arguments: reasons) func namesTheAddressAndAWayOut(_ reason: ServiceFailure.Reason) {
    let (english, korean) = (words(reason, .english), words(reason, .korean))
    #expect(english.contains("http://h/posts") && korean.contains("http://h/posts"))
    #expect(english.unicodeScalars.allSatisfy { !(0xAC00...0xD7A3).contains($0.value) })
    #expect(["again", "Check", "Start", "Give", "look"].contains(where: english.contains))
    #expect(korean.hasSuffix("세요."))
  }

  @Test(arguments: Language.allCases) func noTwoReadTheSame(_ language: Language) {
    #expect(Set(Self.reasons.map { words($0, language) }).count == Self.reasons.count)
  }

  @Test func whatIsCountedIsSaid() {
    #expect(words(.badEntry(12, .missing("title")), .english).contains("Entry 12 of"))
    #expect(words(.badEntry(12, .missing("title")), .english).contains("has no “title”"))
    #expect(words(.silent(seconds: 10), .korean).contains("10초"))
    #expect(words(.tooLarge, .english).contains("4 MiB"))
    #expect(words(.tooMany, .english).contains("10000 entries"))
  }
}
