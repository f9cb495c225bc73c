import Entities
import Testing

struct FormDraftTests {
  @Test(arguments: ["", "Ada", "  two\nlines ", "one\r\nline", "\\n", "\u{0}", "보현"])
  func aStoredDraftIsReadUnchanged(text: String) throws {
    let draft = FormDraft(["name": text, "content": "a b"])
    let read = try #require(FormDraft(note: draft.note))
    #expect(read == draft)
    #expect(Array((read["name"] ?? "-").utf8) == Array(text.utf8))
  }

  @Test(arguments: ["", "name", "name \\x", "name a\n"])
  func anInvalidNoteIsRefused(note: String) {
    #expect(FormDraft(note: note) == nil)
  }

  @Test func everyFormHasAnotherName() {
    let (persona, book) = (Persona.ID(high: 1, low: 2), Lorebook.ID(high: 1, low: 2))
    let forms: [FormDraft.Form] = [
      .persona(nil), .persona(persona), .lorebook(nil), .lorebook(book), .entry(book, place: nil),
      .entry(book, place: 0), .entry(book, place: 1), .template(nil), .template("a"),
    ]
    #expect(Set(forms.map(\.name)).count == forms.count)
  }
}
