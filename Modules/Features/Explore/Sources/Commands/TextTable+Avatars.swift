import Entities
import FeatureKit
import TerminalUI

extension TextTable {
  /// Names and taglines.
  init(avatars: [Avatar], language: Language) {
    self.init(avatars.map { [$0.name, $0.summary(in: language)] })
  }
}
