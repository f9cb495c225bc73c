import Entities
import Lore

/// The words from which a model draws a character: a fixed line, the traits of the form, the user's words, and the
/// texts of the form.
struct DrawingPrompt {
  /// The longest words in characters: some models take no more than 4,000.
  static let longest = 3_500
  /// The longest description in it. Looks come first in most descriptions.
  private static let longestDescription = 1_500

  let words: String

  init(_ idea: CharacterIdea) {
    let (draft, definition) = (idea.draft, idea.draft.definition)
    var context = MacroContext()
    context.names.character = draft.name
    context.names.user = "the viewer"
    func expanded(_ text: String) -> String {
      MacroExpander().expand(text, in: context).text.trimmed
    }
    var lines = [
      "A portrait of one character, head and shoulders, facing the viewer. No letters, no frame, no watermark."
    ]
    // A card has texts of its own. The user did not make the three choices of its form.
    if draft.description != .unchosen || draft.look != nil || definition.isEmpty {
      lines.append(draft.description.sentence(in: .english) + ".")
    }
    func add(_ title: String, _ text: String, atMost limit: Int = 300) {
      if !text.isEmpty { lines.append("\(title): \(text.prefix(limit))") }
    }
    add("What the user asks for", idea.words.trimmed, atMost: 1_000)
    add("Name", draft.name.trimmed, atMost: 40)
    add("Description", expanded(definition.description), atMost: Self.longestDescription)
    add("Personality", expanded(definition.personality))
    words = String(lines.joined(separator: "\n").prefix(Self.longest))
  }
}
