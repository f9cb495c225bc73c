import TerminalUI

/// The features of a running app, merged in the order of the list.
@MainActor public struct FeatureRegistry {
  /// The features.
  public let features: [any Feature]
  /// The contributions of all features, in order.
  public let contributions: Contributions
  private let owners: [String: String]

  /// Merges the features' contributions.
  /// - Throws: If two features claim one name.
  public init(_ features: [any Feature]) throws(ContributionConflict) {
    var merged = Contributions()
    var owners: [String: String] = [:]
    for feature in features {
      let added = feature.contributions
      let names =
        ["feature \(feature.id)"] + added.tabs.map { "tab \($0.id)" }
        + added.commands.flatMap { $0.names.map { "command \($0)" } }
        + added.links.map { "link \($0.name)" }
        + added.settings.flatMap { section in
          ([section.id] + section.aliases).map { "settings section \($0)" }
        }
        + added.actions.map { "action \($0.id)" }
      for name in names {
        if let owner = owners[name] { throw ContributionConflict(name: name, owners: (owner, feature.id)) }
        owners[name] = feature.id
      }
      merged.tabs += added.tabs
      merged.commands += added.commands
      merged.links += added.links
      merged.settings += added.settings
      merged.start += added.start
      merged.actions += added.actions
    }
    self.features = features
    contributions = merged
    self.owners = owners
  }

  /// The feature with a contribution: `command ask`, `tab chats`.
  public func owner(of name: String) -> String? {
    owners[name]
  }
}

/// Two features that claim one name.
public struct ContributionConflict: Error, CustomStringConvertible {
  let name: String
  let owners: (String, String)

  /// The conflict, and its cure.
  public var description: String {
    owners.0 == owners.1
      ? "The feature \(owners.0) adds the \(name) twice."
      : "The features \(owners.0) and \(owners.1) both add the \(name). Leave one out, or rename it."
  }
}
