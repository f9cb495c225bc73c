import Entities
import Testing

struct ProfileDraftTests {
  @Test(
    arguments: ["Ada", "", "  보현 ", "two\nlines", "one\r\nline", "\\", "\\n", "e\u{301}", "\u{0}"],
    ["", "a@b.org", "~/a b.png", "\n"])
  func aStoredDraftIsReadUnchanged(name: String, other: String) throws {
    let draft = ProfileDraft(name: name, email: other, picturePath: other, color: .mint)
    let read = try #require(ProfileDraft(note: draft.note))
    #expect(read == draft)
    #expect(Array(read.name.utf8) == Array(name.utf8) && Array(read.email.utf8) == Array(other.utf8))
  }

  @Test(arguments: ["", "mint", "mint\nAda\n\n\n", "grey\nAda\n\n", "mint\n\\x\n\n", "{}"])
  func anInvalidNoteIsRefused(note: String) {
    #expect(ProfileDraft(note: note) == nil)
  }
}
