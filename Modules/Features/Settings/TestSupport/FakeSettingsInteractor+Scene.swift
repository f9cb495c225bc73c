import Entities
public import FeatureKitTestSupport
import TerminalTesting

extension FakeSettingsInteractor {
  /// The interactor of a scene. In the empty scene no user is signed in.
  public convenience init(_ scene: DemoScene) {
    switch scene {
    case .typical, .loading, .failing: self.init()
    case .empty: self.init(profile: nil)
    case .long:
      self.init(
        profile: .named(SampleText.longName),
        modelChoice: ModelChoice(provider: "openai", model: SampleText.longName), version: SampleText.longName,
        dataDirectory: SampleText.long)
    case .hostile:
      let text = SampleText.hostile
      self.init(
        profile: .named(text), modelChoice: ModelChoice(provider: text, model: text), version: text,
        dataDirectory: text)
    }
    sources = ModelSource.samples(scene)
    report = SpendingReport.sample(scene)
    if scene == .loading { gate.close() }
    if scene == .failing { error = OutOfReach() }
  }
}

extension UserProfile {
  fileprivate static func named(_ name: String) -> UserProfile {
    var profile = namedSample
    profile.name = name
    return profile
  }
}
