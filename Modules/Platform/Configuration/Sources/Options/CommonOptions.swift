/// The common options that a command gave, as they were written: whether a value makes sense is seen when the
/// configuration is resolved.
public struct CommonOptions: Hashable, Sendable {
  private(set) var values: [CommonOption: String] = [:]

  /// No option at all.
  public init() {}

  /// Adds an option; a switch has the value `true`. Lists add up, else the last value counts.
  public mutating func add(_ value: String, to option: CommonOption) {
    if option.kind == .names, let earlier = values[option] {
      values[option] = "\(earlier),\(value)"
    } else {
      values[option] = value
    }
  }
}
