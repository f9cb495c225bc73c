import AccountLifecycle
import AvatarLibrary
import ChatTransfers
import Conversations
import Entities
import Foundation
import Lorebooks
import Personas
import Testing

@testable import Core

/// A whole folder of SillyTavern is imported: each use case imports its part.
@MainActor struct FolderImportTests {
  private func write(_ text: String, _ folder: URL, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `Characters, lorebooks, personas and chats are linked, and go together`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "core-folder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Zed of Stars","description":"A pilot.","extensions":{"world":"Stars"}}}"#,
      folder, "characters/Zed.json")
    try write(#"{"entries":{"0":{"uid":0,"key":["comet"],"content":"It returns."}}}"#, folder, "worlds/Stars.json")
    try write(
      #"{"power_user":{"personas":{"me.png":"지우"},"persona_descriptions":{"me.png":{"description":"A reader"}},"default_persona":"me.png"}}"#,
      folder, "settings.json")
    try write(
      #"{"user_name":"unused","character_name":"unused","create_date":"2023-11-14T22:13:20Z","chat_metadata":{}}"#
        + "\n"
        + #"{"name":"Zed","is_user":false,"send_date":1700000000000,"mes":"Look up."}"#,
      folder, "chats/Zed/First.jsonl")
    let interactor = DependencyContainer.inMemory().interactor
    let preview = try await interactor.importChats(at: [folder.path], isPreview: true) { _ in }
    #expect(preview.first?.items.map(\.name) == ["Stars", "Zed of Stars", "지우"])
    #expect(preview.last?.chats.map(\.character) == ["Zed of Stars"])
    _ = try await interactor.ensureProfile()
    let results = try await interactor.importChats(at: [folder.path], isPreview: false) { _ in }
    #expect(results.first?.items.allSatisfy { $0.outcome == .added && $0.warnings.isEmpty } == true)
    let zed = try #require(try await interactor.ownAvatars().first)
    let chat = try #require(try await interactor.latestConversation(with: zed.id))
    #expect(zed.name == "Zed of Stars" && results.last?.chats.first?.id == chat.id)
    #expect(try await interactor.lorebookAssignments().map(\.scope) == [.character(zed.id)])
    #expect(try await interactor.personaInUse(in: chat.id, with: zed.id)?.persona.name == "지우")
    let undo = try await interactor.undoChatImport()
    #expect(undo.deleted.count == 1 && undo.characters == 1 && undo.lorebooks == 1 && undo.personas == 1)
    #expect(try await interactor.lorebooks().isEmpty)
    #expect(try await interactor.personas().isEmpty)
    #expect(try await interactor.ownAvatars().isEmpty)
  }
}
