import Entities
import Testing

/// The names under which messages were said.
struct SpokenNamesTests {
  private func message(_ number: UInt64, at time: Int64, _ role: Message.Role = .user) -> Message {
    Message(
      id: Message.ID(high: 1, low: number), chat: Conversation.ID(high: 2, low: 2), parent: nil, role: role, text: "a",
      created: Timestamp(milliseconds: time))
  }

  @Test func aMessageKeepsTheNameOfItsTime() {
    var names = SpokenNames()
    let before = message(1, at: 10), first = message(2, at: 20), second = message(3, at: 30), third = message(4, at: 40)
    // Of messages before the first entry only the present name is known.
    #expect(names.record(nil, of: first) && names.record("Mina", of: second) && names.record("Bo", of: third))
    #expect([before, first, second, third].map { names.userName(of: $0, now: "Now") } == ["Now", nil, "Mina", "Bo"])
    #expect(names.userNames == ["Mina", "Bo"])
    // The same name needs no further entry.
    #expect(!names.record("Bo", of: message(5, at: 50)) && names.changes.count == 3)
    #expect(names.name(of: message(6, at: 60, .assistant)) == nil)
  }

  @Test func aChatWithoutPersonasNeedsNoEntry() {
    var names = SpokenNames()
    let time: Int64 = 1_000
    names.beginning = Timestamp(milliseconds: time)
    names.record(nil, of: message(1, at: time))
    #expect(names.note == nil)
    names.record("Mina", of: message(2, at: time + 10))
    #expect(names.changes.map(\.name) == ["Mina"])
    #expect(names.userName(of: message(1, at: time), now: "Mina") == nil)
  }

  @Test func aMessageOutOfOrderHasAnEntryOfItsOwn() {
    var names = SpokenNames()
    names.record("Mina", of: message(1, at: 50))
    names.record("Bo", of: message(2, at: 50))
    names.record("Cy", of: message(3, at: 40))
    names.record("Di", of: message(4, at: 60), isNewest: false)
    #expect(names.changes.count == 1 && names.single.count == 3)
    let all = [message(1, at: 50), message(2, at: 50), message(3, at: 40), message(4, at: 60), message(5, at: 70)]
    #expect(all.map { names.name(of: $0) } == ["Mina", "Bo", "Cy", "Di", "Mina"])
  }

  @Test func theyAreStoredAsText() {
    var names = SpokenNames()
    #expect(names.note == nil && SpokenNames(note: "") == names)
    names.record(nil, of: message(1, at: 10))
    names.record("Captain\n Mira", of: message(2, at: 20))
    names.record(otherSpeaker: "\u{301}The  sea", of: message(3, at: 30, .assistant).id)
    let read = SpokenNames(note: names.note ?? "")
    #expect(read == names && read.name(of: message(2, at: 20)) == "Captain Mira")
    #expect(read.otherSpeaker(of: message(3, at: 30, .assistant)) == "\u{301}The sea")
    #expect(SpokenNames(note: "soon Mina\n\n7\n40 Bo").changes.map(\.name) == ["Bo"])
  }

  @Test func aCopyHasTheNamesOfItsMessages() {
    var names = SpokenNames()
    names.record("Mina", of: message(1, at: 10))
    for number in [2, 3] as [UInt64] { names.record(otherSpeaker: "Narrator", of: message(number, at: 20).id) }
    let copy = names.copied { $0 == message(2, at: 20).id ? Message.ID(high: 9, low: 9) : nil }
    #expect(copy.changes == names.changes && copy.single == [Message.ID(high: 9, low: 9): "Narrator"])
  }

  @Test func thereAreNotTooMany() {
    var names = SpokenNames()
    for number in 0..<UInt64(SpokenNames.most + 5) { names.record("\(number)", of: message(number, at: Int64(number))) }
    #expect(names.changes.count == SpokenNames.most)
    let long = String(repeating: "x", count: 500)
    var others = SpokenNames()
    others.record(long, of: message(1, at: 1))
    #expect(others.changes.first?.name.count == SpokenNames.longest)
  }
}
