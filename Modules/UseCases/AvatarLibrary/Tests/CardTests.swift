import CharacterCards
import Entities
import Glibc
import Storage
import Testing

@testable import AvatarLibrary

/// Cards become characters, and characters cards.
@Suite struct CardTests {
  /// A picture of one pixel.
  private static let pixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F, 0x15, 0xC4, 0x89, 0x00, 0x00, 0x00, 0x0D, 0x49,
    0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x64, 0xF8, 0xCF, 0x50, 0x0F, 0x00, 0x03, 0x86, 0x01, 0x80, 0x5A, 0x34, 0x7D,
    0x6B, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private static let mara = """
    {"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Mara","description":"A  cartographer.","personality":"",\
    "scenario":"","first_mes":"Hello, {{user}}.","mes_example":"","creator_notes":"Draws maps.\\nAnd more.","system_prompt":"",\
    "post_history_instructions":"","alternate_greetings":["Again?"],"tags":["maps"],"creator":"ann","character_version":"1.0",\
    "unknown":{"b":1.50,"a":[]},"extensions":{"talkativeness":"0.5"},"character_book":{"entries":[{"keys":["ink"],"content":"Ink \
    is dear.","extensions":{},"enabled":true,"insertion_order":7}],"extensions":{},"x":1}}}
    """

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    var path = Array("/tmp/aichat-cards-XXXXXX".utf8CString)
    let folder = String(cString: try #require(mkdtemp(&path)))
    defer {
      for name in (try? files(in: folder)) ?? [] { unlink(folder + "/" + name) }
      rmdir(folder)
    }
    try await body(folder)
  }

  private func files(in folder: String) throws -> [String] {
    let listing = try #require(opendir(folder))
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    let file = try #require(fopen(path, "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private func text(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private func added(_ result: CardImport?) throws -> Avatar {
    guard case .added(let avatar)? = result?.outcome else {
      Issue.record("not added: \(String(describing: result))")
      throw CancellationError()
    }
    return avatar
  }

