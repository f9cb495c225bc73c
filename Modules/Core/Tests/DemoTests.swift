import Configuration
import Conversations
import Entities
import Foundation
import Navigation
import System
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The container `demo`: the whole app on sample data.
@MainActor struct DemoTests {
  private let home = NSTemporaryDirectory() + "aichat-demo-\(UUID().uuidString)"

  private func container(_ language: TerminalUI.Language = .english) async throws -> DependencyContainer {
    let environment = ProcessEnvironment(["HOME": home, "LANG": "\(language.rawValue).UTF-8"])
    return try await .demo(AppConfiguration(environment: environment), now: SteadyClock().now)
  }

  private func open(_ language: TerminalUI.Language, _ columns: Int = 80, _ rows: Int = 24) async throws -> AppFixture {
    let demo = try await container(language)
    return try await AppFixture.make(language: language, columns: columns, rows: rows) { $0 = demo }
  }

  @Test(arguments: TerminalUI.Language.allCases)
  func `The tabs open at once, each with something in it`(language: TerminalUI.Language) async throws {
    let app = try await open(language)
    #expect(await app.pilot.shows(language("Assistant", "어시스턴트")) || app.pilot.screen.contains("Assistant"))
    let titles = language("Tomatoes on the balcony", "베란다 토마토")
    #expect(app.presenter.open(Link(["chats"])))
    #expect(await app.pilot.shows(titles))
    let chats = try await app.interactor.conversations(offset: 0, limit: 9)
    #expect(chats.count == 3 && chats.map(\.isNew) == [true, false, false])
    #expect(app.presenter.open(Link(["chat", "\(chats[1].id)"])))
    #expect(await app.pilot.shows(language("When the soil is dry", "궤도에는 그걸 재는 센서가")))
    #expect(app.presenter.open(Link(["profile"])))
    #expect(await app.pilot.shows(language("The Night Librarian", "밤의 사서")))
    #expect(app.pilot.screen.contains(language("Mina", "미나")))
    #expect(app.pilot.forbiddenCharacters == [])
    app.pilot.stop()
  }

  @Test func `It works in the smallest window`() async throws {
    let app = try await open(.korean, 20, 6)
    #expect(app.presenter.open(Link(["chats"])))
    #expect(await app.pilot.shows("도윤"), "\(app.pilot.screen)")
    app.pilot.stop()
  }

  /// A changed setting lasts as long as the run.
  @Test func `Nothing is stored`() async throws {
    let demo = try await container()
    #expect(demo.dataDirectory == "memory only" && demo.linkFolder == nil)
    let interactor = demo.interactor
    try interactor.setConfiguration("theme", to: "light")
    try interactor.setConfiguration("density", to: "compact")
    #expect(interactor.preferences[.theme] == .light && interactor.preferences[.density] == .compact)
    try await interactor.finishConfiguration()
    let chat = try #require(try await interactor.conversations(offset: 0, limit: 1).first)
    try await interactor.renameConversation(chat.id, to: "Renamed")
    #expect(try await interactor.conversation(chat.id)?.title == "Renamed")
    await demo.close()
    #expect(!FileManager.default.fileExists(atPath: home))
    let again = try await container().interactor
    #expect(again.preferences[.theme] == .auto)
    #expect(try await again.conversations(offset: 0, limit: 1).first?.chat.title == nil)
  }
}
