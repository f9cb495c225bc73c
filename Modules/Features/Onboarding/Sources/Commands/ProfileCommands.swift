import Entities
import FeatureKit
import TerminalUI

/// `profiles list|create|switch|delete|export|import`: the people of this machine, for scripts too.
@MainActor struct ProfileCommands {
  let interactor: any ProfileCommandsInteractor

  var group: Subcommand {
    // `--color` says whether output has colours, in every command.
    let color = CommandOption("tint", value: "COLOR", kind: .oneOf(ProfileColor.allCases.map(\.rawValue))) {
      $0.aboutColorOption
    }
    let yes = CommandOption("yes", letter: "y") { $0.aboutYesOption }
    let force = CommandOption("force") { $0.aboutForceOption }
    return Subcommand(
      "profiles", summary: { $0.aboutProfiles },
      subcommands: [
        Subcommand("list", summary: { $0.aboutProfilesList }, run: list),
        Subcommand("create", operands: "NAME", options: [color], summary: { $0.aboutProfilesCreate }, run: create),
        Subcommand(
          "switch", operands: "NAME", takes: [.profiles(interactor)], summary: { $0.aboutProfilesSwitch },
          run: switchTo),
        Subcommand(
          "delete", operands: "NAME", takes: [.profiles(interactor)], options: [yes],
          summary: { $0.aboutProfilesDelete }, run: delete),
        Subcommand(
          "export", operands: "[NAME] FILE", takes: [.file], options: [force], summary: { $0.aboutProfilesExport },
          run: export),
        Subcommand(
          "import", operands: "FILE", takes: [.file], summary: { $0.aboutProfilesImport }, run: importAll),
      ])
  }
}

extension ProfileCommands {
  private func list(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let summaries = try await interactor.profileSummaries()
    if io.wantsJSON {
      try io.write(json: summaries.map(ProfileEntry.init))
      return .done
    }
    let rows = summaries.map { summary in
      [
        summary.isInUse ? "*" : "", summary.profile.name ?? io.language.anonymous, "\(summary.id)",
        io.language.held(summary.contents),
      ]
    }
    for line in TextTable(rows).lines(aligned: io.isTerminal) { try io.writeLine(line) }
    return .done
  }

  private func create(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let name = try one(arguments, io.language.oneNameIsNeeded)
    let text = arguments.value(of: "tint")
    let color = text.flatMap { ProfileColor(rawValue: $0.lowercased()) }
    if let text, color == nil { throw CommandFailure(.wrongUsage, io.language.unknownColor(text)) }
    try io.writeLine("\(try await interactor.createProfile(name: name, color: color).id)")
    return .done
  }

  private func switchTo(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let name = try one(arguments, io.language.oneNameIsNeeded)
    let profile = try await interactor.profile(named: name)
    let left = try await interactor.profileSummaries().first(where: \.isInUse)
    try await interactor.switchProfile(to: profile.id)
    if let left, left.id != profile.id, left.profile.name == nil, !left.contents.isEmpty {
      io.warn(io.language.leftAnonymous(left))
    }
    return .done
  }

  private func delete(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let name = try one(arguments, io.language.oneNameIsNeeded)
    let profile = try await interactor.profile(named: name)
    if !arguments.has("yes") {
      let contents = try await interactor.profileSummaries().first { $0.id == profile.id }?.contents
      let question = io.language.deleteQuestion(profile.name ?? "\(profile.id)", contents ?? ProfileContents())
      guard let answer = try await io.confirm(question) else {
        throw CommandFailure(.wrongUsage, io.language.yesIsNeeded)
      }
      guard answer else { return .failed }
    }
    try await interactor.deleteProfile(profile.id)
    return .done
  }

  private func one(_ arguments: Arguments, _ words: String) throws -> String {
    guard arguments.operands.count == 1, let word = arguments.operands.first else {
      throw CommandFailure(.wrongUsage, words)
    }
    return word
  }
}

extension ProfileCommands {
  private func export(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let words = arguments.operands
    guard (1...2).contains(words.count), let path = words.last else {
      throw CommandFailure(.wrongUsage, io.language.fileIsNeeded)
    }
    let id = words.count == 2 ? try await interactor.profile(named: words[0]).id : nil
    let contents = try await working(io) { tell in
      try await interactor.exportProfile(id, to: path, replacing: arguments.has("force"), tell)
    }
    if io.wantsJSON { try io.write(json: contents) } else { try io.writeLine(io.language.exported(contents, to: path)) }
    return .done
  }

  private func importAll(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let path = try one(arguments, io.language.fileIsNeeded)
    let summary = try await working(io) { tell in try await interactor.importProfile(from: path, tell) }
    if io.wantsJSON { try io.write(json: summary) } else { try io.writeLine(io.language.imported(summary)) }
    return .done
  }

  /// Works until done, or until the person stops it; on a terminal it tells how far it is.
  private func working<Value: Sendable>(
    _ io: any CommandIO,
    _ body: @escaping @MainActor (@escaping @Sendable (ArchiveProgress) -> Void) async throws -> Value
  ) async throws -> Value {
    let (steps, told) = AsyncStream.makeStream(of: ArchiveProgress.self)
    let teller = Task {
      for await step in steps where io.isTerminal && !io.wantsJSON { io.warn(io.language.progress(step)) }
    }
    defer { teller.cancel() }
    let work = Task {
      try await body { progress in
        // A line for each second or so.
        if progress.messages.isMultiple(of: 20_000) { told.yield(progress) }
      }
    }
    let watch = io.onInterrupt { work.cancel() }
    defer { withExtendedLifetime(watch) {} }
    return try await work.value
  }
}

extension ValueKind {
  /// The names of the saved profiles; the ids of the others.
  @MainActor static func profiles(_ interactor: any ProfileCommandsInteractor) -> ValueKind {
    .words { _, language in
      try await interactor.profileSummaries().map { summary in
        Suggestion(summary.profile.name ?? "\(summary.id)", language.held(summary.contents))
      }
    }
  }
}
