import Entities
import FeatureKit
import TerminalUI

extension AvatarCommands {
  /// `avatars delete NAME|ID [--yes]`
  var delete: Subcommand {
    let yes = CommandOption("yes", letter: "y") { $0.aboutYesOption }
    return Subcommand(
      "delete", operands: "NAME", takes: [.ownAvatars(interactor)], options: [yes],
      summary: { $0.aboutAvatarsDelete }, run: runDelete)
  }

  private func runDelete(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let avatar = try await named(arguments, io)
    if !arguments.has("yes") {
      guard let answer = try await io.confirm(io.language.deleteQuestion(avatar.name)) else {
        throw CommandFailure(.wrongUsage, io.language.yesIsNeeded)
      }
      guard answer else { return .failed }
    }
    try await interactor.deleteAvatar(avatar.id)
    if io.wantsJSON { try io.write(json: AvatarEntry(avatar, in: io.language)) }
    return .done
  }
}

extension ValueKind {
  /// The names of avatars; the last digits of the ids where several have the same name.
  @MainActor static func avatars(_ interactor: any AvatarCommandsInteractor) -> ValueKind {
    .words { _, language in suggestions(for: try await interactor.allAvatars(), language) }
  }

  /// The same of the user's own avatars.
  @MainActor static func ownAvatars(_ interactor: any AvatarCommandsInteractor) -> ValueKind {
    .words { _, language in
      suggestions(for: try await interactor.allAvatars().filter { $0.author != nil }, language)
    }
  }

  private static func suggestions(for avatars: [Avatar], _ language: Language) -> [Suggestion] {
    let ids = avatars.map(\.id)
    let bearers = Dictionary(grouping: avatars) { $0.name.lowercased() }
    return avatars.map { avatar in
      let isAlone = bearers[avatar.name.lowercased()]?.count == 1
      return isAlone
        ? Suggestion(avatar.name, avatar.summary(in: language), longForm: "\(avatar.id)")
        : Suggestion(avatar.id.shortForm(among: ids), avatar.name, longForm: "\(avatar.id)")
    }
  }
}
