import Entities
import Observation

/// The fields of a definition as typed, and their sizes.
@Observable @MainActor final class DefinitionForm {
  /// The fields with a text of their own, in the order of the form.
  static let texts: [CharacterField] = [
    .description, .personality, .scenario, .exampleDialogue, .systemPrompt, .postHistoryInstructions, .note,
    .creatorNotes,
  ]

  /// Whether the fields show.
  var isOpen = false
  private var typed: [CharacterField: String] = [:]
  /// The definition that was shown last. Its lists that the user left alone stay as they are.
  private var shown = CharacterDefinition()
  /// The lorebook, as the definition has it. It is edited on screens of its own.
  private(set) var lorebook = ""
  /// The role of the character's note.
  var noteRole = PromptReport.Part.Role.system {
    didSet { if noteRole != oldValue { onChange() } }
  }
  /// The first messages, the usual one first. There is always one.
  private(set) var greetings = [""]
  /// The greeting that the user added last; nil for none. Its field takes the focus.
  private(set) var addedGreeting: Int?
  /// The window of the model that answers, in tokens; nil where it is not known.
  var window: Int?
  @ObservationIgnored private let count: @MainActor (String) -> Int
  @ObservationIgnored private let onChange: @MainActor () -> Void

  /// - Parameters:
  ///   - count: Estimates the tokens of a text.
  ///   - onChange: Called after each change by the user.
  init(count: @escaping @MainActor (String) -> Int, onChange: @escaping @MainActor () -> Void) {
    self.count = count
    self.onChange = onChange
  }

  func text(of field: CharacterField) -> String { typed[field] ?? "" }

  func type(_ text: String, for field: CharacterField) {
    typed[field] = text
    onChange()
  }

  func type(_ text: String, forGreeting number: Int) {
    guard greetings.indices.contains(number) else { return }
    greetings[number] = text
    onChange()
  }

  func setLorebook(_ text: String) {
    lorebook = text
    onChange()
  }

  func addGreeting() {
    addedGreeting = greetings.count
    greetings.append("")
  }
}

/// The definition.
extension DefinitionForm {
  /// Whether the typed talkativeness is a number from 0 to 1, or empty.
  var isTalkativenessValid: Bool { talkativeness != nil || text(of: .talkativeness).trimmed.isEmpty }

  /// The number that was typed with a decimal point or a comma; nil for none, and outside 0 to 1.
  private var talkativeness: Double? {
    let number = Double(text(of: .talkativeness).trimmed.replacing(",", with: "."))
    return number.flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// Whether the typed depth of the note is a number of messages, or empty. Without a note it does not count.
  var isNoteDepthValid: Bool {
    if text(of: .note).trimmed.isEmpty { return true }
    var definition = CharacterDefinition()
    return definition.set(.noteDepth, to: text(of: .noteDepth).trimmed)
  }

  /// The definition as typed, without blank greetings and tags, and without an invalid talkativeness. Instead of an
  /// invalid depth it has the earlier one.
  var definition: CharacterDefinition {
    var definition = shown
    for field in Self.texts + [.nickname, .creator, .version] { _ = definition.set(field, to: text(of: field)) }
    if greetings != Self.greetings(of: shown) {
      let greetings = greetings.filter { !$0.allSatisfy(\.isWhitespace) }
      (definition.greeting, definition.alternateGreetings) = (greetings.first ?? "", Array(greetings.dropFirst()))
    }
    if text(of: .tags) != Self.line(of: shown.tags) {
      definition.tags = text(of: .tags).commaDivided
    }
    definition.talkativeness = talkativeness
    _ = definition.set(.noteDepth, to: text(of: .noteDepth).trimmed)
    definition.note.role = noteRole
    definition.lorebook = lorebook
    return definition
  }

  /// Shows a definition and a tagline.
  func show(_ definition: CharacterDefinition, tagline: String) {
    for field in Self.texts + [.nickname, .creator, .version] { typed[field] = definition[field] }
    typed[.tags] = Self.line(of: definition.tags)
    typed[.talkativeness] = definition[.talkativeness]
    typed[.tagline] = tagline
    typed[.noteDepth] = definition[.noteDepth]
    (shown, lorebook) = (definition, definition.lorebook)
    noteRole = definition.note.role
    greetings = Self.greetings(of: definition)
    addedGreeting = nil
    isOpen = isOpen || !definition.isEmpty || !tagline.isEmpty
  }

  private static func greetings(of definition: CharacterDefinition) -> [String] {
    definition.greetings.isEmpty ? [""] : definition.greetings
  }

  private static func line(of tags: [String]) -> String { tags.joined(separator: ", ") }
}

/// The sizes.
extension DefinitionForm {
  /// The approximate tokens of a field.
  func tokens(of field: CharacterField) -> Int { count(text(of: field)) }

  func tokens(ofGreeting number: Int) -> Int { greetings.indices.contains(number) ? count(greetings[number]) : 0 }

  /// The approximate tokens of the fields that every prompt contains.
  var permanentTokens: Int {
    Self.texts.reduce(0) { $0 + ($1.isPermanent ? tokens(of: $1) : 0) }
  }

  /// Whether these take more than half of the model's window, so that little room is left for the conversation.
  var isHeavy: Bool { window.map { permanentTokens > $0 / 2 } ?? false }
}
