import Entities
public import FeatureKitTestSupport
import TerminalTesting

extension FakeOnboardingInteractor {
  /// The interactor of a scene: its profiles, its diagnostics, and whether calls wait or fail.
  public convenience init(_ scene: DemoScene) {
    self.init()
    profiles = ProfileSummary.samples(scene)
    diagnostics = Diagnostic.samples(scene)
    switch scene {
    case .typical, .empty, .long: break
    case .loading: gate.close()
    case .failing: error = OutOfReach()
    case .hostile: error = HostileFailure()
    }
  }
}

extension Diagnostic {
  /// The terminal's abilities in a scene.
  static func samples(_ scene: DemoScene) -> [Diagnostic] {
    let well = [
      Diagnostic("colors", "16 million colours."), Diagnostic("widths", "Emoji are as wide as Unicode says."),
      Diagnostic("pictures", "Pictures are drawn with half blocks."),
    ]
    return switch scene {
    case .typical, .loading: well
    case .empty: []
    case .long, .failing:
      well + [
        Diagnostic("keyboard", .notice, SampleText.long, remedy: "export TERM=xterm-256color"),
        Diagnostic("locale", .faulty, "The locale C has no UTF-8.", remedy: "export LANG=C.UTF-8"),
      ]
    case .hostile: [Diagnostic("colors", .faulty, SampleText.hostile, remedy: SampleText.hostile)]
    }
  }
}

extension ProfileSummary {
  /// The profiles of a scene: an anonymous one in use, and saved ones.
  static func samples(_ scene: DemoScene) -> [ProfileSummary] {
    let names: [String] =
      switch scene {
      case .typical, .loading, .failing: ["Ada", "지우"]
      case .empty: []
      case .long: (1...30).map { "\($0) " + SampleText.longName }
      case .hostile: [SampleText.hostile]
      }
    return ([nil] + names).enumerated().map { number, name in
      ProfileSummary(
        profile: UserProfile(
          id: UserProfile.ID(high: 7, low: UInt64(number)), name: name,
          created: Timestamp(milliseconds: Int64(number))),
        contents: ProfileContents(chats: number, messages: 40 * number, avatars: 1), isInUse: number == 0)
    }
  }
}

/// An error with hostile text.
private struct HostileFailure: Error, CustomStringConvertible {
  let description = SampleText.hostile
}
