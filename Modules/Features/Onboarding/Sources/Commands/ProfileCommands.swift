import Entities
import FeatureKit
import TerminalUI

/// `profiles list|show|create|rename|switch|delete|export|import`: the profiles of this computer.
@MainActor struct ProfileCommands {
  let interactor: any ProfileCommandsInteractor

  var group: Subcommand {
    // It is not named `--color`, which every command has for the colours of its output.
    let color = CommandOption("tint", value: "COLOR", kind: .oneOf(ProfileColor.allCases.map(\.rawValue))) {
      $0.aboutColorOption
    }
    let copies = CommandOption("copies") { $0.aboutCopiesOption }
    let settings = CommandOption("take-settings") { $0.aboutTakeSettingsOption }
    return Subcommand(
      "profiles", summary: { $0.aboutProfiles },
      subcommands: [
        Subcommand("list", summary: { $0.aboutProfilesList }, run: list),
        Subcommand(
          "show", operands: "[NAME]", takes: [.profiles(interactor)], summary: { $0.aboutProfilesShow }, run: show),
        Subcommand("create", operands: "NAME", options: [color], summary: { $0.aboutProfilesCreate }, run: create),
        Subcommand(
          "rename", operands: "NAME NEW", takes: [.profiles(interactor), .text], summary: { $0.aboutProfilesRename },
          run: rename),
        Subcommand(
          "switch", operands: "NAME", takes: [.profiles(interactor)], summary: { $0.aboutProfilesSwitch },
          run: switchTo),
        Subcommand(
          "delete", operands: "NAME", takes: [.profiles(interactor)], options: [copies, .yes],
          summary: { $0.aboutProfilesDelete }, run: delete),
        Subcommand(
          "export", operands: "[NAME] FILE", takes: [.file, .file],
          options: [.output { $0.aboutOutputOption }, .force], summary: { $0.aboutProfilesExport }, run: export),
        Subcommand(
          "import", operands: "FILE", takes: [.file], options: [settings], summary: { $0.aboutProfilesImport },
          run: importAll),
      ])
  }
}

extension ProfileCommands {
  private func list(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let summaries = try await interactor.profileSummaries()
    if io.wantsJSON {
      try io.write(json: summaries.map { ProfileEntry(summary: $0) })
      return .done
    }
    // An empty list is no failure. The message goes to standard error.
    if summaries.isEmpty { io.warn(io.language.noProfiles) }
    let ids = summaries.map(\.id)
    let rows = summaries.map { summary in
      [
        summary.isInUse ? "*" : "", summary.profile.name ?? io.language.anonymous,
        io.isTerminal ? summary.id.shortForm(among: ids) : "\(summary.id)", io.language.held(summary.contents),
      ]
    }
    for line in TextTable(rows).lines(aligned: io.isTerminal) { try io.writeLine(line) }
    return .done
  }

  private func create(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let name = try arguments.onlyOperand(or: io.language.oneNameIsNeeded("create NAME"))
    let text = arguments.value(of: "tint")
    let color = text.flatMap { ProfileColor(rawValue: $0.lowercased()) }
    if let text, color == nil { throw CommandFailure(.wrongUsage, io.language.unknownColor(text)) }
    let made = try await interactor.createProfile(name: name, color: color)
    if io.wantsJSON { try await write(made.id, io) } else { try io.writeLine("\(made.id)") }
    return .done
  }

