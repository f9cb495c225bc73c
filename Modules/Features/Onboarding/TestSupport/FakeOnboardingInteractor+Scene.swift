public import FeatureKitTestSupport
import TerminalTesting

extension FakeOnboardingInteractor {
  /// The interactor of a world. Nothing is read here, so only those differ in which storing waits or fails.
  public convenience init(_ scene: DemoScene) {
    self.init()
    switch scene {
    case .typical, .empty, .long: break
    case .loading: gate.close()
    case .failing: error = OutOfReach()
    case .hostile: error = HostileFailure()
    }
  }
}

/// A failure whose words come from somebody who means harm.
private struct HostileFailure: Error, CustomStringConvertible {
  let description = SampleText.hostile
}
