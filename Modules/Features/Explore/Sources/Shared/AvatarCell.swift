import DesignSystem
import Entities
import FeatureKit
import TerminalUI

/// An avatar as a row.
struct AvatarCell: View {
  @Environment(\.language) private var language
  @Environment(\.pictureShelf) private var pictures
  let avatar: Avatar

  var body: some View {
    ListCell(
      avatar.name, subtitle: avatar.summary(in: language), portrait: avatar.name, picture: pictures[avatar.picture])
  }
}
