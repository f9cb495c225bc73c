import AccountLifecycle
import AvatarLibrary
import Entities
import FeatureKit
import Foundation
import Lorebooks
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The lorebook of a character is edited from the character's form, and saved with it.
@MainActor struct CharacterLorebookTests {
  /// A card with unknown fields, an unusual order of keys, and numbers in unusual forms.
  private static let card =
    #"{"unknown":[1.0,{"z":null}],"spec":"chara_card_v2","data":{"name":"Mara","tags":["maps"],"first_mes":"Hello.","#
    + #""character_book":{"zeta":{"b":1.50,"a":[]},"entries":[{"mystery":1e2,"content":"Old.","keys":["port"],"id":7,"#
    + #""enabled":true,"extensions":{"own":{"x":1},"depth":4},"insertion_order":1.0,"last":null},{"content":"Other.","#
    + #""enabled":false,"keys":[],"extensions":{},"insertion_order":5}],"extensions":{"e":0.10},"name":""},"#
    + #""description":"A  cartographer.","odd":{"n":-0.0},"modification_date":1,"extensions":{"talkativeness":"0.50"}},"#
    + #""spec_version":"2.0","last":1E5}"#

  @Test(arguments: [2, 3]) func `After an edit of one entry, everything else of the card is exported as it was`(
    version: Int
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "core-lore-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (path, out) = (folder.appending(path: "mara.json"), folder.appending(path: "out.json"))
    let card = Self.card.replacing("v2", with: "v\(version)").replacing("2.0", with: "\(version).0")
    try Data(card.utf8).write(to: path)
    let interactor = DependencyContainer.inMemory().interactor
    _ = try await interactor.ensureProfile()
    _ = try await interactor.importCards(at: [path.path], isPreview: false) { _, _ in }
    let mara = try #require(try await interactor.ownAvatars().first)
    var draft = AvatarDraft(try #require(try await interactor.character(mara.id)))
    let (texts, writer) = AsyncStream.makeStream(of: String.self)
    let book = try await interactor.lorebookRepository.ofCharacter(
      draft.definition.lorebook, of: mara.id, named: mara.name
    ) {
      writer.yield($0)
    }
    let beside = CoreInteractor(interactor, lorebooks: book.repository)
    let old = try await beside.lorebookDetails(book.lorebook.id).entries[0]
    var new = old
    (new.content, new.keys) = ("New.", ["harbour", "port"])
    try await beside.editLorebook(book.lorebook.id, .change(at: 0, from: old, to: new))
    writer.finish()
    for await text in texts { draft.definition.lorebook = text }
    _ = try await interactor.changeAvatar(mara.id, to: draft, picture: .kept)
    _ = try await interactor.exportCard(mara.id, to: out.path, replacing: false)
    // Version 3 has the time of the export too.
    let time = /"modification_date":[0-9]+/
    let written = try String(contentsOf: out, encoding: .utf8).replacing(time, with: #""modification_date":1"#)
    let expected = card.replacing("Old.", with: "New.")
      .replacing(#""keys":["port"]"#, with: #""keys":["harbour","port"]"#)
    #expect(written == expected)
  }

  @Test(arguments: Language.allCases) func `Line by line an entry is written from the page of the character`(
    _ language: Language
  ) async throws {
    let app = try await PlainFixture(language: language)
    await app.completeOnboarding()
    _ = try await app.interactor.ensureProfile()
    let lorebook = #"{"entries":[{"keys":["port"],"content":"It freezes.","enabled":true,"insertion_order":1}]}"#
    let draft = AvatarDraft(
      name: "Mara", picturePath: "",
      description: AvatarDescription(character: .woman, action: .smiling, location: .park),
      definition: CharacterDefinition(lorebook: lorebook))
    let mara = try await app.interactor.createAvatar(draft)
    #expect(app.presenter.open(Link(["character", "\(mara.id)"])))
    #expect(await app.pilot.tells(language("1 entry", "항목 1개")), "\(app.pilot.transcript)")
    try await app.choose(
      language("1 entry", "항목 1개"), until: language("The character's lorebook", "캐릭터의 로어북"))
    try await app.choose(language("New entry", "새 항목"), until: language("Save", "저장"))
    try await app.choose(
      language("Only you see this name", "나만 보는 이름"), until: language("Only you see this name", "나만 보는 이름"))
    await app.pilot.enter(language("Harbour", "항구"))
    try await app.choose(language("Text for the model", "모델에 보낼 글"), until: language("Text", "글"))
    await app.pilot.enter("It is deep.")
    try await app.choose(language("Save", "저장"), until: language("2 entries", "항목 2개"))
    // The form is behind the lorebook.
    await app.pilot.enter("b")
    #expect(await app.pilot.tells(language("Lorebook: 2 entries", "로어북: 항목 2개")), "\(app.pilot.answer)")
    #expect(try await app.interactor.character(mara.id)?.definition.lorebook == lorebook)
    try await app.choose(language("Save", "저장"), until: language("2 entries", "항목 2개"))
    let stored = try #require(try await app.interactor.character(mara.id)).definition.lorebook
    #expect(
      try await app.interactor.lorebookEntries(in: stored).map(\.name) == ["", language("Harbour", "항구")])
    app.pilot.stop()
  }

  @Test func `An entry is added, saved with the character, and taken back by its history`() async throws {
    let app = try await AppFixture.make(rows: 140)
    await app.completeOnboarding()
    await app.pilot.press(AppFixture.key("Profile"), .character("n"))
    #expect(await app.pilot.shows("Name your character"))
    await app.pilot.type("Mara")
    await app.pilot.press(.control("s"))
    #expect(await app.pilot.hides("[ Save ]"), "\(app.pilot.screen)")
    let avatar = try #require(try await app.interactor.ownAvatars().first)

    #expect(await app.pilot.focus(on: "Mara"), "\(app.pilot.screen)")
    await app.pilot.press(.character("e"))
    #expect(await app.pilot.shows("More fields"), "\(app.pilot.screen)")
    await app.pilot.click(on: "More fields")
    #expect(await app.pilot.shows("Add a lorebook"), "\(app.pilot.screen)")
    await app.pilot.click(on: "Add a lorebook")
    #expect(await app.pilot.shows("The character's lorebook"), "\(app.pilot.screen)")
    await app.pilot.press(.character("n"))
    #expect(await app.pilot.shows("An entry without words"), "\(app.pilot.screen)")
    await app.pilot.type("Harbour")
    await app.pilot.press(.tab)
    await app.pilot.type("port")
    await app.pilot.press(.control("s"))
    #expect(await app.pilot.shows("1 entry"), "\(app.pilot.screen)")
    // Nothing is stored before the form is saved, and the user's lorebooks are others.
    #expect(try await app.interactor.character(avatar.id)?.definition.lorebook == "")
    #expect(try await app.interactor.lorebooks().isEmpty)
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("Lorebook: 1 entry"), "\(app.pilot.screen)")
    await app.pilot.press(.control("s"))
    #expect(await app.pilot.hides("Lorebook: 1 entry"))
    let text = try #require(try await app.interactor.character(avatar.id)).definition.lorebook
    #expect(try await app.interactor.lorebookEntries(in: text).map(\.keys) == [["port"]])
    let edit = try #require(try await app.interactor.avatarEdits(of: avatar.id, limit: 1).first)
    #expect(edit.earlier == [.lorebook: ""])
    _ = try await app.interactor.restoreAvatar(avatar.id, before: edit.id)
    #expect(try await app.interactor.character(avatar.id)?.definition.lorebook == "")
    app.pilot.stop()
  }
}
