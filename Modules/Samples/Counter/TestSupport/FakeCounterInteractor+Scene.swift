public import FeatureKitTestSupport

extension FakeCounterInteractor {
  /// The count of a world. There is nothing to wait for, nothing that fails, and no text from anybody.
  public convenience init(_ scene: DemoScene) {
    switch scene {
    case .typical, .loading, .failing: self.init(count: 12)
    case .empty: self.init(count: 0)
    case .long: self.init(count: 1_234_567_890_123)
    case .hostile: self.init(count: -1_234_567_890_123)
    }
  }
}
