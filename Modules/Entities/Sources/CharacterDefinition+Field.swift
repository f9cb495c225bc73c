/// The fields by name, each as a text to store. An empty text is an empty field.
extension CharacterDefinition {
  /// A field as a text. A list has a line for each of its texts, with line breaks in them written as `\n`. The fields
  /// of the avatar itself are empty here.
  public subscript(field: CharacterField) -> String {
    switch field {
    case .nickname: nickname
    case .description: description
    case .personality: personality
    case .scenario: scenario
    case .greeting: greeting
    case .alternateGreetings: Self.written(alternateGreetings)
    case .exampleDialogue: exampleDialogue
    case .systemPrompt: systemPrompt
    case .postHistoryInstructions: postHistoryInstructions
    case .note: note.text
    case .noteDepth: note.depthText
    case .noteRole: note.roleText
    case .creatorNotes: creatorNotes
    case .tags: Self.written(tags)
    case .talkativeness: talkativeness.map { "\($0)" } ?? ""
    case .creator: creator
    case .version: version
    case .lorebook: lorebook
    case .name, .kind, .action, .location, .tagline, .look: ""
    }
  }

  /// Sets a field to a text, as the subscript has it.
  /// - Returns: Whether the text is valid for this field. An invalid text changes nothing.
  public mutating func set(_ field: CharacterField, to text: String) -> Bool {
    switch field {
    case .nickname: nickname = text
    case .description: description = text
    case .personality: personality = text
    case .scenario: scenario = text
    case .greeting: greeting = text
    case .alternateGreetings: return Self.read(text, into: &alternateGreetings)
    case .exampleDialogue: exampleDialogue = text
    case .systemPrompt: systemPrompt = text
    case .postHistoryInstructions: postHistoryInstructions = text
    case .note: note.text = text
    case .noteDepth: return note.setDepth(to: text)
    case .noteRole: return note.setRole(to: text)
    case .creatorNotes: creatorNotes = text
    case .tags: return Self.read(text, into: &tags)
    case .talkativeness:
      let number = Double(text)
      guard text.isEmpty || number.map({ (0...1).contains($0) }) == true else { return false }
      talkativeness = number
    case .creator: creator = text
    case .version: version = text
    case .lorebook: lorebook = text
    case .name, .kind, .action, .location, .tagline, .look: return false
    }
    return true
  }

  /// Each text ends with a line break, so that no text and one empty text differ.
  private static func written(_ texts: [String]) -> String {
    texts.map { Escapes.write($0) + "\n" }.joined()
  }

  private static func read(_ text: String, into texts: inout [String]) -> Bool {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true else { return false }
    var read: [String] = []
    for line in lines {
      guard let text = Escapes.read(String(line))?.first else { return false }
      read.append(text)
    }
    texts = read
    return true
  }
}
