import Entities
import FeatureKit
import Foundation
import Navigation
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// The bytes of whole screens and of common actions at 120 by 36, as a table in the documentation.
@MainActor struct LooksCostTests {
  private struct Cost {
    let what: String, bytes: Int, limit: Int
  }

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/Measurements/Looks.md").standardizedFileURL
  private static let (begin, end) = ("<!-- counted by LooksCostTests -->\n", "<!-- end of what was counted -->")

  /// The features of the program as it is. A further one makes the bar longer, and no screen less frugal.
  private static let features: Set<String> = ["onboarding", "explore", "chat", "profile", "settings"]

  @Test func costsAreWithinTheirLimitsAndInTheDocument() async throws {
    let features = AppFixture.all.filter { Self.features.contains($0.id) }
    let app = try await AppFixture.make(features, columns: 120, rows: 36)
    #expect(await app.pilot.shows("Get started"))
    var costs = [await screen("Welcome", app)]
    await app.completeOnboarding()
    #expect(await app.pilot.shows("Assistant"))
    costs += try await screens(app)
    costs += try await actions(app)
    app.pilot.stop()
    for cost in costs { #expect(1...cost.limit ~= cost.bytes, "\(cost.what)") }
    let table =
      "\n| what | limit | bytes |\n| --- | --: | --: |\n"
      + costs.map { "| \($0.what) | \($0.limit) | \($0.bytes) |\n" }.joined() + "\n"
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.begin)), stop = try #require(text.range(of: Self.end))
    let renewed = text[..<start.upperBound] + table + text[stop.lowerBound...]
    if ProcessInfo.processInfo.environment["AICHAT_UPDATE_SCREENS"] == "1" {
      try String(renewed).write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text == renewed, "Looks.md is stale:\n\(table)")
    }
  }

  /// The bytes of the whole screen in front.
  private func screen(_ name: String, _ app: AppFixture) async -> Cost {
    #expect(await app.pilot.waits { app.isIdle })
    await app.pilot.settle()
    return await cost("\(name), whole", limit: 35_000, app) { await app.pilot.press(.control("l")) }
  }

  private func cost(_ what: String, limit: Int, _ app: AppFixture, _ body: () async -> Void) async -> Cost {
    let before = app.pilot.host.bytes
    await body()
    await app.pilot.settle()
    return Cost(what: what, bytes: app.pilot.host.bytes - before, limit: limit)
  }

  private func screens(_ app: AppFixture) async throws -> [Cost] {
    var costs = [await screen("Explore", app)]
    #expect(app.presenter.open(Link(["category", "alien"])))
    #expect(await app.pilot.shows("[ Character ]"))
    costs.append(await screen("A category beside a character", app))
    await app.pilot.press(.character("i"))
    #expect(await app.pilot.shows("Comes with the program"))
    costs.append(await screen("A character beside its category", app))
    await app.pilot.press(.escape, .escape)
    #expect(await app.pilot.shows("Categories"))
    await app.talk(.english)
    costs.append(await screen("A chat", app))
    await app.pilot.press(.escape, .character("2"))
    #expect(await app.pilot.shows("[ Open ]"))
    costs.append(await screen("Chats beside the end of a chat", app))
    await app.pilot.press(.character("3"))
    #expect(await app.pilot.shows("My characters"))
    costs.append(await screen("Profile", app))
    await app.pilot.press(.character("n"))
    #expect(await app.pilot.shows("^S"))
    costs.append(await screen("The form of a character", app))
    await app.pilot.press(.escape)
    #expect(await app.pilot.hides("^S"))
    await app.pilot.press(.character("s"))
    #expect(await app.pilot.shows("Appearance"))
    costs.append(await screen("Settings", app))
    await app.pilot.press(.escape)
    #expect(await app.pilot.hides("Appearance"))
    return costs
  }

  private func actions(_ app: AppFixture) async throws -> [Cost] {
    let pilot = app.pilot
    var costs = [
      await cost("Settings open", limit: 12_000, app) {
        await pilot.press(.character("s"))
        #expect(await pilot.shows("Appearance"))
      }
    ]
    await pilot.press(.escape)
    #expect(await pilot.hides("Appearance"))
    costs.append(
      await cost("The palette of commands opens", limit: 12_000, app) { await pilot.press(.control("p")) })
    costs.append(await cost("A step in a list of rows with one line", limit: 400, app) { await pilot.press(.down) })
    await pilot.press(.escape)
    await pilot.press(.character("1"))
    #expect(await pilot.shows("Categories"))
    costs.append(
      await cost("The palette opens over portraits", limit: 12_000, app) { await pilot.press(.control("p")) })
    await pilot.press(.escape)
    #expect(app.presenter.open(Link(["category", "alien"])))
    #expect(await pilot.hides("Categories"))
    await pilot.settle()
    #expect(await pilot.shows("[ Character ]"))
    await pilot.settle()
    // Without a pane beside it the list is on the terminal's own background, which costs nothing to restore.
    await pilot.resize(columns: 109, rows: 36)
    await pilot.settle()
    costs.append(await cost("A step in a list of rows with two lines", limit: 200, app) { await pilot.press(.down) })
    await pilot.resize(columns: 120, rows: 36)
    await pilot.settle()
    costs.append(await cost("The same on a side pane", limit: 200, app) { await pilot.press(.up) })
    costs.append(
      await cost("The character beside the list follows the step", limit: 8_000, app) {
        let before = pilot.screen
        await pilot.clock.advance(by: 120)
        #expect(await pilot.waits { pilot.screen != before })
      })
    app.model.hold()
    await pilot.press(.enter)
    #expect(await pilot.shows("Say something"))
    await pilot.type("What is between two stars")
    costs.append(await cost("A letter is typed", limit: 200, app) { await pilot.type("?") })
    await pilot.press(.enter)
    #expect(await pilot.waits { app.model.prompts.withLock { $0.count } == 2 })
    app.model.yield("Mostly")
    #expect(await pilot.shows("Mostly"))
    await pilot.settle()
    costs.append(
      await cost("A piece of a reply arrives, nothing scrolls", limit: 400, app) {
        app.model.yield(" distance")
        #expect(await pilot.shows("Mostly distance"))
      })
    costs.append(
      await cost("A turn of the figure", limit: 80, app) { await pilot.clock.advance(by: 100) })
    app.model.finish()
    #expect(await pilot.waits { app.isIdle })
    return costs
  }
}
