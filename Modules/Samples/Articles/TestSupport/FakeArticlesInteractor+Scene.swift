public import FeatureKitTestSupport
import SampleEntities
import TerminalTesting

extension FakeArticlesInteractor {
  /// The interactor for a scene.
  public convenience init(_ scene: DemoScene) {
    switch scene {
    case .typical, .loading, .failing: self.init()
    case .empty: self.init(articles: [], users: [])
    case .long:
      self.init(
        articles: (1...1000).map { Article(id: $0, title: SampleText.long, body: SampleText.long, userId: 1) },
        users: (1...1000).map { User(id: $0, name: SampleText.longName, email: SampleText.long, phone: "0") })
    case .hostile:
      let text = SampleText.hostile
      // A hostile service also sends the same number for everything.
      self.init(
        articles: (1...20).map { _ in Article(id: 1, title: text, body: text, userId: 1) },
        users: (1...20).map { _ in User(id: 1, name: text, email: text, phone: text) })
    }
    if scene == .loading { gate.close() }
    if scene == .failing { error = OutOfReach() }
  }
}
