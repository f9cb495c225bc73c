import Entities
import JSON
import Testing

@testable import CharacterCards

@Suite struct WriterTests {
  private static let picture = Picture(seed: 5)

  private func newCard() -> CharacterCard {
    var fields = CardFields()
    (fields.name, fields.firstMessage) = ("Mara", "Oh.")
    return CharacterCard(fields)
  }

  /// A picture gets both cards in front of its end; cards that it had are gone.
  @Test func aPictureGetsBothCards() throws {
    let old = Self.picture.adding("Chara", text: [65]).adding("zTXt", Array("ccv3\0\0".utf8))
    let file = try CardWriter.bytes(newCard(), as: .png(picture: CardSource(old.file)))
    let chunks = Picture.chunks(of: file)
    #expect(chunks.map(\.type) == Self.picture.chunks.map(\.type).dropLast() + ["tEXt", "tEXt", "IEND"])
    #expect(Picture.text("chara", of: file) != nil && Picture.text("ccv3", of: file) != nil)
    let read = try CardReader.read(CardSource(file))
    #expect(read.card.version == .three && read.card.fields.name == "Mara" && read.warnings.isEmpty)
    #expect(try read.picture() == Self.picture.file)
  }

  @Test func theOlderCopySaysWhatItIs() throws {
    var card = newCard()
    card.fields.creatorNotes = "Notes."
    card.fields.nickname = "M"
    card.fields.lorebook = Lorebook()
    card.fields.lorebook?.entries = [LoreEntry(keys: ["a"], content: "@@depth 1\nText.")]
    let file = try CardWriter.bytes(card, as: .png(picture: CardSource(Self.picture.file)))
    let text = try #require(
      Picture.text("chara", of: file).flatMap { Base64.decoded(String(decoding: $0, as: UTF8.self)) })
    let older = try CharacterCard(text: String(decoding: text, as: UTF8.self))
    #expect(older.version == .two && older.fields.nickname == nil)
    #expect(
      older.fields.creatorNotes.hasSuffix("\n\nNotes.") && older.fields.creatorNotes.hasPrefix("This is a version 2"))
    #expect(older.fields.lorebook?.entries.first?.content == "Text.")
    let pure = try CardWriter.bytes(card, as: .json(.two))
    #expect(try CharacterCard(text: String(decoding: pure, as: UTF8.self)).fields.creatorNotes == "Notes.")
  }

  @Test func anArchiveGetsThePictureAsIcon() throws {
    let file = try CardWriter.bytes(newCard(), as: .charx(picture: CardSource(Self.picture.file)))
    let read = try CardReader.read(CardSource(file))
    #expect(read.container == .charx && read.warnings.isEmpty)
    #expect(try read.picture() == Self.picture.file)
  }

  @Test func whatIsLeftOutIsSaid() throws {
    var card = newCard()
    card.fields.assets = [CardAsset(type: "emotion", name: "happy", uri: "embeded://a.png", ext: "png")]
    let formats: [CardFormat] = [.json(), .png(picture: CardSource(Self.picture.file)), .charx()]
    for format in formats {
      #expect(try CardWriter.write(card, as: format) { _ in } == [CardWarning(kind: .leftOutAssets, count: 1)])
    }
    let original = Archive([("card.json", Hostile.card()), ("a.png", [1])])
    #expect(try CardWriter.write(card, as: .charx(original: CardSource(original.bytes))) { _ in } == [])
  }

  /// RisuAI's chunks with assets are found, with and without the colon.
  @Test(arguments: ["chara-ext-asset_:1", "chara-ext-asset_1"]) func assetsInChunksAreFound(keyword: String) throws {
    let assets: JSONValue = [["type": "icon", "name": "main", "uri": "__asset:1", "ext": "png"]]
    let card = Base64.encoded(Hostile.card(["assets": assets]))
    let picture = Self.picture.adding(keyword, text: Array(Base64.encoded([1, 2, 3]).utf8))
    let read = try CardReader.read(CardSource(picture.adding("ccv3", text: Array(card.utf8)).file))
    #expect(try read.picture() == [1, 2, 3])
    #expect(read.warnings.isEmpty)
    let file = try CardWriter.write(read.card, as: .png(picture: CardSource(picture.file))) { _ in }
    #expect(file.isEmpty)
  }

  @Test func aPictureInlineIsRead() throws {
    func picture(_ uri: String) throws -> [UInt8]? {
      let assets: JSONValue = [["type": "icon", "name": "main", "uri": .string(uri), "ext": "png"]]
      return try CardReader.read(CardSource(Hostile.card(["assets": assets]))).picture(atMost: 10)
    }
    #expect(try picture("data:image/png;base64,AQID") == [1, 2, 3])
    for other in [
      "data:,x", "data:image/png;base64", "https://example.invalid", "file:///etc/passwd", "ccdefault:", "",
    ] {
      #expect(try picture(other) == nil, "\(other)")
    }
    #expect(throws: CardError.tooLarge(.asset, limit: 10)) {
      try picture("data:image/png;base64,\(String(repeating: "A", count: 40))")
    }
  }

  @Test func aBrokenPictureIsRefused() {
    for bytes in [[], [1, 2, 3], PNGChunks.signature, Array(Self.picture.file.dropLast(12))] as [[UInt8]] {
      #expect(throws: CardError.damaged(.picture)) {
        try CardWriter.bytes(newCard(), as: .png(picture: CardSource(bytes)))
      }
    }
  }

  @Test func thePreviewCounts() throws {
    let card = try #require(Corpus.all.cards.first { $0.description.hasPrefix("v2SillyTavern: as") })
    let preview = try CardReader.read(CardSource(Array(card.value.text().utf8))).preview
    #expect(preview.name == "Mara" && preview.greetings == 3 && preview.scripts == 1)
    #expect(preview.hasSystemPrompt && preview.hasPostHistoryInstructions && preview.hasNote)
    #expect([preview.loreEntries, preview.constantEntries, preview.patternEntries] == [1, 0, 1])
    #expect(preview.contents.map(\.english).contains("Scripts: 1, kept and never run") && preview.contents.count == 5)
  }
}
