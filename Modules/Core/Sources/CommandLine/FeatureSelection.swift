import FeatureKit
import TerminalUI

/// Which of an app's features a run has.
@MainActor struct FeatureSelection {
  /// What the app is called.
  let program: String
  let present: [CoreFeature]
  let absent: [CoreFeature]
  /// The features that were wanted by name, and those that were not.
  private let only: [String]?
  private let without: [String]

  /// Chooses by name: only these, when they are given, and without those.
  /// - Throws: `CommandFailure` for a name that the app does not have.
  init(
    of all: [CoreFeature], in program: String, only: [String]? = nil, without: [String] = []
  ) throws(CommandFailure) {
    let known = all.map(\.id)
    for name in (only ?? []) + without where !known.contains(name) { throw .unknownFeature(name, among: known) }
    let wanted = all.filter { (only ?? known).contains($0.id) && !without.contains($0.id) }
    self.program = program
    (self.only, self.without) = (only, without)
    present = wanted
    absent = all.filter { feature in !wanted.contains { $0.id == feature.id } }
  }

  /// A run with all of an app's features.
  init(all: [CoreFeature], in program: String) {
    self.program = program
    (only, without) = (nil, [])
    present = all
    absent = []
  }

  /// Whether this run has a feature.
  func has(_ feature: CoreFeature) -> Bool {
    present.contains { $0.id == feature.id }
  }

  /// Why a command cannot be had that belongs to a feature that was left out; nil for every other word.
  func refusal(ofCommand name: String, _ language: Language) -> CommandFailure? {
    guard let owner = absent.first(where: { $0.commands.contains(name) }) else { return nil }
    return CommandFailure(
      .wrongUsage,
      language.belongsToAbsent(name, feature: owner.id) + " " + (remedy(for: owner.id, language) ?? ""))
  }

  /// What brings a feature back that was left out; nil when the program does not have it at all.
  func remedy(for feature: String, _ language: Language) -> String? {
    guard absent.contains(where: { $0.id == feature }) else { return nil }
    return language.howToBringBack(
      feature, in: program, isUnlisted: only.map { !$0.contains(feature) } ?? false,
      isExcluded: without.contains(feature))
  }

  /// Why an address leads nowhere that belongs to a feature that was left out; nil for every other one.
  func refusal(ofAddress address: String, named name: String?, _ language: Language) -> CommandFailure? {
    guard let name, let owner = absent.first(where: { $0.addresses.contains(name) }) else { return nil }
    return CommandFailure(
      .missing,
      language.belongsToAbsent(address: address, feature: owner.id) + " " + (remedy(for: owner.id, language) ?? ""))
  }
}
