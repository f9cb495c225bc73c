import Entities
import Testing

@testable import Conversations

@Suite struct SpeechGuardTests {
  /// The text after it has arrived in pieces, and the participant before whose line it was cut.
  private static func result(_ pieces: [String]) -> (text: String, other: String?) {
    var (speech, text) = (SpeechGuard(own: ["Ada", "Ada Lovelace"], others: ["Bo", "지우", "User"]), "")
    for piece in pieces {
      text += piece
      if let other = speech.check(&text) { return (text, other) }
    }
    return (text, nil)
  }

  @Test(
    arguments: [
      ("Hello.", "Hello.", nil), ("Ada: Hello.", "Hello.", nil), ("**Ada:** Hello.", "Hello.", nil),
      ("Ada Lovelace: Hi", "Hi", nil), ("Hi.\nBo: Hey.", "Hi.", "Bo"), ("Hi.\n\n**Bo**: Hey.", "Hi.", "Bo"),
      ("Hi.\n  > Bo : Hey.", "Hi.", "Bo"), ("Bo: Hey.", "", "Bo"), ("Ada: Hi.\nUser: What?", "Hi.", "User"),
      ("안녕.\n지우： 응", "안녕.", "지우"), ("Bo said: no.\nBobby: x", "Bo said: no.\nBobby: x", nil),
      ("So, Bo: you.", "So, Bo: you.", nil), ("Hi.\nAda: again", "Hi.\nAda: again", nil), ("A\n\n", "A\n\n", nil),
    ] as [(String, String, String?)])
  func aReplyEndsBeforeTheWordsOfOthers(text: String, expected: String, other: String?) {
    let whole = Self.result([text])
    #expect(whole.text == expected && whole.other == other, "\(whole)")
    // The pieces in which it arrives make no difference.
    let single = Self.result(text.map { String($0) })
    #expect(single.text.trimmed == expected.trimmed && single.other == other, "\(single)")
  }

  @Test func aLongLineCostsTheSamePerPiece() {
    var (speech, text) = (SpeechGuard(own: ["Ada"], others: ["Bo"]), "")
    for _ in 0..<20_000 {
      text += "words "
      #expect(speech.check(&text) == nil)
    }
    text += "\nBo: x"
    #expect(speech.check(&text) == "Bo")
    #expect(text.utf8.count == 20_000 * 6 - 1)
  }
}
