/// Which settings are shown.
public struct SettingsParameters: Hashable, Sendable {
  /// The name of a section, to see it alone; nil to see all of them.
  public let section: String?

  /// All sections, or one.
  public init(section: String? = nil) {
    self.section = section
  }
}

extension SettingsParameters {
  /// What comes after `settings` in a link; nil when it names no section of these.
  init?(path: [String], among known: [String]) {
    guard path.count < 2, path.allSatisfy(known.contains) else { return nil }
    section = path.first
  }
}