  @Test func aCardBecomesACharacterWithAllItsFields() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      try write(Array(Self.mara.utf8), folder + "/mara.json")
      let results = try await library.importCards(at: [folder + "/mara.json"])
      let avatar = try added(results.first)
      #expect(avatar.name == "Mara" && avatar.tagline == "Draws maps.")
      // SillyTavern writes the talkativeness as a text.
      #expect(results.first?.warnings == [])
      let definition = try #require(try await library.character(avatar.id)?.definition)
      #expect(definition.description == "A  cartographer." && definition.greetings == ["Hello, {{user}}.", "Again?"])
      #expect(definition.tags == ["maps"] && definition.talkativeness == 0.5 && definition.creator == "ann")
      #expect(definition.lorebook.contains("Ink is dear."))
      #expect(results.first?.contents.isEmpty == false)
    }
  }

  @Test func `A card without notes is described by its first sentence, never by invented traits`() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let path = folder + "/mara.json"
      func line(notes: String, description: String) async throws -> Avatar {
        let card = Self.mara.replacing(#""Draws maps.\nAnd more.""#, with: "\"\(notes)\"")
          .replacing(#""A  cartographer.""#, with: "\"\(description)\"")
        try write(Array(card.utf8), path)
        return try added(try await library.importCards(at: [path]).first)
      }
      let described = try await line(notes: "", description: "\\n{{char}} maps  the sea. {{user}} sails.")
      #expect(described.summary(in: .english) == "Mara maps the sea.")
      #expect(try await line(notes: "<b>hi</b>", description: "그는 지도를 그린다。또").tagline == "그는 지도를 그린다。")
      #expect(try await line(notes: "1234!!!\\n -- \\n I am <BOT>.  Hi.", description: "").tagline == "I am Mara.")
      let plain = try await line(notes: "", description: "{{user}} sails.")
      #expect(plain.tagline.isEmpty && plain.summary(in: .english) == "An imported character" && plain.traits == nil)
      #expect(try await library.avatars(of: .woman).allSatisfy { $0.author == nil })
      // Choices of the user count, even when they are the same ones.
      var draft = library.draft("Ida")
      draft.description = .unchosen
      let made = try await library.createAvatar(draft)
      #expect(made.traits == .unchosen && made.summary(in: .english) == "A woman who is smiling in the city")
      #expect(try await library.avatars(of: .woman).contains(made))
    }
  }

  @Test(arguments: [("true", true), ("\"true\"", true), ("false", false), ("1", false)])
  func `A favourite of SillyTavern is a favourite here`(mark: String, isFavorite: Bool) async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let card = Self.mara.replacing(#""talkativeness":"#, with: "\"fav\":\(mark),\"talkativeness\":")
      try write(Array(card.utf8), folder + "/mara.json")
      let avatar = try added(try await library.importCards(at: [folder + "/mara.json"]).first)
      #expect(try await library.isFavorite(avatar.id) == isFavorite)
    }
  }

  @Test func withoutAnEditItIsWrittenAsItWasRead() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      try write(Array(Self.mara.utf8), folder + "/mara.json")
      let avatar = try added(
        try await library.importCards(at: [folder + "/mara.json"]).first)
      _ = try await library.exportCard(avatar.id, to: folder + "/out.json", replacing: false)
      #expect(try text(folder + "/out.json") == Self.mara)
      await #expect(throws: CardError.exists) {
        _ = try await library.exportCard(avatar.id, to: folder + "/out.json", replacing: false)
      }
      // An edit changes its field and nothing else.
      var draft = AvatarDraft(try #require(try await library.character(avatar.id)))
      draft.definition.personality = "Calm."
      _ = try await library.changeAvatar(avatar.id, to: draft, picture: .kept)
      _ = try await library.exportCard(avatar.id, to: folder + "/out.json", replacing: true)
      let expected = Self.mara.replacing("\"personality\":\"\"", with: "\"personality\":\"Calm.\"")
      #expect(try text(folder + "/out.json") == expected)
    }
  }

  /// The note is a field, and only its edited parts are written again.
  @Test func theNoteOfACardIsAField() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let (path, out) = (folder + "/mara.json", folder + "/out.json")
      let noted = Self.mara.replacing(
        #""talkativeness":"0.5""#,
        with: #""talkativeness":"0.5","depth_prompt":{"prompt":"Calm.","depth":2000,"role":"user","x":1}"#)
      try write(Array(noted.utf8), path)
      let avatar = try added(try await library.importCards(at: [path]).first)
      var draft = AvatarDraft(try #require(try await library.character(avatar.id)))
      #expect(draft.definition.note == CharacterNote(text: "Calm.", depth: 999, role: .user))
      _ = try await library.exportCard(avatar.id, to: out, replacing: true)
      #expect(try text(out) == noted)
      draft.definition.note = CharacterNote(text: "Wild.", depth: 1, role: .assistant)
      _ = try await library.changeAvatar(avatar.id, to: draft, picture: .kept)
      _ = try await library.exportCard(avatar.id, to: out, replacing: true)
      #expect(
        try text(out).contains(#""depth_prompt":{"prompt":"Wild.","depth":1,"role":"assistant","x":1}"#))
      draft.definition.note.text = ""
      _ = try await library.changeAvatar(avatar.id, to: draft, picture: .kept)
      _ = try await library.exportCard(avatar.id, to: out, replacing: true)
      #expect(try !text(out).contains("depth_prompt"))
    }
  }

  /// What lists show goes with the card. An unedited card is written as it was read, with values of others too.
  @Test func howACharacterIsShownGoesWithItsCard() async throws {
    let library = try await TestRepository()
    let other = try await TestRepository()
    try await withFolder { folder in
      let (path, out) = (folder + "/a.json", folder + "/out.json")
      var draft = library.draft("Inkwell")
      (draft.tagline, draft.look) = ("Reads at night.", 3)
      let avatar = try await library.createAvatar(draft)
      _ = try await library.exportCard(avatar.id, to: path, replacing: false)
      let copy = try added(try await other.importCards(at: [path]).first)
      #expect(copy.tagline == "Reads at night." && copy.look == 3 && copy.traits == avatar.traits)
      _ = try await other.exportCard(copy.id, to: out, replacing: false)
      #expect(try CharacterCard(text: try text(out)).fields == CharacterCard(text: try text(path)).fields)
      let unknown = Self.mara.replacing(
        #""talkativeness":"0.5""#,
        with: #""aichat":{"character":"robot","action":"eating","location":7,"look":99,"tagline":[],"x":1}"#)
      try write(Array(unknown.utf8), path)
      let odd = try added(try await other.importCards(at: [path]).first)
      #expect(odd.traits == nil && odd.look == nil && odd.tagline == "Draws maps.")
      _ = try await other.exportCard(odd.id, to: out, replacing: true)
      #expect(try text(out) == unknown)
    }
  }

  @Test func anAssignedLorebookGoesWithTheCard() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let path = folder + "/a.json"
      let avatar = try await library.make("Inkwell")
      for number in 1...2 as ClosedRange<UInt64> {
        let book = Entities.Lorebook(
          id: Entities.Lorebook.ID(high: 1, low: number), profile: library.user.id, name: "Book \(number)",
          entryCount: 1, created: Timestamp(milliseconds: 1), changed: Timestamp(milliseconds: 1))
        let text = #"{"entries":[{"keys":["ink"],"content":"Dear.","enabled":true,"insertion_order":1}]}"#
        try await library.stores.lorebooks.save(book, text: text)
        try await library.stores.lorebooks.assign(book.id, to: [.character(avatar.id)], of: library.user.id)
        let warnings = try await library.exportCard(avatar.id, to: path, replacing: true)
        let lore = try CharacterCard(text: try self.text(path)).fields.lorebook
        #expect(lore?.entries.map(\.content) == (number == 1 ? ["Dear."] : nil))
        #expect(warnings.map { $0.english.contains("Book 1, Book 2") } == (number == 1 ? [] : [true]))
      }
    }
  }

  @Test func aPictureComesWithItsCard() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let card = try CharacterCard(text: Self.mara)
      try write(
        try CardWriter.bytes(card, as: .png(picture: CardSource(Self.pixel))), folder + "/mara.png")
      let avatar = try added(
        try await library.importCards(at: [folder + "/mara.png"]).first)
      let picture = try #require(avatar.picture)
      #expect(try await library.pictureFile(picture) == Self.pixel)
      _ = try await library.exportCard(avatar.id, to: folder + "/out.png", replacing: false)
      let read = try CardReader.read(try CardSource(path: folder + "/out.png"))
      #expect(read.card.fields.name == "Mara" && read.container == .png)
    }
  }

  @Test func theSameCardIsImportedOnceAndAnotherVersionIsNamed() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let (one, two) = (folder + "/one.json", folder + "/two.json")
      try write(Array(Self.mara.utf8), one)
      try write(Array(Self.mara.replacing("1.0", with: "2.0").utf8), two)
      let first = try await library.importCards(at: [one, one, two])
      let avatar = try added(first.first)
      #expect(first[1].outcome == .known(avatar))
      #expect(first[2].otherVersion?.id == avatar.id)
      _ = try added(first[2])
      let again = try await library.importCards(at: [one, two])
      #expect(again.allSatisfy { if case .known = $0.outcome { true } else { false } })
      #expect(try await library.ownAvatars().count == 2)
    }
  }

  @Test func cardsAreListedInTheOrderOfTheirFiles() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let names = (1...20).map { "Mara \($0)" }
      let paths = try names.map { name in
        let path = "\(folder)/\(name).json"
        try write(Array(Self.mara.replacing("\"Mara\"", with: "\"\(name)\"").utf8), path)
        return path
      }
      _ = try await library.importCards(at: paths)
      // The newest is the first.
      #expect(try await library.ownAvatars().map(\.name) == names.reversed())
    }
  }

  @Test func aPreviewStoresNothingAndARefusedFileSaysWhy() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let (card, other) = (folder + "/mara.json", folder + "/other.json")
      try write(Array(Self.mara.utf8), card)
      try write(Array("{}".utf8), other)
      let results = try await library.importCards(at: [card, other, folder + "/none.json"], isPreview: true)
      _ = try added(results[0])
      for result in results.dropFirst() {
        guard case .refused = result.outcome else {
          Issue.record("\(result)")
          continue
        }
      }
      #expect(try await library.ownAvatars().isEmpty)
    }
  }

  @Test func anImportIsTakenBackButForEditedCharacters() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let paths = (0..<3).map { folder + "/\($0).json" }
      for (number, path) in paths.enumerated() {
        try write(Array(Self.mara.replacing("Mara", with: "Mara \(number)").utf8), path)
      }
      let first = try added(try await library.importCards(at: paths).first)
      var draft = AvatarDraft(try #require(try await library.character(first.id)))
      draft.definition.scenario = "At sea."
      _ = try await library.changeAvatar(first.id, to: draft, picture: .kept)
      #expect(try await library.hasCardImport())
      let (deleted, kept) = try await library.undoCardImport()
      #expect(try await !library.hasCardImport())
      #expect(deleted.map(\.name).sorted() == ["Mara 1", "Mara 2"] && kept.map(\.id) == [first.id])
      #expect(try await library.ownAvatars().map(\.id) == [first.id])
      #expect(try await library.undoCardImport().deleted.isEmpty)
    }
  }

  @Test func aCharacterWithAnotherPictureStaysToo() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      try write(Array(Self.mara.utf8), folder + "/mara.json")
      try write(Self.pixel, folder + "/new.png")
      let avatar = try added(try await library.importCards(at: [folder + "/mara.json"]).first)
      let draft = AvatarDraft(try #require(try await library.character(avatar.id)))
      _ = try await library.changeAvatar(avatar.id, to: draft, picture: .file(folder + "/new.png"))
      #expect(try await library.undoCardImport().kept.map(\.id) == [avatar.id])
    }
  }

  /// A repeated import takes back what it brought, and not the characters of an earlier one. One that adds nothing
  /// leaves the way back as it is.
  @Test func theWayBackCoversOneImport() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let (one, two, refused) = (folder + "/one.json", folder + "/two.json", folder + "/none.json")
      try write(Array(Self.mara.utf8), one)
      try write(Array(Self.mara.replacing("Mara", with: "Nil").utf8), two)
      _ = try await library.importCards(at: [one])
      _ = try await library.importCards(at: [one, two])
      _ = try await library.importCards(at: [refused, one])
      #expect(try await library.undoCardImport().deleted.map(\.name) == ["Nil"])
      #expect(try await library.ownAvatars().map(\.name) == ["Mara"])
    }
  }

  /// More files than fit a step. The first call is cancelled after its first step.
  @Test func aStoppedImportIsContinuedAndTakenBackWhole() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let count = AvatarRepository.importStep + 10
      let paths = (0..<count).map { folder + "/\($0).json" }
      for (number, path) in paths.enumerated() {
        try write(Array(Self.mara.replacing("Mara", with: "Mara \(number)").utf8), path)
      }
      let work = Task {
        try await library.importCards(at: paths, isPreview: false) { _, _ in withUnsafeCurrentTask { $0?.cancel() } }
      }
      #expect(try await work.value.count == AvatarRepository.importStep)
      #expect(try await library.ownAvatars().count == AvatarRepository.importStep)
      #expect(try await library.importCards(at: paths).count == count)
      #expect(try await library.ownAvatars().count == count)
      #expect(try await library.undoCardImport().deleted.count == count)
    }
  }

  @Test func aCharacterOfThisProgramBecomesACard() async throws {
    let library = try await TestRepository()
    try await withFolder { folder in
      let description = AvatarDescription(character: .cat, action: .smiling, location: .park)
      let avatar = try await library.createAvatar(
        AvatarDraft(
          name: "Inkwell", picturePath: "", description: description,
          definition: CharacterDefinition(description: "A cat.", greeting: "Ah.", tags: ["cat"])))
      await #expect(throws: AvatarFailure.noPicture("Inkwell")) {
        _ = try await library.exportCard(avatar.id, to: folder + "/a.png", replacing: false)
      }
      await #expect(throws: AvatarFailure.unknownCard("a.gif")) {
        _ = try await library.exportCard(avatar.id, to: "a.gif", replacing: false)
      }
      _ = try await library.exportCard(avatar.id, to: folder + "/a.charx", replacing: false)
      let fields = try CardReader.read(try CardSource(path: folder + "/a.charx")).card.fields
      #expect(fields.name == "Inkwell" && fields.description == "A cat." && fields.tags == ["cat"])
    }
  }
}

extension AvatarProviding {
  fileprivate func importCards(at paths: [String], isPreview: Bool = false) async throws -> [CardImport] {
    try await importCards(at: paths, isPreview: isPreview) { _, _ in }
  }
}
