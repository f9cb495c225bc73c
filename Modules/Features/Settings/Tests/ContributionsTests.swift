import FeatureKit
import SettingsTestSupport
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ContributionsTests {
  private let builder = SettingsBuilder(
    interactor: FakeSettingsInteractor(), router: { _ in RecordingSettingsRouter() })

  @Test func `Settings add four commands, two links and their sections`() throws {
    let contributions = builder.contributions
    #expect(contributions.links.map(\.name) == ["settings", "about"])
    #expect(contributions.links.first?.tab == nil)
    #expect(contributions.tabs.isEmpty)
    #expect(contributions.commands.map(\.name) == ["config", "keys", "models", "reminders"])
    #expect(
      contributions.settings.map(\.id) == [
        "account", "model", "appearance", "replies", "spending", "reminders", "connection", "data", "privacy",
        "program", "application",
      ])
    #expect(contributions.start.isEmpty)
  }

  @Test func `The link shows a sheet`() throws {
    let link = try #require(builder.contributions.links.first)
    #expect(link.presentation == .sheet)
  }

  @Test func `A link names all sections, or one that is there`() {
    let known = ["account", "model"]
    #expect(SettingsParameters(path: [], among: known) == SettingsParameters())
    #expect(SettingsParameters(path: ["model"], among: known)?.section == "model")
    #expect(SettingsParameters(path: ["nonsense"], among: known) == nil)
    #expect(SettingsParameters(path: ["model", "model"], among: known) == nil)
  }

  @Test func `The registry takes it`() throws {
    let registry = try FeatureRegistry([builder])
    #expect(registry.owner(of: "link settings") == "settings")
  }
}
