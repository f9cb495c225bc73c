/// The bounds of one expansion. Macros beyond them stay as they are.
public struct MacroLimits: Hashable, Sendable {
  /// The most macros that are evaluated, including macros inside of other macros and of fields.
  public var steps = 20_000
  /// The most bytes of UTF-8 that macros produce, at all levels together.
  public var bytes = 1 << 20
  /// The deepest nesting of macros in a text.
  public var nesting = 16
  /// The deepest nesting of fields: a description that contains `{{persona}}` that contains `{{scenario}}` …
  public var fields = 8
  /// The most variables in a scope, and the most bytes of a value or a name.
  public var variables = 1_000, variableBytes = 16 << 10

  /// The usual limits.
  public init() {}
}

/// A bound that an expansion reached.
public enum MacroLimit: String, Hashable, Sendable, Codable, CaseIterable {
  case steps, bytes, nesting, fields, variables
}

/// A text with its macros expanded.
public struct MacroExpansion: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The variables after it.
  public var variables: MacroVariables
  /// The texts of `{{hidden_key:…}}`: they are not sent, but can activate lore.
  public var hiddenKeys: [String]
  /// The names of the outlets that macros put in.
  public var outlets: Set<String>
  /// The bounds that were reached; some macros then stay as they are.
  public var reached: Set<MacroLimit>
  /// The number of macros evaluated, and of bytes that they produced.
  public var steps: Int, bytes: Int
}
