/// Why a script cannot be read.
public struct ElizaScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, counted from 1.
  public let line: Int
  /// What is wrong there, in words for the script's author. It may quote the script: sanitise before showing.
  public let message: String

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}
