import FeatureKit
import TerminalUI

/// Which of an app's features a run has.
@MainActor struct FeatureSelection {
  /// What the app is called.
  let program: String
  let present: [CoreFeature]
  let absent: [CoreFeature]

  /// Chooses by name: only these, when they are given, and without those.
  /// - Throws: `CommandFailure` for a name that the app does not have.
  init(
    of all: [CoreFeature], in program: String, only: [String]? = nil, without: [String] = []
  ) throws(CommandFailure) {
    let known = all.map(\.id)
    for name in (only ?? []) + without where !known.contains(name) {
      throw CommandFailure(
        .wrongUsage, "There is no feature “\(name)”. The features are \(known.joined(separator: ", ")).")
    }
    let wanted = all.filter { (only ?? known).contains($0.id) && !without.contains($0.id) }
    self.program = program
    present = wanted
    absent = all.filter { feature in !wanted.contains { $0.id == feature.id } }
  }

  /// Whether this run has a feature.
  func has(_ feature: CoreFeature) -> Bool {
    present.contains { $0.id == feature.id }
  }

  /// What brings a feature back that was left out; nil when the program does not have it at all.
  func remedy(for feature: String, _ language: Language) -> String? {
    absent.contains { $0.id == feature } ? language.howToBringBack(feature, in: program) : nil
  }
}
