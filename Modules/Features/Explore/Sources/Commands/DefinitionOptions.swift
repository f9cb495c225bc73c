import Entities
import FeatureKit
import TerminalUI

/// The options of `avatars create` and `avatars edit` for the fields of a character.
@MainActor enum DefinitionOptions {
  /// The options that take the text of one field.
  private static let texts: [(name: String, value: String, field: CharacterField)] = [
    ("tagline", "TEXT", .tagline), ("look", "0…11", .look), ("nickname", "NAME", .nickname),
    ("description", "TEXT", .description), ("personality", "TEXT", .personality), ("scenario", "TEXT", .scenario),
    ("example-dialogue", "TEXT", .exampleDialogue), ("system-prompt", "TEXT", .systemPrompt),
    ("post-history-instructions", "TEXT", .postHistoryInstructions), ("note", "TEXT", .note),
    ("note-depth", "0…999", .noteDepth),
    ("note-role", "system|user|assistant", .noteRole), ("creator-notes", "TEXT", .creatorNotes),
    ("talkativeness", "0…1", .talkativeness), ("creator", "TEXT", .creator), ("character-version", "TEXT", .version),
  ]

  static let all: [CommandOption] =
    [
      CommandOption("kind", value: "KIND", kind: .oneOf(CharacterOption.self)) { $0.aboutNewKindOption },
      CommandOption("action", value: "ACTION", kind: .oneOf(CharacterAction.self)) { $0.aboutActionOption },
      CommandOption("location", value: "PLACE", kind: .oneOf(CharacterLocation.self)) { $0.aboutLocationOption },
      CommandOption("picture", value: "FILE", kind: .file) { $0.aboutPictureOption },
    ]
    + texts.map { text in CommandOption(text.name, value: text.value) { text.field.title(in: $0) } }
    + [
      CommandOption("greeting", value: "TEXT") { $0.aboutGreetingOption },
      CommandOption("tag", value: "TEXT") { $0.aboutTagOption },
      CommandOption("file", value: "FILE", kind: .file) { $0.aboutFileOption },
    ]

  /// Sets what the file and the options say. An option takes precedence over the file.
  static func apply(_ arguments: Arguments, to draft: inout AvatarDraft, _ io: any CommandIO) async throws {
    if let path = arguments.value(of: "file") {
      let limit = CharacterDefinition.longest * 2
      let file = try await io.read(json: path, as: CharacterFile.self, atMost: limit)
      if let field = file.apply(to: &draft) {
        throw CommandFailure(.wrongUsage, io.language.invalidField(field, in: path))
      }
    }
    let commands = AvatarCommands.self
    if let kind: CharacterOption = try commands.choice("kind", arguments, io.language) {
      draft.description.character = kind
    }
    if let action: CharacterAction = try commands.choice("action", arguments, io.language) {
      draft.description.action = action
    }
    if let place: CharacterLocation = try commands.choice("location", arguments, io.language) {
      draft.description.location = place
    }
    for (name, value, field) in texts {
      guard let text = arguments.value(of: name) else { continue }
      guard draft.set(field, to: text) else {
        throw CommandFailure(.wrongUsage, io.language.invalidOption(name, expected: value))
      }
    }
    if arguments.has("greeting") {
      let greetings = arguments.values(of: "greeting")
      draft.definition.greeting = greetings.first ?? ""
      draft.definition.alternateGreetings = Array(greetings.dropFirst())
    }
    if arguments.has("tag") { draft.definition.tags = arguments.values(of: "tag").flatMap(\.commaDivided) }
  }
}

extension ValueKind {
  /// The values of an enumeration's cases, by name.
  static func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) -> ValueKind {
    .oneOf(Choice.allCases.map(\.rawValue))
  }
}
