public import FeatureKitTestSupport
import SampleEntities
import TerminalTesting

extension FakeStepsInteractor {
  /// The interactor for a scene.
  public convenience init(_ scene: DemoScene) {
    switch scene {
    case .typical, .loading, .failing: self.init()
    case .empty: self.init(users: [], articles: [])
    case .long: self.init(text: SampleText.long, count: 1000)
    case .hostile: self.init(text: SampleText.hostile, count: 20)
    }
    if scene == .loading { gate.close() }
    if scene == .failing { error = OutOfReach() }
  }

  private convenience init(text: String, count: Int) {
    self.init(
      users: (1...count).map { User(id: $0, name: text, email: text, phone: text) },
      articles: (1...count).map { Article(id: $0, title: text, body: text, userId: 1) })
  }
}
