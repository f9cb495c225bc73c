/// The common options of a command, as written: their values are checked when the configuration is resolved.
public struct CommonOptions: Hashable, Sendable {
  private(set) var values: [CommonOption: String] = [:]

  /// No option at all.
  public init() {}

  /// Adds an option; a switch has the value `true`. Lists are combined; otherwise the last value is used.
  public mutating func add(_ value: String, to option: CommonOption) {
    if option.kind == .names, let earlier = values[option] {
      values[option] = "\(earlier),\(value)"
    } else {
      values[option] = value
    }
  }
}
