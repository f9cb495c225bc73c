/// A model that a user chose, with its address.
public struct ModelSelection: Hashable, Sendable, Codable {
  /// The provider and the model.
  public var choice: ModelChoice
  /// The provider's address, as `ModelSource.address` has it; nil for the offline rules.
  public var address: String?

  /// A selection.
  public init(choice: ModelChoice, address: String? = nil) {
    self.choice = choice
    self.address = address
  }
}

/// The user's choice of a model for a conversation.
public enum ModelPreference: Hashable, Sendable, Codable {
  /// The usual model.
  case usual
  /// This model, also when the usual one changes.
  case selection(ModelSelection)
}

/// The model of a conversation, and the usual model.
public struct ConversationModel: Hashable, Sendable {
  /// The model where no other was chosen.
  public var usual: ModelSelection
  /// The choice for the conversation; nil for the usual model.
  public var selection: ModelSelection?
  /// Whether the command line names the model, which comes first.
  public var isFixed: Bool

  /// The models of a conversation.
  public init(usual: ModelSelection, selection: ModelSelection? = nil, isFixed: Bool = false) {
    self.usual = usual
    self.selection = selection
    self.isFixed = isFixed
  }

  /// With the usual model at its provider's own server.
  public init(usual: ModelChoice, selection: ModelSelection? = nil, isFixed: Bool = false) {
    self.init(usual: ModelSelection(choice: usual), selection: selection, isFixed: isFixed)
  }

  /// The model that answers, with its address.
  public var answering: ModelSelection { isFixed ? usual : selection ?? usual }

  /// The provider and the model that answers.
  public var choice: ModelChoice { answering.choice }
}
