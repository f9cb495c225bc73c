import Entities
import FeatureKit
import TerminalUI

extension AvatarCommands {
  /// `avatars create NAME [--kind KIND] [--action ACTION] [--location PLACE] [--picture FILE]`
  var create: Subcommand {
    let options = [
      CommandOption("kind", value: "KIND", kind: .oneOf(CharacterOption.self)) { $0.aboutNewKindOption },
      CommandOption("action", value: "ACTION", kind: .oneOf(CharacterAction.self)) { $0.aboutActionOption },
      CommandOption("location", value: "PLACE", kind: .oneOf(CharacterLocation.self)) { $0.aboutLocationOption },
      CommandOption("picture", value: "FILE", kind: .file) { $0.aboutPictureOption },
    ]
    return Subcommand(
      "create", operands: "NAME", options: options, summary: { $0.aboutAvatarsCreate }, run: runCreate)
  }

  private func runCreate(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw CommandFailure(.wrongUsage, io.language.oneNameIsNeeded)
    }
    let kind: CharacterOption? = try choice("kind", arguments, io.language)
    let action: CharacterAction? = try choice("action", arguments, io.language)
    let location: CharacterLocation? = try choice("location", arguments, io.language)
    _ = try await interactor.ensureProfile()
    let avatar = try await interactor.createAvatar(
      name: name, character: kind ?? .man, action: action ?? .smiling, location: location ?? .park,
      pictureAt: arguments.value(of: "picture"))
    if io.wantsJSON {
      try io.write(json: AvatarEntry(avatar, in: io.language))
    } else {
      try io.writeLine("\(avatar.id)")
    }
    return .done
  }
}

extension ValueKind {
  /// The values of an enumeration's cases, by name.
  static func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ choices: Choice.Type) -> ValueKind {
    .oneOf(Choice.allCases.map(\.rawValue))
  }
}
