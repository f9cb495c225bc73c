import Entities
import FeatureKit
import TerminalUI

extension AvatarCommands {
  /// `avatars create [NAME] [--write WORDS] [--draw WORDS] [--file FILE.json] [--description TEXT] [--greeting TEXT]…`
  var create: Subcommand {
    let write = CommandOption("write", value: "WORDS") { $0.aboutWriteOption }
    return Subcommand(
      "create", operands: "[NAME]", options: [write, Self.draw] + DefinitionOptions.all,
      summary: { $0.aboutAvatarsCreate },
      run: runCreate)
  }

  /// `avatars edit NAME|ID [--name NEW] [--draw WORDS] [--description TEXT] …`
  var edit: Subcommand {
    let name = CommandOption("name", value: "NEW") { $0.aboutNewNameOption }
    return Subcommand(
      "edit", operands: "NAME", takes: [.ownAvatars(interactor)], options: [name, Self.draw] + DefinitionOptions.all,
      summary: { $0.aboutAvatarsEdit }, run: runEdit)
  }

  private func runCreate(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    guard arguments.operands.count <= 1 else { throw CommandFailure(.wrongUsage, io.language.oneNameIsNeeded) }
    try Self.checkPicture(arguments, io)
    var draft = AvatarDraft(
      name: "", picturePath: arguments.value(of: "picture") ?? "",
      description: AvatarDescription(character: .man, action: .smiling, location: .park))
    func applyArguments() async throws {
      try await DefinitionOptions.apply(arguments, to: &draft, io)
      if let name = arguments.operands.first { draft.name = name }
    }
    try await applyArguments()
    if let words = arguments.value(of: "write") {
      guard !words.trimmed.isEmpty else { throw CommandFailure(.wrongUsage, io.language.wordsAreNeeded) }
      _ = try await interactor.ensureProfile()
      draft = try await written(CharacterIdea(words, for: draft), io)
      // The user's own options replace what the model wrote.
      try await applyArguments()
    }
    // A file, or a model, may give the name.
    if draft.name.isEmpty { throw CommandFailure(.wrongUsage, io.language.oneNameIsNeeded) }
    _ = try await interactor.ensureProfile()
    if let path = try await drawn(arguments, for: draft, io) { draft.picturePath = path }
    let avatar = try await interactor.createAvatar(draft)
    if io.wantsJSON {
      try io.write(json: AvatarEntry(avatar, in: io.language))
    } else {
      try io.writeLine("\(avatar.id)")
    }
    return .done
  }

  private func runEdit(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    try Self.checkPicture(arguments, io)
    let avatar = try await named(arguments, io)
    guard edit.options.contains(where: { arguments.has($0.name) }) else {
      throw CommandFailure(.wrongUsage, io.language.changeIsNeeded)
    }
    guard let details = try await interactor.character(avatar.id) else {
      throw CommandFailure(.missing, io.language.avatarIsGone)
    }
    var draft = AvatarDraft(details)
    try await DefinitionOptions.apply(arguments, to: &draft, io)
    if let name = arguments.value(of: "name") { draft.name = name }
    // Before a model draws for it.
    if avatar.author == nil { throw CommandFailure(.failed, io.language.cannotEditBuiltIn(avatar.name)) }
    let picture: PictureChange =
      switch try await drawn(arguments, for: draft, io) ?? arguments.value(of: "picture") {
      case nil: .kept
      case ""?: .removed
      case let path?: .file(path)
      }
    let changed = try await interactor.changeAvatar(avatar.id, to: draft, picture: picture)
    if io.wantsJSON { try io.write(json: AvatarEntry(changed, in: io.language)) }
    return .done
  }
}
