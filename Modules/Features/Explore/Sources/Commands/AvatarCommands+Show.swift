import Entities
import FeatureKit
import TerminalUI

extension AvatarCommands {
  /// `avatars show NAME|ID`
  var show: Subcommand {
    Subcommand(
      "show", operands: "NAME", takes: [.avatars(interactor)], summary: { $0.aboutAvatarsShow }, run: runShow)
  }

  private func runShow(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let avatar = try await named(arguments, io)
    guard let details = try await interactor.character(avatar.id) else {
      throw CommandFailure(.missing, io.language.avatarIsGone)
    }
    if io.wantsJSON {
      try io.write(json: CharacterFile(details))
      return .done
    }
    for line in TextTable(facts(of: details, io.language)).lines(aligned: io.isTerminal) { try io.writeLine(line) }
    for (title, text) in texts(of: details, io.language) {
      // The texts may come from an untrusted file, so that control characters are removed.
      try io.writeLine("\n[\(title)]")
      try io.writeLine(text)
    }
    return .done
  }

  /// The short fields, each with its title.
  private func facts(of details: CharacterDetails, _ language: Language) -> [[String]] {
    let (avatar, definition) = (details.avatar, details.definition)
    let looks = AvatarDescription(character: avatar.character, action: avatar.action, location: avatar.location)
    var facts = [[CharacterField.name.title(in: language), avatar.name], ["ID", "\(avatar.id)"]]
    facts.append(
      avatar.isAssistant
        ? [CharacterField.kind.title(in: language), language.plainAssistant]
        : [CharacterField.kind.title(in: language), looks.sentence(in: language)])
    for field in [CharacterField.tagline, .nickname, .creator, .version, .talkativeness] where !details[field].isEmpty {
      facts.append([field.title(in: language), details[field]])
    }
    if !definition.tags.isEmpty {
      facts.append([CharacterField.tags.title(in: language), definition.tags.joined(separator: ", ")])
    }
    return facts
  }

  /// The long texts, each with its title.
  private func texts(of details: CharacterDetails, _ language: Language) -> [(String, String)] {
    let fields: [CharacterField] = [
      .description, .personality, .scenario, .greeting, .exampleDialogue, .systemPrompt, .postHistoryInstructions,
      .creatorNotes, .lorebook,
    ]
    return fields.flatMap { field in
      var texts = [(field.title(in: language), details[field])]
      if field == .greeting {
        texts += details.definition.alternateGreetings.enumerated().map {
          (language.greeting(number: $0.offset + 2), $0.element)
        }
      }
      return texts.filter { !$0.1.allSatisfy(\.isWhitespace) }
    }
  }
}
