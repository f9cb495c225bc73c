import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The accent, and the options of appearance and language. Most of them change the open screen at once; a note says
/// which ones take effect at the next start.
struct AppearanceSection: View {
  @Environment(\.language) private var language
  @Environment(\.palette) private var palette
  @Environment(\.settingsQuery) private var query
  let accent: AccentPresenter
  let preferences: PreferencesPresenter

  var body: some View {
    VStack {
      if let color = accent.color, query.fits(Self.accentRow.searchedTexts) || query.fits(Self.titles) {
        Picker(language.accent, selection: Binding(get: { color }, set: accent.onChosen)) {
          ForEach(ProfileColor.allCases, id: \.self) { color in
            Text(line: color.title(in: language)).foregroundStyle(color.tint).tag(color)
          }
        }
      }
      PreferenceList(presenter: preferences)
    }
    // The form of the profile changes the colour too, and with it the palette.
    .task(id: palette) { await accent.load() }
  }

  private static var titles: [String] { Language.allCases.map(\.appearance) }

  /// The row of the accent, for a search.
  static let accentRow = SettingsRow(
    LocalizedText(Language.english.accent, Language.korean.accent),
    words: Language.allCases.flatMap { language in ProfileColor.allCases.map { $0.title(in: language) } })
}
