import FeatureKit
import Steps
import StepsTestSupport
import TerminalUI
import Testing

@MainActor struct StepsBuilderTests {
  @Test func contributes() {
    let builder = StepsBuilder(interactor: FakeStepsInteractor())
    let added = builder.contributions
    #expect(builder.id == "steps")
    #expect(added.tabs.map(\.id) == ["steps"])
    #expect(added.tabs.map { $0.title(.korean) } == ["사용자"])
    #expect(added.links.isEmpty && added.commands.isEmpty && added.settings.isEmpty && added.start.isEmpty)
  }
}
