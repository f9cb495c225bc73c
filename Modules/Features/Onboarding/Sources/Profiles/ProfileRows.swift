import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The profiles to go over to, each a button.
struct ProfileRows: View {
  @Environment(\.language) private var language
  @Environment(\.pictureShelf) private var pictures
  let presenter: ProfilesPresenter

  var body: some View {
    VStack {
      ForEach(presenter.others) { summary in
        if presenter.work == .switching(summary.id) {
          ProgressView(name(of: summary))
        } else {
          Button(action: { Task { await presenter.onProfilePressed(summary.id) } }) {
            ListCell(
              name(of: summary), subtitle: language.held(summary.contents), portrait: name(of: summary),
              picture: pictures[summary.profile.picture])
          }
          .disabled(presenter.work != nil)
        }
      }
    }
  }

  private func name(of summary: ProfileSummary) -> String { summary.profile.name ?? "" }
}
