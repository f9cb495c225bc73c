public import Entities

/// What was read from a file.
public struct ChatImportSummary: Hashable, Sendable {
  /// The number of chats of each format.
  public var chats: [ChatFileFormat: Int] = [:]
  /// The number of messages, swipes included.
  public var messages = 0
  /// The number of occurrences of each warning.
  public private(set) var warnings: [ImportWarning.Kind: Int] = [:]
  /// The first warnings, at most 100.
  public private(set) var examples: [ImportWarning] = []
  /// Bytes read.
  public var bytes: Int64 = 0

  init() {}

  mutating func add(_ warning: ImportWarning) {
    warnings[warning.kind, default: 0] += 1
    if examples.count < ChatFileLimit.examples { examples.append(warning) }
  }
}

/// How far reading has come.
public struct ReadingProgress: Hashable, Sendable {
  /// Bytes read so far.
  public var bytes: Int64
  /// The size of the file; nil for a pipe.
  public var total: Int64?
  /// Messages delivered so far.
  public var messages: Int
}
