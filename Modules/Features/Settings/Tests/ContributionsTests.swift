import FeatureKit
import SettingsTestSupport
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ContributionsTests {
  private let builder = SettingsBuilder(
    interactor: FakeSettingsInteractor(), composition: FakeComposition(), router: { _ in RecordingSettingsRouter() })

  @Test func `Settings add four commands, three links and their sections`() throws {
    let contributions = builder.contributions
    #expect(contributions.links.filter { $0.isAvailable() }.map(\.name) == ["settings", "about", "log"])
    #expect(contributions.links.first?.tab == nil)
    #expect(contributions.tabs.isEmpty)
    #expect(contributions.commands.map(\.name) == ["config", "keys", "models", "reminders"])
    #expect(
      contributions.settings.filter { $0.isAvailable() }.map(\.id) == [
        "account", "model", "appearance", "replies", "spending", "reminders", "connection", "data", "privacy",
        "shortcuts", "program",
      ])
    #expect(contributions.start.isEmpty)
  }

  @Test func `The link shows a sheet`() throws {
    let link = try #require(builder.contributions.links.first)
    #expect(link.presentation == .sheet)
  }

  @Test func `A link names all sections, or one that is there`() {
    let known = builder.contributions.settings
    func parameters(_ path: String..., values: [String: String] = [:]) -> SettingsParameters? {
      SettingsParameters(path: path, values: values, among: known)
    }
    #expect(parameters() == SettingsParameters())
    #expect(parameters("model")?.section == "model")
    #expect(parameters("profile")?.section == "account" && parameters("keys")?.section == "shortcuts")
    #expect(parameters("nonsense") == nil)
    // The section exists only for developers.
    #expect(parameters("developer") == nil)
    #expect(parameters("model", "model") == nil)
    #expect(parameters(values: ["q": "dark"]) == SettingsParameters(query: "dark"))
    #expect(parameters(values: ["p": "dark"]) == nil)
    for wanted in [SettingsParameters(), SettingsParameters(section: "model", query: "a & b")] {
      #expect(SettingsParameters(path: Array(wanted.path.dropFirst()), values: wanted.values, among: known) == wanted)
    }
  }

  @Test func `The registry takes it`() throws {
    let registry = try FeatureRegistry([builder])
    #expect(registry.owner(of: "link settings") == "settings")
  }
}
