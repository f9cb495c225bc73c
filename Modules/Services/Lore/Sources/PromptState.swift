import JSON

/// What the prompts of a chat leave behind for the next one: variables, and timed effects of lore.
public struct PromptState: Hashable, Sendable, Codable {
  /// The variables.
  public var variables: MacroVariables
  /// The timed effects.
  public var effects: LoreEffects

  /// A state; by default that of a new chat.
  public init(variables: MacroVariables = MacroVariables(), effects: LoreEffects = LoreEffects()) {
    self.variables = variables
    self.effects = effects
  }
}

extension PromptState {
  /// The state as a text to store: a JSON object.
  public var text: String? { try? JSONWriter.encode(self) }

  /// Reads a stored text; nil when it is invalid.
  public init?(text: String) {
    guard let state = try? JSONReader.decode(Self.self, from: text.utf8) else { return nil }
    self = state
  }
}