  private func show(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw CommandFailure(.wrongUsage, io.language.oneNameIsNeeded("show [NAME]"))
    }
    var wanted = try await interactor.currentProfile()
    if let name = arguments.operands.first { wanted = try await interactor.profile(named: name) }
    guard let profile = wanted,
      let summary = try await interactor.profileSummaries().first(where: { $0.id == profile.id })
    else { throw CommandFailure(.missing, io.language.noProfileInUse) }
    if io.wantsJSON {
      try io.write(json: ProfileEntry(summary: summary))
      return .done
    }
    let color = summary.profile.color?.title(in: io.language)
    let rows = [
      (io.language.name, summary.profile.name ?? io.language.anonymous), ("ID", "\(summary.id)"),
      (io.language.email, summary.profile.email ?? "-"), (io.language.color, color ?? "-"),
      (io.language.holds, io.language.held(summary.contents)),
    ]
    for line in TextTable(rows.map { [$0.0, $0.1] }).lines(aligned: io.isTerminal) { try io.writeLine(line) }
    return .done
  }

  private func rename(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    guard arguments.operands.count == 2 else { throw CommandFailure(.wrongUsage, io.language.twoNamesAreNeeded) }
    let profile = try await interactor.profile(named: arguments.operands[0])
    try await interactor.renameProfile(profile.id, to: arguments.operands[1])
    if io.wantsJSON { try await write(profile.id, io) }
    return .done
  }

  /// Writes the profile with an id as JSON; nothing if it is deleted.
  private func write(_ id: UserProfile.ID, _ io: any CommandIO) async throws {
    guard let summary = try await interactor.profileSummaries().first(where: { $0.id == id }) else { return }
    try io.write(json: ProfileEntry(summary: summary))
  }

  private func switchTo(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let name = try arguments.onlyOperand(or: io.language.oneNameIsNeeded("switch NAME"))
    let profile = try await interactor.profile(named: name)
    let left = try await interactor.profileSummaries().first(where: \.isInUse)
    try await interactor.switchProfile(to: profile.id)
    if let left, left.id != profile.id, left.profile.name == nil, !left.contents.isEmpty {
      io.warn(io.language.leftAnonymous(left))
    }
    // The option for the profile overrides the switch in later runs.
    if let entry = interactor.configurationEntries.first(where: { $0.key == "profile" }), let value = entry.value,
      let source = entry.source, !source.hasPrefix("--"),
      try await interactor.profile(named: value).id != profile.id
    {
      io.warn(io.language.profileIsSet(value, by: source))
    }
    if io.wantsJSON { try await write(profile.id, io) }
    return .done
  }

  private func delete(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let name = try arguments.onlyOperand(or: io.language.oneNameIsNeeded("delete NAME"))
    let profile = try await interactor.profile(named: name)
    let summary = try await interactor.profileSummaries().first { $0.id == profile.id }
    let question = io.language.deleteQuestion(profile.name ?? "\(profile.id)", summary?.contents ?? ProfileContents())
    guard try await arguments.agrees(to: question, io) else { return .failed }
    try await interactor.deleteProfile(profile.id, copies: arguments.has("copies") ? .deleted : .kept)
    if io.wantsJSON, let summary { try io.write(json: ProfileEntry(summary: summary)) }
    let copies = await interactor.dataCopies().filter { $0.holds(profile.id) }
    if !copies.isEmpty {
      let areShared = copies.contains { $0.holdsOthers(than: profile.id) }
      io.warn(io.language.hold(copies.map(\.name), in: interactor.dataDirectory, areShared: areShared))
    }
    return .done
  }
}

extension ProfileCommands {
  private func export(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    // The option stands for the last operand.
    let words = arguments.operands + (arguments.value(of: "output").map { [$0] } ?? [])
    guard (1...2).contains(words.count), let path = words.last, !path.isEmpty else {
      throw CommandFailure(.wrongUsage, io.language.fileIsNeeded("export [NAME] FILE"))
    }
    // One operand that is a profile's name: probably the file is missing.
    if arguments.operands.count == 1, words.count == 1, (try? await interactor.profile(named: path)) != nil {
      throw CommandFailure(.wrongUsage, io.language.fileIsNeeded(for: path))
    }
    let named: UserProfile? =
      try await (words.count == 2 ? interactor.profile(named: words[0]) : interactor.currentProfile())
    guard let profile = named else { throw CommandFailure(.missing, io.language.noProfileInUse) }
    let isOutput = path == "-"
    let stopped = isOutput ? io.language.outputStopped : io.language.exportStopped
    let export = try await io.working(stopped: stopped, saying: io.language.progress) { report in
      try await interactor.exportProfile(
        profile.id, to: isOutput ? "/dev/stdout" : path, replacing: arguments.has("force"), report)
    }
    // Standard output contains only the exported data.
    if isOutput {
      io.warn(io.language.exported(export, of: profile.name ?? io.language.anonymous, to: path))
    } else if io.wantsJSON {
      try io.write(json: ExportEntry(profile: profile, export: export))
    } else {
      try io.writeLine(io.language.exported(export, of: profile.name ?? io.language.anonymous, to: path))
    }
    return .done
  }

  private func importAll(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let path = try arguments.onlyOperand(or: io.language.fileIsNeeded("import FILE"))
    let importsSettings = arguments.has("take-settings")
    let summary = try await io.working(stopped: io.language.importStopped, saying: io.language.progress) { report in
      try await interactor.importProfile(
        from: path == "-" ? "/dev/stdin" : path, importingSettings: { _ in importsSettings }, report)
    }
    if io.wantsJSON {
      try io.write(json: summary)
      return .done
    }
    try io.writeLine(io.language.imported(summary))
    if summary.importedSettings, let settings = summary.settings, !settings.wishes.isEmpty {
      for line in [io.language.importedSettings] + io.language.settings(settings) { try io.writeLine(line) }
    }
    for line in io.language.leftOut(of: summary, offering: io.language.takeSettingsTakesThem) { try io.writeLine(line) }
    return .done
  }
}

extension ValueKind {
  /// The names of the profiles; the last digits of the ids of those without a name.
  @MainActor static func profiles(_ interactor: any ProfileCommandsInteractor) -> ValueKind {
    .words { _, language in
      let summaries = try await interactor.profileSummaries()
      let ids = summaries.map(\.id)
      return summaries.map { summary in
        Suggestion(
          summary.profile.name ?? summary.id.shortForm(among: ids), language.held(summary.contents),
          longForm: "\(summary.id)")
      }
    }
  }
}
