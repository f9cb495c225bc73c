import AvatarLibrary
import Configuration
import Conversations
import Entities
import Navigation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The palette of commands through the whole app.
@MainActor struct CommandPaletteTests {
  private func open(
    _ features: [CoreFeature] = AppFixture.all, columns: Int = 120, rows: Int = 36,
    language: TerminalUI.Language = .english
  ) async throws -> AppFixture {
    let app = try await AppFixture.make(features, language: language, columns: columns, rows: rows)
    await app.completeOnboarding(in: language)
    #expect(await app.pilot.waits { app.isIdle })
    return app
  }

  /// Opens the palette, types letters, and waits until a title is the selected one.
  private func find(_ letters: String, _ title: String, _ app: AppFixture) async {
    await app.pilot.press(.control("p"))
    await app.pilot.type(letters)
    let isFirst = await app.pilot.waits { app.pilot.markedText.contains { $0.contains(title) } }
    #expect(isFirst, "\(title) is not selected:\n\(app.pilot.screen)")
  }

  @Test func `A setting opens in front of the present chat`() async throws {
    let app = try await open()
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Say something"))
    await app.pilot.type("not sent yet")
    await find("theme", "Theme", app)
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("as the terminal"))
    await app.pilot.press(.escape, .escape)
    #expect(await app.pilot.shows("not sent yet"))
    app.pilot.stop()
  }

  @Test func `A key of the screen does what a press does`() async throws {
    let app = try await open()
    _ = try await app.interactor.createAvatar(
      AvatarDraft(
        name: "Mango", picturePath: "",
        description: AvatarDescription(character: .cat, action: .relaxing, location: .space)))
    await app.pilot.press(.character("3"))
    #expect(await app.pilot.shows("Mango"))
    await find("delete", "Delete", app)
    #expect(app.pilot.lines.contains { $0.contains("▌  Delete") && $0.contains(" d") }, "\(app.pilot.screen)")
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("[ Cancel ]"))
    // A question comes before any command.
    #expect(!app.pilot.screen.contains("^P"))
    await app.pilot.press(.control("p"))
    #expect(!app.pilot.screen.contains("found"))
    await app.pilot.press(.escape)
    app.pilot.stop()
  }

  @Test func `Chats and characters are found by a few letters`() async throws {
    let app = try await open()
    let looks = AvatarDescription(character: .cat, action: .relaxing, location: .space)
    _ = try await app.interactor.createAvatar(AvatarDraft(name: "Mango", picturePath: "", description: looks))
    let avatars = try await app.interactor.allAvatars()
    let juno = try #require(avatars.first { $0.name == "Juno" })
    let greenhouse = try await app.interactor.startConversation(with: juno.id)
    try await app.interactor.renameConversation(greenhouse.id, to: "Greenhouse talks")
    let other = try await app.interactor.startConversation(with: juno.id)
    try await app.interactor.renameConversation(other.id, to: nil)
    await find("greenh", "Greenhouse talks", app)
    #expect(app.pilot.lines.contains { $0.contains("Greenhouse talks") && $0.contains("Juno") })
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.presenter.place?.navigationState.top.link?.text == "chat/\(greenhouse.id)" })
    await find("mang", "Mango", app)
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("Mango"))
    #expect(await app.pilot.waits { app.presenter.place?.navigationState.top.link?.path.first == "avatar" })
    // The name of a built-in character, which is not in the store, finds both of its chats.
    await app.pilot.press(.control("p"))
    await app.pilot.type("jun")
    #expect(await app.pilot.waits { app.pilot.lines.count { $0.contains("  Juno  ") } > 1 }, "\(app.pilot.screen)")
    app.pilot.stop()
  }

  @Test func `Korean letters find settings and characters`() async throws {
    let app = try await open(columns: 80, rows: 24, language: .korean)
    await find("ㅌㅁ", "테마", app)
    await app.pilot.press(.control("u"))
    await app.pilot.type("ㅇ노")
    #expect(await app.pilot.waits { app.pilot.markedText.contains { $0.contains("유노") } }, "\(app.pilot.screen)")
    await app.pilot.press(.control("u"))
    // By its name in another language.
    await app.pilot.type("juno")
    #expect(await app.pilot.waits { app.pilot.markedText.contains { $0.contains("유노") } }, "\(app.pilot.screen)")
    app.pilot.stop()
  }

  @Test func `A tab is a place to go to, but not from a sheet`() async throws {
    let app = try await open()
    await find("theme", "Theme", app)
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("as the terminal"))
    await app.pilot.press(.control("p"))
    await app.pilot.type("profile")
    await app.pilot.settle()
    #expect(!app.pilot.markedText.contains { $0.hasPrefix("Profile") }, "\(app.pilot.screen)")
    await app.pilot.press(.escape)
    await app.pilot.click(on: "[ Close ]")
    #expect(await app.pilot.hides("as the terminal"))
    await find("profile", "Profile", app)
    await app.pilot.press(.enter)
    #expect(await app.pilot.waits { app.presenter.place?.navigationState.tab.id == "profile" })
    await find("new char", "New character", app)
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("^S"))
    app.pilot.stop()
  }

  @Test(arguments: [("explore", "jun", "Characters"), ("settings", "theme", "Theme"), ("chat", "search m", "Search")])
  func `Without a feature its commands are gone`(absent: String, letters: String, words: String) async throws {
    let app = try await open(AppFixture.all.filter { $0.id != absent })
    await app.pilot.press(.control("p"))
    await app.pilot.type(letters)
    await app.pilot.settle()
    #expect(app.pilot.screen.contains("found") && !app.pilot.screen.contains("  \(words)"), "\(app.pilot.screen)")
    app.pilot.stop()
  }

  @Test func `On a start screen there are only its keys`() async throws {
    let app = try await AppFixture.make()
    #expect(await app.pilot.shows("Get started"))
    await app.pilot.press(.control("p"))
    #expect(app.pilot.screen.contains("Quit") && !app.pilot.screen.contains("Go to"))
    app.pilot.stop()
  }

  @Test func `A command used before comes first at the next start`() async throws {
    let app = try await open()
    await find("language", "Language", app)
    await app.pilot.press(.enter)
    #expect(await app.pilot.shows("English"))
    try await app.relaunch(columns: 120)
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.press(.escape, .escape, .control("p"))
    await app.pilot.type("l")
    #expect(await app.pilot.waits { app.pilot.markedText.contains { $0.contains("Language") } }, "\(app.pilot.screen)")
    app.pilot.stop()
  }

  @Test(arguments: [(80, 24), (120, 36)]) func `It is cheap`(columns: Int, rows: Int) async throws {
    let app = try await open(columns: columns, rows: rows)
    func bytes(_ body: () async -> Void) async -> Int {
      let before = app.pilot.host.bytes
      await body()
      return app.pilot.host.bytes - before
    }
    let opening = await bytes {
      await app.pilot.press(.control("p"))
      #expect(await app.pilot.shows("found"))
      await app.pilot.settle()
    }
    #expect(1_000...12_000 ~= opening)
    for _ in 0..<4 {
      let step = await bytes { await app.pilot.press(.down) }
      #expect(1...400 ~= step)
    }
    app.pilot.stop()
  }
}
