import Entities
import Testing

struct IdentifierTests {
  @Test func carriesItsTimeAndVersion() {
    var generator = SystemRandomNumberGenerator()
    let id = Avatar.ID(at: Timestamp(milliseconds: 0x0189_0A5D_AC96), using: &generator)
    #expect(id.description.hasPrefix("01890a5d-ac96-7"))
    #expect(id.low >> 62 == 0b10)
  }

  @Test func readsItsOwnText() {
    for _ in 0..<100 {
      let id = Conversation.ID(at: Timestamp(milliseconds: .random(in: 0...0xFFFF_FFFF_FFFF)))
      #expect(Conversation.ID(id.description) == id)
      #expect(Conversation.ID(id.description.uppercased()) == id)
    }
  }

  @Test(arguments: [
    "", "0", "01890a5dac96774bbcceb302099a8057", "01890a5d-ac96-774b-bcce-b302099a805g",
    "01890a5d-ac96-774b-bcce-b302099a80577",
  ])
  func refusesInvalidTexts(text: String) {
    #expect(Message.ID(text) == nil)
  }

  @Test func sortsByAge() {
    let older = Message.ID(at: Timestamp(milliseconds: 1_000)), newer = Message.ID(at: Timestamp(milliseconds: 1_001))
    #expect(older < newer)
  }

  /// As many of the last digits as are needed.
  @Test func aShortFormIsUniqueAmongTheOthers() throws {
    let ids = [
      "01941f29-7c00-7000-8000-000000000101", "01941f29-7c00-7000-8000-000000000102",
      "01890a5d-ac96-774b-bcce-b10000000102",
    ].compactMap { Avatar.ID($0) }
    #expect(ids.map { $0.shortForm(among: ids) } == ["00000101", "00000000102", "10000000102"])
    for id in ids {
      let short = id.shortForm(among: ids)
      #expect(ids.filter { $0.hasShortForm(short.uppercased()) } == [id])
    }
    #expect(!ids[0].hasShortForm("0000101") && !ids[0].hasShortForm("") && ids[0].shortForm(among: []) == "00000101")
    #expect(!ids[0].hasShortForm(String(repeating: "0", count: 100_000)))
    #expect(!ids[0].hasShortForm("+0000101") && !ids[0].hasShortForm("-0000101") && !ids[0].hasShortForm("００００0101"))
    #expect(ids.filter { $0.hasShortForm("00000102") } == [ids[1], ids[2]])
  }

  /// The digits of both halves count: these differ in the first digit alone.
  @Test func aShortFormCanBeTheWholeIdentifier() {
    let ids = [Avatar.ID(high: 0x0000_0000_0000_0001, low: 7), Avatar.ID(high: 0x1000_0000_0000_0001, low: 7)]
    #expect(ids[0].shortForm(among: ids) == "00000000000000010000000000000007")
    #expect(ids.filter { $0.hasShortForm("00000000000000010000000000000007") } == [ids[0]])
    #expect(ids.filter { $0.hasShortForm("0000000000000010000000000000007") } == ids)
    #expect(ids.filter { $0.hasShortForm("0000000000000007") } == ids)
  }
}
