import DesignSystem
import FeatureKit
import TerminalUI

/// The welcome screen: what the program is, and the ways to begin: a new profile, a saved one, or one from a file.
struct WelcomeView: View {
  @Environment(\.language) private var language
  let presenter: WelcomePresenter
  let profiles: ProfilesPresenter
  let archives: ArchivesPresenter

  var body: some View {
    ScrollView {
      VStack(alignment: .center, spacing: 1) {
        FeaturedPortraits()
        TitleArt()
        VStack(alignment: .center) {
          Text(language.whatItIs)
          Text(language.worksOffline).foregroundStyle(.secondary)
        }
        Button(language.getStarted, role: .primary) { presenter.onGetStartedPressed() }.defaultFocus()
        savedProfiles
        fromFile
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task(id: profiles.all.attempt) {
      await presenter.onAppear()
      await profiles.load()
    }
    .keyBindings(
      canImport ? [KeyBinding(.character("i"), language.importProfile, prominence: .spare, action: importProfile)] : []
    )
    .keyboardShortcut(.enter, language.getStarted) { presenter.onGetStartedPressed() }
  }

  private var canImport: Bool { !archives.isBusy && profiles.work == nil }

  private var fromFile: some View {
    VStack(alignment: .center) {
      AsyncButton(language.importProfile, isBusy: archives.work == .importing, action: importProfile)
        .disabled(!canImport)
      switch archives.work {
      case .importing:
        Text(archives.progress.map { language.progress($0) } ?? language.working).foregroundStyle(.secondary)
      case .imported(let summary): Text(language.imported(summary)).foregroundStyle(.secondary)
      case .nothing, .asking, .exporting, .exported: EmptyView()
      }
    }
  }

  private func importProfile() {
    Task { await archives.onImportPressed(in: language) }
  }

  @ViewBuilder private var savedProfiles: some View {
    if case .failed(let reason) = profiles.all.phase {
      ErrorLine(language(reason)) { profiles.all.onTryAgainPressed() }
    }
    if !profiles.others.isEmpty {
      VStack {
        Text(language.goOnAs).foregroundStyle(.secondary)
        ProfileRows(presenter: profiles)
      }
    }
  }
}
