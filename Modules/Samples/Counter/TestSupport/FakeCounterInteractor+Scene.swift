public import FeatureKitTestSupport

extension FakeCounterInteractor {
  /// The count for a scene. A counter has no load, no failure, and no foreign text.
  public convenience init(_ scene: DemoScene) {
    switch scene {
    case .typical, .loading, .failing: self.init(count: 12)
    case .empty: self.init(count: 0)
    case .long: self.init(count: 1_234_567_890_123)
    case .hostile: self.init(count: -1_234_567_890_123)
    }
  }
}
