import FeatureKit

/// Which of an app's features a run has.
struct FeatureSelection {
  let present: [CoreFeature]
  let absent: [CoreFeature]

  /// Chooses by name: only these, when they are given, and without those.
  /// - Throws: `CommandFailure` for a name that the app does not have.
  @MainActor init(of all: [CoreFeature], only: [String]?, without: [String]) throws(CommandFailure) {
    let known = all.map(\.id)
    for name in (only ?? []) + without where !known.contains(name) {
      throw CommandFailure(
        .wrongUsage, "There is no feature “\(name)”. The features are \(known.joined(separator: ", ")).")
    }
    let wanted = all.filter { (only ?? known).contains($0.id) && !without.contains($0.id) }
    present = wanted
    absent = all.filter { feature in !wanted.contains { $0.id == feature.id } }
  }
}
