import Counter
import CounterTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
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

  /// The form with output protocols is a screen of the feature too, with a count of its own.
  @Test func makesTheOtherForm() async {
    let interactor = FakeCounterInteractor(count: 5)
    let builder = CounterBuilder(interactor: interactor, router: { _ in RecordingCounterRouter() })
    let pilot = Pilot(root: HostedScreen { builder.counterWithOutputs(at: $0) })
    await pilot.settle()
    await pilot.press(.character("+"))
    #expect(pilot.screen.contains("Count: 1"))
    #expect(interactor.count == 5)
  }
}
