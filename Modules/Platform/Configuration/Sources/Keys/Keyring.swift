import Entities
import System

/// The keyring of a desktop session, through libsecret's `secret-tool` (its manual page, secret-tool(1)).
///
/// Keys are passed through pipes, never in a program's arguments or in its environment.
struct Keyring: Sendable {
  /// The variables of a session that the tool needs. It gets no other, such as one with a key.
  private static let variables = [
    "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "HOME", "PATH", "LANG",
    "LC_ALL",
  ]

  private let tool: Subprocess

  /// The keyring of an environment; nil where there is no desktop session, or no `secret-tool` in `PATH`.
  /// - Parameter timeout: The time limit of the tool: the user may have to unlock the keyring first.
  init?(environment: ProcessEnvironment, timeout: Duration = .seconds(20)) {
    guard environment["DBUS_SESSION_BUS_ADDRESS"] != nil,
      let tool = Subprocess(
        named: "secret-tool", in: environment, passing: Self.variables, timeout: timeout)
    else { return nil }
    self.tool = tool
  }

  /// The key for an endpoint; nil where there is none, or the tool does not answer.
  func key(for endpoint: KeyEndpoint) -> APIKey? {
    tool.answer(to: ["lookup"] + attributes(endpoint)).flatMap {
      try? APIKey(String(decoding: $0, as: UTF8.self), from: .keyring)
    }
  }

  /// Saves a key for the endpoint, and replaces an earlier one.
  /// - Returns: Whether the keyring has it now. This is checked, because some tools succeed without a keyring; nil when
  ///   unknown.
  func save(_ key: APIKey, for endpoint: KeyEndpoint) -> Bool? {
    let words = ["store", "--label=aichat: \(endpoint.provider), \(endpoint.server)"] + attributes(endpoint)
    switch tool.run(words, reading: Array(key.value.utf8)) {
    case .success: return self.key(for: endpoint)?.value == key.value ? true : nil
    case .failure: return false
    case .silence: return nil
    }
  }

  /// Deletes the key for an endpoint.
  /// - Returns: Whether the keyring no longer has it. The tool fails without a message if the key never existed.
  func forget(_ endpoint: KeyEndpoint) -> Bool {
    switch tool.run(["clear"] + attributes(endpoint)) {
    case .success, .failure(hasComplained: false): true
    case .failure(hasComplained: true), .silence: false
    }
  }

  private func attributes(_ endpoint: KeyEndpoint) -> [String] {
    ["application", "aichat", "provider", endpoint.provider, "endpoint", endpoint.server]
  }
}
