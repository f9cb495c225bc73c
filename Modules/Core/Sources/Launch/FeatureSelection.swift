import Configuration
import FeatureKit
import TerminalUI

/// The features of a run, out of those of its app.
@MainActor struct FeatureSelection {
  /// The name of the app.
  let program: String
  /// The app's features, in the order of their tabs.
  let all: [CoreFeature]
  /// The features of this run.
  let present: [CoreFeature]
  /// The features of the app that this run leaves out.
  let absent: [CoreFeature]
  /// The names that --features lists; nil without it.
  private let only: [String]?
  /// The names that --without lists.
  private let without: [String]

  /// Chooses features by name.
  /// - Parameters:
  ///   - only: The features to have; nil for all of the app.
  ///   - without: The features to leave out of these.
  /// - Throws: `CommandFailure` for a name that the app does not have.
  init(
    of all: [CoreFeature], in program: String, only: [String]? = nil, without: [String] = []
  ) throws(CommandFailure) {
    let known = all.map(\.id)
    for name in (only ?? []) + without where !known.contains(name) { throw .unknownFeature(name, among: known) }
    let wanted = all.filter { (only ?? known).contains($0.id) && !without.contains($0.id) }
    self.program = program
    self.all = all
    (self.only, self.without) = (only, without)
    present = wanted
    absent = all.filter { feature in !wanted.contains { $0.id == feature.id } }
  }

  /// Chooses the features that the settings name.
  /// - Parameter besidesFile: Whether the choice in the configuration file does not count: a command that repairs the
  ///   file could otherwise be left out by it.
  /// - Throws: `CommandFailure` for a name that the app does not have.
  init(
    of all: [CoreFeature], in program: String, by configuration: AppConfiguration, besidesFile: Bool
  ) throws(CommandFailure) {
    func counts(_ option: CommonOption) -> Bool {
      guard besidesFile, case .file? = configuration.setting(option)?.origin else { return true }
      return false
    }
    try self.init(
      of: all, in: program, only: counts(.features) ? configuration[.features] : nil,
      without: counts(.without) ? configuration[.without] : [])
  }

  /// A run with all of an app's features.
  init(all: [CoreFeature], in program: String) {
    self.program = program
    self.all = all
    (only, without) = (nil, [])
    present = all
    absent = []
  }

  /// Whether this run has a feature.
  func has(_ feature: CoreFeature) -> Bool {
    present.contains { $0.id == feature.id }
  }

  /// The error for a command of a feature that was left out; nil for every other word.
  func refusal(ofCommand name: String, _ language: Language) -> CommandFailure? {
    guard let owner = absent.first(where: { $0.commands.contains(name) }) else { return nil }
    return CommandFailure(
      .wrongUsage,
      language.belongsToAbsent(name, feature: owner.id) + " " + (remedy(for: owner.id, language) ?? ""))
  }

  /// The advice that brings back a feature that was left out; nil where the program does not have it at all.
  func remedy(for feature: String, _ language: Language) -> String? {
    guard absent.contains(where: { $0.id == feature }) else { return nil }
    return language.howToBringBack(
      feature, in: program, isUnlisted: only.map { !$0.contains(feature) } ?? false,
      isExcluded: without.contains(feature))
  }

  /// The error for an address of a feature that was left out; nil for every other one.
  func refusal(ofAddress address: String, named name: String?, _ language: Language) -> CommandFailure? {
    guard let name, let owner = absent.first(where: { $0.addresses.contains(name) }) else { return nil }
    return CommandFailure(
      .missing,
      language.belongsToAbsent(address: address, feature: owner.id) + " " + (remedy(for: owner.id, language) ?? ""))
  }
}
