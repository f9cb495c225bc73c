public import FeatureKit
public import TerminalUI

/// A command's surroundings that keep what was written.
@MainActor public final class RecordingCommandIO: CommandIO {
  /// The language to write in.
  public let language: Language
  /// Whether results are wanted as JSON.
  public let wantsJSON: Bool
  /// Whether standard output passes for a terminal.
  public let isTerminal: Bool
  /// What came on standard output, as text.
  public private(set) var output = ""
  /// The values that were to become JSON.
  public private(set) var values: [any Encodable] = []
  /// What came on standard error, a line each.
  public private(set) var warnings: [String] = []
  /// Nobody reads any more: writing fails with this.
  public var writeError: (any Error)?

  /// Surroundings in a language.
  public init(language: Language = .english, wantsJSON: Bool = false, isTerminal: Bool = false) {
    self.language = language
    self.wantsJSON = wantsJSON
    self.isTerminal = isTerminal
  }

  /// There is no input.
  public func readInput() async throws -> String? { nil }

  /// Adds to `output`.
  public func write(_ text: String) throws {
    if let writeError { throw writeError }
    output += text
  }

  /// Adds to `values`.
  public func write(json value: some Encodable) throws {
    if let writeError { throw writeError }
    values.append(value)
  }

  /// Adds to `warnings`.
  public func warn(_ text: String) {
    warnings.append(text)
  }

  /// Nobody presses Ctrl-C here.
  public func onInterrupt(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    self
  }
}
