import Entities
import FeatureKit
import TerminalUI

extension TextTable {
  /// Names, taglines and ids; on a terminal the ids are shortened as far as possible.
  init(avatars: [Avatar], among all: [Avatar], language: Language, hasShortIDs: Bool) {
    let ids = all.map(\.id)
    self.init(
      avatars.map { avatar in
        [avatar.name, avatar.summary(in: language), hasShortIDs ? avatar.id.shortForm(among: ids) : "\(avatar.id)"]
      })
  }
}
