import Entities
public import FeatureKitTestSupport
import TerminalTesting

extension FakeExploreInteractor {
  /// The interactor of a scene.
  public convenience init(_ scene: DemoScene) {
    self.init(scene.avatars)
    if scene == .loading { for gate in [featuredGate, popularGate, gate] { gate.close() } }
    if scene == .failing { (featuredError, popularError, error) = (OutOfReach(), OutOfReach(), OutOfReach()) }
  }
}

extension DemoScene {
  fileprivate var avatars: [Avatar] {
    switch self {
    case .typical, .loading, .failing: Avatar.samples
    case .empty: []
    case .long: (0..<1000).map { .sample($0, name: SampleText.longName, tagline: SampleText.long) }
    case .hostile: (0..<20).map { .sample($0, name: SampleText.hostile, tagline: SampleText.hostile) }
    }
  }
}

extension Avatar {
  fileprivate static func sample(_ number: Int, name: String, tagline: String) -> Avatar {
    Avatar(
      id: ID(high: 1, low: UInt64(number)), name: name,
      character: CharacterOption.allCases[number % CharacterOption.allCases.count], action: .smiling, location: .park,
      tagline: tagline, created: Timestamp(milliseconds: 1_000))
  }
}
