import Entities
import Testing

struct IdentifierTests {
  @Test func carriesItsTimeAndVersion() {
    var generator = SystemRandomNumberGenerator()
    let id = Avatar.ID(at: Timestamp(milliseconds: 0x0189_0A5D_AC96), using: &generator)
    #expect(id.description.hasPrefix("01890a5d-ac96-7"))
    #expect(id.low >> 62 == 0b10)
  }

  @Test func readsWhatItWrites() {
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
  func refusesWhatIsNone(text: String) {
    #expect(Message.ID(text) == nil)
  }

  @Test func sortsByAge() {
    let older = Message.ID(at: Timestamp(milliseconds: 1_000)), newer = Message.ID(at: Timestamp(milliseconds: 1_001))
    #expect(older < newer)
  }
}
