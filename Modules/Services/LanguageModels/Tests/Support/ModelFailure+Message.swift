import Entities
import LanguageModels

extension ModelFailure {
  /// What it says in English.
  var message: String { words.english }
}
