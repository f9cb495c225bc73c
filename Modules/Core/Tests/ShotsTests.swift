import Foundation
import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

@MainActor struct ShotsTests {
  @Test func shots() async throws {
    for (columns, rows) in [(120, 36), (80, 24)] {
      let app = try await AppFixture.make(columns: columns, rows: rows)
      let pilot = app.pilot
      func shot(_ name: String) async throws {
        _ = await pilot.waits { app.isIdle }
        await pilot.settle()
        try pilot.screen.write(
          toFile: "/tmp/h/lkm/shots-\(name)-\(columns).txt", atomically: true, encoding: .utf8)
      }
      #expect(await pilot.shows("Get started"))
      try await shot("welcome")
      await app.completeOnboarding()
      try await shot("explore")
      #expect(app.presenter.open(Link(["category", "dog"])))
      #expect(await pilot.hides("Categories"))
      await pilot.settle()
      try await shot("category")
      await pilot.press(.character("i"))
      #expect(await pilot.shows("Comes with"))
      try await shot("character")
      #expect(app.presenter.open(Link(["characters"])))
      #expect(await pilot.shows("Juno"))
      try await shot("characters")
      await pilot.press(.escape)
      await app.talk(.english)
      await pilot.press(.escape, .right, .enter)
      #expect(await pilot.shows("Say something"))
      try await shot("chat")
      await pilot.press(.escape, .character("2"))
      #expect(await pilot.shows("/ Search"))
      try await shot("chats")
      await pilot.press(.down)
      await pilot.settle()
      await pilot.clock.advance(by: 120)
      try await shot("chats2")
      await pilot.press(.enter)
      try await shot("chats-open")
      await pilot.press(.escape, .character("/"))
      #expect(await pilot.shows("Search every"))
      await pilot.type("basil")
      try await shot("search")
      await pilot.press(.escape, .escape, .character("3"))
      try await shot("profile")
      await pilot.press(.character("n"))
      #expect(await pilot.shows("^S"))
      await pilot.type("Mira")
      try await shot("create")
      app.pilot.stop()
    }
  }
}
