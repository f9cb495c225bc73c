import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The profiles to switch to, each a button.
struct ProfileRows: View {
  @Environment(\.language) private var language
  @Environment(\.imageCache) private var pictures
  let presenter: ProfilesPresenter
  /// Whether the first of them has the focus when the screen opens.
  var acceptsFocus = false

  var body: some View {
    VStack {
      ForEach(presenter.others) { summary in
        if presenter.work == .switching(summary.id) {
          ProgressView(name(of: summary))
        } else {
          row(of: summary).disabled(presenter.work != nil)
        }
      }
    }
  }

  private func row(of summary: ProfileSummary) -> Button {
    let row = Button(action: { Task { await presenter.onProfilePressed(summary.id) } }) {
      ListCell(
        name(of: summary), subtitle: language.held(summary.contents), portrait: name(of: summary),
        picture: pictures[summary.profile.picture])
    }
    return acceptsFocus ? row.defaultFocus() : row
  }

  private func name(of summary: ProfileSummary) -> String { summary.profile.name ?? language.anonymous }
}
