public import FeatureKitTestSupport
import SampleEntities
import TerminalTesting

extension FakeUsersInteractor {
  /// The interactor for a scene.
  public convenience init(_ scene: DemoScene) {
    self.init(scene.users)
    if scene == .loading { gate.close() }
    if scene == .failing { error = OutOfReach() }
  }
}

extension DemoScene {
  fileprivate var users: [User] {
    switch self {
    case .typical, .loading, .failing: User.samples
    case .empty: []
    case .long:
      (1...1000).map { User(id: $0, name: SampleText.longName, email: SampleText.long, phone: SampleText.long) }
    case .hostile:
      (1...20).map { User(id: $0, name: SampleText.hostile, email: SampleText.hostile, phone: SampleText.hostile) }
    }
  }
}
