/// Descriptions may appear in logs and crash reports: they never show the key, nor a password in the address.
extension ModelSettings: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The settings; for the key only whether it is set.
  public var description: String {
    let parts = [
      "provider: \(provider ?? "-")", "model: \(model ?? "-")",
      "baseURL: \(baseURL.map(Endpoint.shown) ?? "-")", "apiKey: \(apiKey == nil ? "-" : "set")",
    ]
    return "ModelSettings(\(parts.joined(separator: ", ")))"
  }

  /// The same for debuggers.
  public var debugDescription: String { description }
  /// The same for `dump`.
  public var customMirror: Mirror { Mirror(self, children: [("settings", description)]) }
}
