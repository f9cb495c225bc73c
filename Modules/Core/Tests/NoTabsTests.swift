import Navigation
import TerminalTesting
import TerminalUI
import Testing

@testable import Core

/// A run without tabs: each listed address leads to its screen.
@MainActor struct NoTabsTests {
  private func navigator(_ app: AppFixture) throws -> Navigator {
    guard case .withoutTabs(let navigator) = app.presenter.stage else { throw HasTabs() }
    return navigator
  }

  private struct HasTabs: Error {}

  @Test(arguments: [
    ("settings", "Account"), ("settings/model", "Choose model"), ("about", "terminal app"),
    ("log", "Event log"), ("settings/profile", "Account"), ("settings/keys", "Shortcuts"),
  ])
  func `A link opens its screen, which can be closed`(text: String, words: String) async throws {
    let app = try await AppFixture.make([.settings])
    let link = try #require(Link("aichat://" + text, scheme: "aichat"))
    #expect(app.presenter.open(link))
    #expect(await app.pilot.shows(words), "\(app.pilot.screen)")
    #expect(try navigator(app).state.tab.screens.count == 2)
    await app.pilot.press(.escape)
    #expect(await app.pilot.shows("No feature of this run has a tab."))
    #expect(try navigator(app).state.tab.screens.count == 1)
    app.pilot.stop()
  }

  @Test func `A link without a screen changes nothing`() async throws {
    let app = try await AppFixture.make([.settings])
    for path in [["settings", "nonsense"], ["developer"], ["explore"], ["about", "more"]] {
      #expect(!app.presenter.open(Link(path)), "\(path)")
    }
    #expect(try navigator(app).state.tab.screens.count == 1)
    app.pilot.stop()
  }

  @Test func `Its screens can be opened from the first one`() async throws {
    let app = try await AppFixture.make([.settings])
    await app.pilot.settle()
    for address in ["settings", "about", "log"] { #expect(app.pilot.screen.contains("[ aichat://\(address) ]")) }
    #expect(!app.pilot.screen.contains("developer"))
    await app.pilot.click(on: "aichat://about")
    #expect(await app.pilot.shows("terminal app"))
    app.pilot.stop()
  }

  /// The address waits for the end of the start screens.
  @Test func `After the start screens`() async throws {
    let app = try await AppFixture.make([.onboarding])
    #expect(app.presenter.open(Link(["profiles"])))
    await app.completeOnboardingWithoutTabs()
    #expect(await app.pilot.shows("Switch profile"), "\(app.pilot.screen)")
    app.pilot.stop()
  }
}
