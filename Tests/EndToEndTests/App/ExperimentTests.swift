import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// The effect of a manually chosen variant; without a choice there is no experiment.
  @Suite struct ExperimentTests {
    @Test(arguments: ["top", "hidden", nil]) func theRowOfCategories(variant: String?) async throws {
      let home = try Home()
      if let variant { try home.write(#"{"categoryRow":"\#(variant)"}"#.utf8, to: home.state + "/experiments.json") }
      let app = try await Tmux.app("--without", "onboarding", in: home, rows: 40)
      let screen = try await app.shows("Featured", "Popular")
      let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      let places = ["Categories", "Featured", "Popular"].map { title in rows.firstIndex { $0.contains(title) } ?? -1 }
      switch variant {
      case "top": #expect(places[0] >= 0 && places[0] < places[1])
      case "hidden": #expect(places[0] == -1)
      default: #expect(places[1] < places[0] && places[0] < places[2])
      }
      try await app.quit()
    }

    @Test func meetingAnExperimentIsSentToTheCollector() async throws {
      let (home, collector) = (try Home(), LoopbackServer(.answer("{}")))
      let app = try await Tmux.app("--without", "onboarding", "--telemetry-endpoint", collector.url, in: home)
      try await app.shows("Featured")
      try await app.quit()
      let sent = collector.requests.map { String(decoding: $0.body, as: UTF8.self) }.joined()
      #expect(sent.contains(#""eventName":"ABTest_Exposure""#) && sent.contains(#""key":"categoryRow""#))
    }
  }
}
