import DesignSystem
import FeatureKit
import TerminalUI

/// The settings, one section at a time: a wide window has an index of the sections beside it, others a wheel above it. A
/// tiny window, and the line-by-line host, have all sections below each other.
struct SettingsView: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  @Environment(\.isPlain) private var isPlain
  let presenter: SettingsPresenter
  let sections: [ShownSection]

  var body: some View {
    content
      .navigationTitle(language.settings)
      .toolbar {
        // The field of a search, the index or the wheel has the focus where there is one.
        Button(language.close) { presenter.onClosePressed() }
          .focusWish(presenter.query == nil && !showsOneSection ? .first : .ordinary)
      }
      .keyBindings(keys)
      .task { presenter.onAppear() }
  }

  private var keys: [KeyBinding] {
    [
      presenter.query == nil
        ? KeyBinding(.character("/"), language.searchSettings, prominence: .spare) { presenter.onSearchPressed() }
        : KeyBinding(.escape, language.showAll) { presenter.onShowAllPressed() },
      KeyBinding(.character("a"), language.about, prominence: .hidden) { presenter.onAboutPressed() },
    ]
  }

  @ViewBuilder private var content: some View {
    if let query = presenter.query {
      list(shown)
        .environment(\.settingsQuery, SettingsQuery(query))
        .searchable(
          text: Binding(get: { presenter.query ?? "" }, set: { presenter.query = $0 }), prompt: language.searchSettings
        )
        .defaultFocus()
    } else if !showsOneSection {
      list(shown)
    } else if window.columns < Self.leastWidthOfIndex {
      VStack(spacing: window.rows < 16 ? 0 : 1) {
        SettingsWheel(presenter: presenter, sections: available)
        current { list([$0], hasTitles: false) }
      }
    } else {
      HStack(spacing: 2) {
        SettingsIndex(presenter: presenter, sections: available)
        current { list([$0]) }
          .frame(maxWidth: .infinity, alignment: .topLeading)
      }
    }
  }

  /// Whether the sections are shown one at a time, while no search is open.
  private var showsOneSection: Bool { !isPlain && window.columns >= 40 && available.count > 1 }

  /// The columns from which a window has an index: the sheet takes three quarters of them.
  private static let leastWidthOfIndex = 100

  /// The shown section. Another one begins at its top.
  private func current(@ViewBuilder content: @escaping (ShownSection) -> some View) -> some View {
    ForEach([presenter.current(of: available)].compactMap(\.self), content: content)
  }

  private var shown: [ShownSection] { available.filter { presenter.shows($0) } }

  /// The sections that are available now: an option on this sheet may add one.
  private var available: [ShownSection] { sections.filter { $0.isAvailable() } }

  private func list(_ sections: [ShownSection], hasTitles: Bool = true) -> some View {
    ScrollView {
      VStack(spacing: 1) {
        if sections.isEmpty { Text(language.nothingFound(presenter.query ?? "")) }
        ForEach(sections) { section in
          VStack {
            if hasTitles { Text(line: section.title(language)).bold() }
            section.content
          }
        }
      }
    }
  }
}

/// A section with its content, made once for the sheet: its presenters must outlive the frame that shows them.
@MainActor struct ShownSection: Identifiable {
  nonisolated let id: String
  let title: (Language) -> String
  let searchedTexts: [[String]]
  let isAvailable: @MainActor () -> Bool
  let content: AnyView

  init(_ section: SettingsSection, at context: NavigationContext) {
    id = section.id
    title = section.title
    searchedTexts = section.rows().map(\.searchedTexts)
    isAvailable = section.isAvailable
    content = section.content(context)
  }
}
