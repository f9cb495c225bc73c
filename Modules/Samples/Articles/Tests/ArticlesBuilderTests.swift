import Articles
import ArticlesTestSupport
import FeatureKit
import TerminalUI
import Testing

@MainActor struct ArticlesBuilderTests {
  @Test func contributes() {
    let builder = ArticlesBuilder(interactor: FakeArticlesInteractor(), router: { _ in RecordingArticlesRouter() })
    let added = builder.contributions
    #expect(builder.id == "articles")
    #expect(added.tabs.map(\.id) == ["articles"])
    #expect(added.tabs.map { $0.title(.english) } == ["Articles"])
    #expect(added.tabs.map { $0.title(.korean) } == ["글"])
    #expect(added.links.map(\.name) == ["articles", "article"])
    #expect(added.links.map(\.tab) == ["articles", "articles"])
    #expect(added.commands.isEmpty && added.settings.isEmpty && added.start.isEmpty)
  }
}
