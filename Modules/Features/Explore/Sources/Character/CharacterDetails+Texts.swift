import DesignSystem
import Entities
import FeatureKit
import TerminalUI

extension CharacterDetails {
  /// Texts of the character in the order of the fields, without blank ones. The greetings follow the first message.
  func texts(of fields: [CharacterField], in language: Language) -> [TitledText] {
    fields.flatMap { field -> [TitledText] in
      switch field {
      case .tags: [TitledText(title: field.title(in: language), text: definition.tags.joined(separator: ", "))]
      case .alternateGreetings:
        definition.alternateGreetings.enumerated().map {
          TitledText(title: language.greeting(number: $0.offset + 2), text: $0.element)
        }
      default: [TitledText(title: field.title(in: language), text: self[field])]
      }
    }.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}
