import DesignSystem
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
    for part in details.texts(of: Self.texts, in: io.language) {
      // The texts may come from an untrusted file: `writeLine` removes their control characters.
      try io.writeLine("\n[\(part.title)]")
      try io.writeLine(part.text)
    }
    let lore = await lore(of: details, io.language)
    if !lore.isEmpty { try io.writeLine("\n[\(CharacterField.lorebook.title(in: io.language))]") }
    for line in lore { try io.writeLine(line) }
    return .done
  }

  /// A line for each entry of the lorebook.
  private func lore(of details: CharacterDetails, _ language: Language) async -> [String] {
    guard let entries = try? await interactor.lorebookEntries(in: details.definition.lorebook) else {
      return [language.lorebookIsUnreadable]
    }
    return entries.map(language.line)
  }

  /// The long texts.
  private static let texts: [CharacterField] = [
    .description, .personality, .scenario, .greeting, .alternateGreetings, .exampleDialogue, .systemPrompt,
    .postHistoryInstructions, .note, .creatorNotes,
  ]

  /// The short fields, each with its title.
  private func facts(of details: CharacterDetails, _ language: Language) -> [[String]] {
    let avatar = details.avatar
    var facts = [[CharacterField.name.title(in: language), avatar.name], ["ID", "\(avatar.id)"]]
    let kind = avatar.isAssistant ? language.plainAssistant : avatar.traits?.sentence(in: language)
    if let kind { facts.append([CharacterField.kind.title(in: language), kind]) }
    let short: [CharacterField] = [
      .tagline, .nickname, .creator, .version, .talkativeness, .tags, .noteDepth, .noteRole,
    ]
    return facts + details.texts(of: short, in: language).map { [$0.title, $0.text] }
  }
}
