import Entities
import LanguageModels

extension ModelFailure {
  /// The English text.
  var message: String { words.english }
}
