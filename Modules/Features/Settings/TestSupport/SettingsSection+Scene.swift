public import FeatureKit
public import FeatureKitTestSupport
import TerminalUI

extension SettingsSection {
  /// The sections of other features in a scene.
  public static func samples(_ scene: DemoScene) -> [SettingsSection] {
    switch scene {
    case .typical, .loading, .failing:
      [sample(1, title: { $0("Diary", "일기") }, text: { $0("Every evening at eight", "매일 저녁 여덟 시") })]
    case .empty: []
    case .long: (1...20).map { sample($0, title: { _ in SampleText.longName }, text: { _ in SampleText.long }) }
    case .hostile: [sample(1, title: { _ in SampleText.hostile }, text: { _ in SampleText.hostile })]
    }
  }

  private static func sample(
    _ number: Int, title: @escaping (Language) -> String, text: @escaping (Language) -> String
  ) -> SettingsSection {
    SettingsSection(id: "sample\(number)", title: title, content: { _ in SampleSection(text: text) })
  }
}

private struct SampleSection: View {
  @Environment(\.language) private var language
  let text: (Language) -> String

  var body: some View { Text(text(language)) }
}
