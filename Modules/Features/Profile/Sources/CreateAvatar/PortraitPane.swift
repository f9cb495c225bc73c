import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// The picture of the form, or else the portrait that its choices give, and the choice among the looks.
struct PortraitPane: View {
  @Environment(\.imageCache) private var pictures
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let presenter: CreateAvatarPresenter

  var body: some View {
    VStack(spacing: 1) {
      Portrait(
        presenter.name, look: presenter.drawn.portrait,
        picture: pictures[presenter.shownPicture], size: size
      )
      .accessibilityHidden()
      VStack {
        Text(line: presenter.name).bold()
        Text(presenter.description.sentence(in: language)).foregroundStyle(.secondary)
      }
      LookPicker(presenter: presenter)
    }
    .padding(.leading, 2)
    .padding(.top, size == .page ? 2 : 1)
  }

  /// The largest portrait that leaves room for the words and the choice below it.
  private var size: Portrait.Size { window.rows >= 26 ? .page : window.rows >= 20 ? .large : .hero }
}

/// The choice among the drawn portraits.
struct LookPicker: View {
  @Environment(\.language) private var language
  let presenter: CreateAvatarPresenter

  var body: some View {
    Picker(selection: Binding(presenter, \.look)) {
      Text(line: language.lookOfName).tag(Int?.none)
      ForEach(Array(Avatar.looks), id: \.self) { number in
        Text(line: language.look(number + 1, of: Avatar.looks.count)).tag(Int?.some(number))
      }
    } label: {
      Text(line: CharacterField.look.title(in: language)).foregroundStyle(.secondary)
    }
  }
}
