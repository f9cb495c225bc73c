import Explore
import ExploreTestSupport
import FeatureKit
import TerminalUI
import Testing

@MainActor struct ExploreBuilderTests {
  @Test func contributes() throws {
    let builder = ExploreBuilder(
      interactor: FakeExploreInteractor(), router: { _ in RecordingExploreRouter() },
      canAskToSave: { _ in true })
    let added = builder.contributions
    #expect(builder.id == "explore")
    #expect(added.tabs.map(\.id) == ["explore"])
    #expect(added.tabs.map { $0.title(.english) } == ["Explore"])
    #expect(added.tabs.map { $0.title(.korean) } == ["탐색"])
    #expect(added.links.map(\.name) == ["category", "character", "characters", "import"])
    #expect(added.links.allSatisfy { $0.tab == "explore" })
    #expect(added.actions.map(\.id) == ["all-characters", "import-characters", "characters"])
    #expect(added.commands.map(\.name) == ["avatars"])
    #expect(
      added.commands.flatMap(\.subcommands).map(\.name) == [
        "list", "show", "create", "edit", "import", "export", "delete",
      ])
    #expect(added.settings.isEmpty && added.start.isEmpty)
  }
}
