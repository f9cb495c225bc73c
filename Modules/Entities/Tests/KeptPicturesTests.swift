import Entities
import Testing

@Suite struct KeptPicturesTests {
  private static let message = Message.ID(high: 1, low: 2)

  @Test func aNoteIsReadAsItWasWritten() {
    let pictures = ["a.png", "my cat \\n.jpg", "two\nlines", "", "\u{301}.png"].enumerated().map { number, name in
      KeptPictures.Picture(id: KeptPictures.Picture.ID(high: 3, low: UInt64(number)), size: number + 1, name: name)
    }
    let kept = KeptPictures(of: Self.message, pictures)
    #expect(KeptPictures(note: kept.note) == kept)
  }

  @Test func anInvalidNoteIsNone() {
    let line = "\(KeptPictures.Picture.ID(high: 3, low: 4)) 9 a.png"
    #expect(KeptPictures(note: "\(Self.message)\n\(line)")?.pictures.count == 1)
    let many = [String](repeating: line, count: KeptPictures.most + 1).joined(separator: "\n")
    for rest in [many, "x", "../../key 9 a.png", line.replacing(" 9 ", with: " -9 "), line + "\\x"] {
      #expect(KeptPictures(note: "\(Self.message)\n\(rest)") == nil, "\(rest)")
    }
    #expect(KeptPictures(note: "") == nil && KeptPictures(note: line) == nil)
  }
}
