import Entities
import Testing

@Suite struct GroupChatTests {
  private static let (ada, bo) = (Avatar.ID(high: 1, low: 1), Avatar.ID(high: 1, low: 2))

  @Test func aNoteGivesTheSameGroup() {
    let group = GroupChat(
      [
        GroupChat.Member(Self.ada), GroupChat.Member(Self.bo, .muted),
        GroupChat.Member(Avatar.ID(high: 1, low: 3), .left),
      ],
      order: .manual, cards: .merged)
    #expect(GroupChat(note: group.note) == group)
    #expect(group.present.map(\.id) == [Self.ada, Self.bo])
  }

  @Test(arguments: [
    "", "natural", "natural swapped", "wild swapped\n\(ada) speaks", "natural swapped\nx speaks", "\n\n",
  ])
  func anInvalidNoteIsNone(note: String) {
    #expect(GroupChat(note: note) == nil)
  }

  @Test func aGroupWaitsForACallWhereNoMemberAnswers() {
    var group = GroupChat([GroupChat.Member(Self.ada), GroupChat.Member(Self.bo)])
    #expect(!group.answersWhenCalled)
    group.set(.muted, of: Self.ada)
    #expect(!group.answersWhenCalled)
    group.set(.left, of: Self.bo)
    #expect(group.answersWhenCalled)
    #expect(GroupChat([GroupChat.Member(Self.ada)], order: .manual).answersWhenCalled)
  }

  @Test func aMemberIsThereOnceAndCanComeBack() {
    var group = GroupChat([Self.ada, Self.bo, Self.ada].map { GroupChat.Member($0) })
    #expect(group.members.map(\.id) == [Self.ada, Self.bo])
    group.add(Self.ada)
    group.set(.left, of: Self.ada)
    #expect(group.present.map(\.id) == [Self.bo])
    group.add(Self.ada)
    #expect(group.present.map(\.id) == [Self.bo, Self.ada])
    let crowd = GroupChat((0..<99).map { GroupChat.Member(Avatar.ID(high: 2, low: $0)) })
    #expect(GroupChat(note: crowd.note)?.members.count == GroupChat.mostMembers)
    #expect(GroupChat(note: "natural swapped\n\(Self.ada) speaks\nx y\n\(Self.bo) gone")?.members.count == 1)
  }

  @Test(arguments: [
    (["Ada"], "Ada"), (["Ada", "보"], "Ada, 보"), ([], ""),
    (Array(repeating: String(repeating: "a", count: 12), count: 5), "aaaaaaaaaaaa, aaaaaaaaaaaa, aaaaaaaaaaaa, …"),
    ([String(repeating: "b", count: 61)], String(repeating: "b", count: 60) + ", …"),
  ])
  func theTitleHasTheNamesOfTheMembers(names: [String], title: String) {
    let avatars = names.enumerated().map { number, name in
      Avatar(
        id: Avatar.ID(high: 1, low: UInt64(number)), name: name, character: .alien, action: .smiling, location: .park,
        created: Timestamp(milliseconds: 1))
    }
    let former = Avatar(
      id: Avatar.ID(high: 2, low: 1), name: "Rex", character: .dog, action: .smiling, location: .park,
      created: Timestamp(milliseconds: 1))
    let group = GroupChat([GroupChat.Member(former.id, .left)] + avatars.map { GroupChat.Member($0.id) })
    #expect(GroupRoster(group, avatars + [former]).title == title)
  }
}
