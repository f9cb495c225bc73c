import Entities
import Testing

struct AvatarDraftTests {
  private func draft(_ name: String, _ path: String) -> AvatarDraft {
    AvatarDraft(
      name: name, picturePath: path,
      description: AvatarDescription(character: .alien, action: .crying, location: .space))
  }

  @Test(
    arguments: ["Juno", "", "  보현 ", "two\nlines", "one\r\nline", "\\", "\\n", "e\u{301}", "\u{0}"],
    ["", "~/a b.png", "\n"])
  func aStoredDraftIsReadUnchanged(name: String, path: String) throws {
    let read = try #require(AvatarDraft(note: draft(name, path).note))
    #expect(read == draft(name, path))
    #expect(Array(read.name.utf8) == Array(name.utf8) && Array(read.picturePath.utf8) == Array(path.utf8))
  }

  @Test func everyFieldIsStored() throws {
    var full = draft("Juno", "")
    (full.look, full.tagline, full.definition) = (11, "two\nlines \\", .sample)
    #expect(AvatarDraft(note: full.note) == full)
  }

  @Test(arguments: [
    "alien\ncrying\nspace\n\nJuno\nlook 12", "alien\ncrying\nspace\n\nJuno\nname Zed",
    "alien\ncrying\nspace\n\nJuno\nmood happy", "", "alien", "alien\ncrying\nspace\n", "ghost\ncrying\nspace\n\nJuno",
    "alien\ncrying\nspace\n\nJuno\n",
    "alien\ncrying\nspace\n\\x\nJuno", "{}",
  ])
  func anInvalidNoteIsRefused(note: String) {
    #expect(AvatarDraft(note: note) == nil)
  }
}
