import Catalogue
import Entities
import Glibc
import Storage
import Testing

@testable import AvatarLibrary

/// The library: what it lists, marks, tags, texts, and exports to a folder.
@Suite struct LibraryTests {
  private func make(
    _ name: String, _ definition: CharacterDefinition, in repository: TestRepository
  ) async throws -> Avatar {
    try await repository.createAvatar(repository.draft(name, definition: definition))
  }

  @Test func `An entry has what lists filter and sort by`() async throws {
    let library = try await TestRepository()
    let own = try await make("Mara", CharacterDefinition(tags: ["maps"]), in: library)
    let builtIn = library.builtIn.all[3]
    try await library.chat(with: own.id, at: Timestamp(milliseconds: 20))
    try await library.chat(with: own.id, at: Timestamp(milliseconds: 10))
    try await library.setFavorite(true, builtIn.id)
    let entries = try await library.libraryEntries()
    #expect(entries.map(\.avatar) == library.builtIn.all + [own])
    #expect(entries.last == LibraryEntry(own, tags: ["maps"], chats: 2, lastChat: Timestamp(milliseconds: 20)))
    #expect(entries.filter(\.isFavorite).map(\.id) == [builtIn.id])
    #expect(entries[3].otherNames.count == 1 && entries[3].otherNames != [builtIn.name])
    #expect(try await library.isFavorite(builtIn.id))
    try await library.setFavorite(false, builtIn.id)
    #expect(try await !library.isFavorite(builtIn.id))
    // Without a profile there are only the built-in ones, and nothing can be marked.
    let stranger = try await TestRepository(signedIn: false)
    #expect(try await stranger.libraryEntries().map(\.avatar) == stranger.builtIn.all)
    await #expect(throws: AvatarFailure.noProfile) { try await stranger.setFavorite(true, builtIn.id) }
  }

  @Test func `A word is found in the texts, but not in the form of a lorebook`() async throws {
    let library = try await TestRepository()
    let lore = #"{"entries":[{"keys":["Quill"],"content":"Ink is dear.","extensions":{},"enabled":true}]}"#
    let own = try await make(
      "Mara", CharacterDefinition(description: "Draws maps.", alternateGreetings: ["Gut."], lorebook: lore), in: library
    )
    func found(_ text: String) async throws -> CharacterField? {
      try await library.fields(with: LetterPattern(text), of: [own.id])[own.id]
    }
    #expect(try await found("MAPS") == .description)
    #expect(try await found("gut") == .alternateGreetings)
    #expect(try await found("dear") == .lorebook)
    #expect(try await found("quill") == .lorebook)
    for text in ["enabled", "content", "nothing", ""] { #expect(try await found(text) == nil, "\(text)") }
    let builtIn = try #require(library.builtIn.all.last)
    let word = try #require(library.builtIn.definition(of: builtIn.id)?.personality.split(separator: " ").first)
    let ids = [builtIn.id, own.id]
    #expect(try await Set(library.fields(with: LetterPattern(String(word)), of: ids).keys).contains(builtIn.id))
  }

  @Test func `A word of an assigned lorebook finds its characters`() async throws {
    let library = try await TestRepository()
    let (mara, ida) = (try await library.make("Mara"), try await library.make("Ida"))
    let builtIn = try #require(library.builtIn.all.last)
    let book = Lorebook(
      id: Lorebook.ID(high: 5, low: 1), profile: library.user.id, name: "Sea", created: Timestamp(milliseconds: 1))
    try await library.stores.lorebooks.save(
      book, text: #"{"entries":[{"keys":["Quill"],"content":"Ink is dear.","extensions":{},"enabled":true}]}"#)
    let places: Set<ChatScope> = [.character(mara.id), .character(builtIn.id)]
    try await library.stores.lorebooks.assign(book.id, to: places, of: library.user.id)
    func found(_ text: String) async throws -> [Avatar.ID: CharacterField] {
      try await library.fields(with: LetterPattern(text), of: [mara.id, ida.id, builtIn.id])
    }
    #expect(try await found("quill") == [mara.id: .lorebook, builtIn.id: .lorebook])
    #expect(try await found("extensions").isEmpty)
    // A character that the search does not ask for is not told.
    #expect(try await library.fields(with: LetterPattern("dear"), of: [ida.id]).isEmpty)
  }

  @Test func `Tags are added and removed once, by one edit`() async throws {
    let library = try await TestRepository()
    let own = try await make("Mara", CharacterDefinition(tags: ["maps"]), in: library)
    #expect(try await library.setTags(["calm", "sea", "Calm"], true, of: own.id))
    #expect(try await !library.setTags(["Calm"], true, of: own.id))
    #expect(try await library.character(own.id)?.definition.tags == ["maps", "calm", "sea"])
    #expect(try await library.setTags(["MAPS", "sea"], false, of: own.id))
    #expect(try await library.character(own.id)?.definition.tags == ["calm"])
    #expect(try await library.avatarEdits(of: own.id, limit: 9).count == 2)
    let builtIn = library.builtIn.all[1].id
    await #expect(throws: AvatarFailure.notOwn(builtIn)) { try await library.setTags(["x"], true, of: builtIn) }
  }

  @Test func `A folder gets a file for each, and none is replaced`() async throws {
    let library = try await TestRepository()
    var path = Array("/tmp/aichat-cards-XXXXXX".utf8CString)
    let top = String(cString: try #require(mkdtemp(&path)))
    let folder = top + "/cards"
    let one = try await make("../Mara", CharacterDefinition(), in: library)
    let files = [
      try await library.exportCard(one.id, toFolder: folder), try await library.exportCard(one.id, toFolder: folder),
    ]
    defer {
      for file in files { unlink(file) }
      rmdir(folder)
      rmdir(top)
    }
    #expect(files == [folder + "/_Mara.json", folder + "/_Mara 2.json"])
    #expect(files.allSatisfy { access($0, F_OK) == 0 })
  }
}
