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

extension FakeExploreInteractor {
  /// Puts a card for each outcome into the folder `/cards`: a new one, one that is here already, and one that is
  /// refused.
  public func fillCardFolder(_ scene: DemoScene) {
    let (name, words) = scene == .hostile ? (SampleText.hostile, SampleText.hostile) : ("Mara", "Its date is no date.")
    var mara = Avatar.ada
    mara.name = name
    let results = [
      CardImport(
        path: "/cards/mara.png", outcome: .added(mara), otherVersion: mara,
        contents: [
          LocalizedText("Its own system prompt", "자체 시스템 프롬프트"),
          LocalizedText("Scripts: 2, kept and never run", "스크립트 2개: 보관만 하고 실행하지 않음"),
        ], warnings: [LocalizedText(words, scene == .hostile ? words : "날짜가 아닙니다.")]),
      CardImport(path: "/cards/old/\(name).json", outcome: .known(.rex)),
      CardImport(path: "/cards/photo.jpg", outcome: .refused(LocalizedText("There is no card in it.", "카드가 없습니다."))),
    ]
    cardFiles["/cards"] = results.map(\.path)
    for result in results { cardOutcomes[result.path] = result }
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
