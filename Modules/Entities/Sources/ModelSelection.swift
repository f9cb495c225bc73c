/// A model that a user chose, and where it is.
public struct ModelSelection: Hashable, Sendable, Codable {
  /// Its provider and its name there.
  public var choice: ModelChoice
  /// Where the provider is, as `ModelSource.address` has it; nil for rules on this machine.
  public var address: String?

  /// A selection from its parts.
  public init(choice: ModelChoice, address: String? = nil) {
    self.choice = choice
    self.address = address
  }
}

/// Whom a conversation is to have: what a user decides.
public enum ModelPreference: Hashable, Sendable, Codable {
  /// Whoever answers everywhere else.
  case usual
  /// This one, whoever answers elsewhere.
  case selection(ModelSelection)
}

/// Who answers in a conversation, and who would otherwise.
public struct ConversationModel: Hashable, Sendable {
  /// Who answers where nothing else was chosen.
  public var usual: ModelSelection
  /// What was chosen for the conversation; nil for the usual model.
  public var selection: ModelSelection?
  /// Whether the command that started the program names who answers: that comes first.
  public var isFixed: Bool

  /// It from its parts.
  public init(usual: ModelSelection, selection: ModelSelection? = nil, isFixed: Bool = false) {
    self.usual = usual
    self.selection = selection
    self.isFixed = isFixed
  }

  /// The same, where the usual one is at its provider's own server.
  public init(usual: ModelChoice, selection: ModelSelection? = nil, isFixed: Bool = false) {
    self.init(usual: ModelSelection(choice: usual), selection: selection, isFixed: isFixed)
  }

  /// Who answers, and where.
  public var answering: ModelSelection { isFixed ? usual : selection ?? usual }

  /// Its provider and its name there.
  public var choice: ModelChoice { answering.choice }
}
