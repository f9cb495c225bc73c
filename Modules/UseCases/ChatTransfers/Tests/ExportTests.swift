import ChatFiles
import Entities
import Foundation
import Storage
import Testing

@testable import ChatTransfers

/// Chats go to files and folders.
@Suite struct ExportTests {
  private func withChats(_ titles: [String?], _ body: (Desk, [Conversation.ID]) async throws -> Void) async throws {
    try await Desk.inMemory { desk in
      let avatar = Avatar(
        id: Avatar.ID(high: 3, low: 3), name: "Mara", character: .cat, action: .eating, location: .mall,
        author: desk.user.id, created: Desk.time)
      try await desk.stores.avatars.save(avatar)
      var ids: [Conversation.ID] = []
      for (place, title) in titles.enumerated() {
        let chat = Conversation(
          id: Conversation.ID(high: 5, low: UInt64(place)), profile: desk.user.id, avatar: avatar.id, title: title,
          created: Desk.time, updated: Desk.time)
        try await desk.stores.chats.create(chat)
        var parent: Message.ID?
        for (number, text) in ["Ahoy \(place).", "Hm.", "Sail \(place)."].enumerated() {
          let message = Message(
            id: Message.ID(high: 6, low: UInt64(place * 10 + number)), chat: chat.id, parent: parent,
            role: number == 1 ? .user : .assistant, text: text, created: Desk.time)
          try await desk.stores.chats.append(message)
          parent = message.id
        }
        ids.append(chat.id)
      }
      try await body(desk, ids)
    }
  }

  @Test func theEndingChoosesTheFormatAndAFileIsReplacedOnlyOnRequest() async throws {
    try await withChats(["Storm"]) { desk, ids in
      #expect(try await desk.export(ids, to: "a.html").format == .html)
      #expect(try desk.text("a.html").contains("<h1 dir=\"auto\">Storm</h1>"))
      #expect(try await desk.export(ids, to: "a.md").messages == 3)
      let text = try desk.text("a.md")
      #expect(text.contains("### Mara") && text.contains("### Jiu"))
      await #expect(throws: ChatFileFailure.exists(desk.path("a.md"))) { try await desk.export(ids, to: "a.md") }
      let persona = Persona(
        id: Persona.ID(high: 4, low: 4), profile: desk.user.id, name: "Captain", created: Desk.time)
      try await desk.stores.personas.save(persona, with: nil)
      try await desk.stores.personas.bind(persona.id, in: .chat(ids[0]), of: desk.user.id)
      #expect(try await desk.export(ids, to: "a.md", replacing: true).chats == 1)
      #expect(try desk.text("a.md").contains("### Captain"))
      await #expect(throws: ChatTransferFailure.unknownEnding(desk.path("a.txt"))) {
        try await desk.export(ids, to: "a.txt")
      }
      #expect(ErrorCause(of: ChatTransferFailure.unknownEnding("a.txt")) == .usage)
      let other = Conversation.ID(high: 1, low: 1)
      await #expect(throws: ChatTransferFailure.missing(other)) { try await desk.export([other], to: "b.md") }
      #expect(!FileManager.default.fileExists(atPath: desk.path("b.md")))
    }
  }

  @Test func messagesOfOtherBranchesAreCounted() async throws {
    try await withChats(["Storm <1>", nil]) { desk, ids in
      let shown = try await desk.shown(ids[0])
      // Another reply to the question is a swipe of the shown one; what follows another greeting is not.
      for (number, parent) in [(8, shown[1].id), (9, nil)] as [(UInt64, Message.ID?)] {
        try await desk.stores.chats.append(
          Message(
            id: Message.ID(high: 6, low: number), chat: ids[0], parent: parent, role: .assistant, text: "Other",
            created: Desk.time))
      }
      try await desk.stores.chats.append(
        Message(
          id: Message.ID(high: 6, low: 7), chat: ids[0], parent: Message.ID(high: 6, low: 9), role: .user, text: "No",
          created: Desk.time))
      try await desk.stores.chats.show(pathTo: shown[2].id, in: ids[0])
      #expect(try await desk.export([ids[0]], to: "a.html").leftOut == 3)
      #expect(try await desk.export([ids[0]], to: "a.jsonl", as: .sillyTavern).leftOut == 1)
      #expect(try await desk.export(nil, to: "all.md").leftOut == 3)
      #expect(try await desk.export(nil, to: "all.jsonl").leftOut == 0)
      #expect(try desk.text("a.html").contains("<title>Storm &lt;1&gt;</title>"))
      try await desk.export(nil, to: "all.html")
      #expect(try desk.text("all.html").contains("<title>Chats</title>"))
    }
  }

  @Test func allChatsFitOneFileOrAFolder() async throws {
    try await withChats(["a/b: “..”", "A B “..”", nil, "../"]) { desk, _ in
      #expect(try await desk.export(nil, to: "all.jsonl").chats == 4)
      #expect(try desk.text("all.jsonl").contains("Sail 3."))
      let folder = try await desk.export(nil, to: "st", as: .sillyTavern)
      #expect(
        folder.files
          == [
            "a b “..”", "A B “..” (2)", "Mara - 2026-11-18@11h06m40s", "Mara - 2026-11-18@11h06m40s (2)",
          ].map { desk.path("st/chats/Mara/\($0).jsonl") })
      await #expect(throws: ChatTransferFailure.needsFolder(desk.path("all.jsonl"))) {
        try await desk.export(nil, to: "all.jsonl", as: .sillyTavern)
      }
      #expect(try await desk.export(nil, to: "pages/", as: .html).files.count == 4)
    }
  }
}
