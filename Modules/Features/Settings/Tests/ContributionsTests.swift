import FeatureKit
import SettingsTestSupport
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ContributionsTests {
  private let builder = SettingsBuilder(
    interactor: FakeSettingsInteractor(), router: { _ in RecordingSettingsRouter() })

  @Test func `Settings add one link and nothing else`() throws {
    let contributions = builder.contributions
    #expect(contributions.links.map(\.name) == ["settings"])
    #expect(contributions.links.first?.tab == nil)
    #expect(contributions.tabs.isEmpty && contributions.commands.isEmpty)
    #expect(contributions.settings.isEmpty && contributions.start.isEmpty)
  }

  @Test func `The link shows a sheet`() throws {
    let link = try #require(builder.contributions.links.first)
    #expect(link.presentation == .sheet)
  }

  @Test func `The registry takes it`() throws {
    let registry = try FeatureRegistry([builder])
    #expect(registry.owner(of: "link settings") == "settings")
  }
}
