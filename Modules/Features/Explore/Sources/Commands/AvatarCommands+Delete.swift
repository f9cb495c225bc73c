import Entities
import FeatureKit
import TerminalUI

extension AvatarCommands {
  /// `avatars delete NAME|ID [--yes]`
  var delete: Subcommand {
    Subcommand(
      "delete", operands: "NAME", takes: [.ownAvatars(interactor)], options: [.yes],
      summary: { $0.aboutAvatarsDelete }, run: runDelete)
  }

  private func runDelete(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let avatar = try await named(arguments, io)
    if avatar.author == nil { throw CommandFailure(.failed, io.language.staysAsBuiltIn(avatar.name)) }
    guard try await arguments.agrees(to: io.language.deleteQuestion(avatar.name), io) else { return .failed }
    try await interactor.deleteAvatar(avatar.id)
    if io.wantsJSON { try io.write(json: AvatarEntry(avatar, in: io.language)) }
    return .done
  }
}

extension ValueKind {
  /// Suggestions for all avatars.
  @MainActor static func avatars(_ interactor: any AvatarCommandsInteractor) -> ValueKind {
    .words { _, language in Suggestion.suggestions(for: try await interactor.allAvatars(), in: language) }
  }

  /// Suggestions for the user's own avatars only.
  @MainActor static func ownAvatars(_ interactor: any AvatarCommandsInteractor) -> ValueKind {
    .words { _, language in
      Suggestion.suggestions(for: try await interactor.allAvatars().filter { $0.author != nil }, in: language)
    }
  }
}
