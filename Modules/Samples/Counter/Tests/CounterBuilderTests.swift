import Counter
import CounterTestSupport
import FeatureKit
import TerminalUI
import Testing

@MainActor struct CounterBuilderTests {
  @Test func contributes() {
    let builder = CounterBuilder(interactor: FakeCounterInteractor(), router: { _ in RecordingCounterRouter() })
    let added = builder.contributions
    #expect(builder.id == "counter")
    #expect(added.tabs.map(\.id) == ["counter"])
    #expect(added.tabs.map { $0.title(.english) } == ["Counter"])
    #expect(added.tabs.map { $0.title(.korean) } == ["카운터"])
    #expect(added.links.isEmpty && added.commands.isEmpty && added.settings.isEmpty && added.start.isEmpty)
  }
}
