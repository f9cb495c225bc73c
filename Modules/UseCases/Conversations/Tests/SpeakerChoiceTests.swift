import Entities
import Testing

@testable import Conversations

@Suite struct SpeakerChoiceTests {
  private static func choice(
    _ order: GroupChat.Order, _ names: [String] = ["Ada Lovelace", "Bo", "지우"], talking: Double = 0,
    muted: Set<Int> = []
  ) -> SpeakerChoice {
    SpeakerChoice(
      candidates: names.enumerated().map { index, name in
        SpeakerChoice.Candidate(
          id: Avatar.ID(high: 0, low: UInt64(index)), names: [name], talkativeness: talking,
          isMuted: muted.contains(index))
      }, order: order)
  }

  private static func numbers(_ ids: [Avatar.ID]) -> [Int] { ids.map { Int($0.low) } }

  @Test(arguments: [
    ("Bo, what does Ada think?", [1, 0]), ("ask lovelace", [0]), ("지우야, Bo는?", [2, 1]), ("지우는 어때", [2]),
    ("BO! bo?", [1]), ("Bobby and Adam", []),
  ])
  func thoseThatAreNamedAnswerInTheOrderOfTheirMention(text: String, expected: [Int]) {
    let chosen = Self.numbers(Self.choice(.natural).answering(text, seed: 1))
    // Without a mention one member answers all the same.
    if expected.isEmpty { #expect(chosen.count == 1) } else { #expect(chosen == expected) }
  }

  /// After a consonant the “이” at the end of a name becomes “아” when the name is called.
  @Test(arguments: [("하늘아, 안녕!", [0]), ("하늘이는?", [0]), ("하늘이야", [0]), ("나아 하늘 하늘아이", [])])
  func aKoreanNameIsCalled(text: String, expected: [Int]) {
    let chosen = Self.numbers(Self.choice(.natural, ["하늘이", "나이"]).answering(text, seed: 1))
    if expected.isEmpty { #expect(chosen.count == 1) } else { #expect(chosen == expected) }
  }

  @Test func wordsThatManyNamesHaveNameNoMember() {
    let choice = Self.choice(.natural, ["The Doctor", "Queen of the Sea"])
    #expect(Self.numbers(choice.answering("the doctor and the sea", seed: 3)) == [0, 1])
    #expect(choice.answering("of the", seed: 3).count == 1)
  }

  @Test func talkativeMembersJoinByChanceAndTheSameSeedGivesTheSame() {
    #expect(Set(Self.numbers(Self.choice(.natural, talking: 1).answering("hm", seed: 5))) == [0, 1, 2])
    let choice = Self.choice(.natural, talking: 0.5)
    let all = (0..<2000).map { choice.answering("hm", seed: $0) }
    #expect(all == (0..<2000).map { choice.answering("hm", seed: $0) })
    // Each joins in half of the turns; in the eighth of the turns in which none would answer, chance chooses one.
    let counts = (0...2).map { member in all.filter { Self.numbers($0).contains(member) }.count }
    #expect(counts.allSatisfy { (960...1280).contains($0) }, "\(counts)")
    #expect(all.allSatisfy { !$0.isEmpty })
  }

  @Test func aSilentMemberAnswersOnlyByName() {
    var candidates = Self.choice(.natural).candidates
    candidates[1].talkativeness = 0.01
    let choice = SpeakerChoice(candidates: candidates, order: .natural)
    #expect((0..<200).allSatisfy { Self.numbers(choice.answering("hm", seed: $0)) == [1] })
    #expect(Self.numbers(choice.answering("Ada?", seed: 0)).contains(0))
  }

  @Test func mutedMembersNeverAnswer() {
    let choice = Self.choice(.natural, talking: 1, muted: [0, 2])
    #expect(Self.numbers(choice.answering("Ada and 지우!", seed: 1)) == [1])
    #expect(Self.choice(.list, muted: [0, 1, 2]).answering("hm", seed: 1).isEmpty)
    #expect(Self.choice(.list, muted: [0, 1, 2]).next(after: nil, "", seed: 1) == nil)
  }

  @Test func theListAnswersInItsOrderAndManualOrderWaits() {
    #expect(Self.numbers(Self.choice(.list, muted: [1]).answering("지우", seed: 1)) == [0, 2])
    #expect(Self.choice(.manual).answering("Ada", seed: 1).isEmpty)
  }

  @Test(arguments: [GroupChat.Order.list, .manual])
  func theNextOneOfTheListGoesOn(order: GroupChat.Order) {
    let choice = Self.choice(order, muted: [1])
    func next(_ last: UInt64?) -> UInt64? {
      choice.next(after: last.map { Avatar.ID(high: 0, low: $0) }, "", seed: 1)?.low
    }
    #expect(next(nil) == 0 && next(0) == 2 && next(2) == 0)
    // A muted member may have been called by name.
    #expect(next(1) == 2)
    #expect(next(77) == 0)
  }

  @Test func noMemberFollowsItselfUnlessItIsAlone() {
    let last = Avatar.ID(high: 0, low: 1)
    let choice = Self.choice(.natural, talking: 1)
    #expect((0..<100).allSatisfy { choice.next(after: last, "I, Bo, say so.", seed: $0) != last })
    #expect(choice.next(after: last, "Ada?", seed: 1)?.low == 0)
    #expect(Self.choice(.natural, muted: [0, 2]).next(after: last, "", seed: 1) == last)
  }
}
