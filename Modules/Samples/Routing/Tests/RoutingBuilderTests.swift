import FeatureKit
import Routing
import RoutingTestSupport
import TerminalUI
import Testing

@MainActor struct RoutingBuilderTests {
  @Test func contributes() {
    let added = RoutingBuilder { _ in RecordingRoutingRouter() }.contributions
    #expect(added.tabs.map(\.id) == ["routing"])
    #expect(added.tabs.map { $0.title(.english) } == ["Router"])
    #expect(added.tabs.map { $0.title(.korean) } == ["라우터"])
    #expect(added.links.isEmpty && added.commands.isEmpty && added.settings.isEmpty && added.start.isEmpty)
  }
}
