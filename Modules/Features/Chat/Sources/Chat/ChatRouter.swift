public import Entities
public import FeatureKit

/// Where the screen of one conversation leads.
@MainActor public protocol ChatRouter {
  /// Shows the next prompt of a conversation, with a text as the user's message.
  func showPrompt(in conversation: Conversation.ID, saying text: String)
  /// Shows the reply settings of an avatar, in a conversation and everywhere. It returns when the user has left them.
  func showPreset(of avatar: Avatar, in conversation: Conversation.ID) async
  /// Shows the author's note of a conversation. It returns when the user has left it.
  func showNote(in conversation: Conversation.ID) async
  /// Shows another conversation in place of this one.
  func replaceConversation(by id: Conversation.ID)
  /// Shows the character screen.
  func showCharacter(fromChatWith avatar: Avatar.ID)
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Lets the user choose the model of a conversation; nil when they cancel.
  func chooseModel(for conversation: ConversationModel) async -> ModelPreference?
  /// Lets the user choose the persona of a conversation; nil when they cancel.
  /// - Parameter now: The persona that counts there now; nil for none.
  func choosePersona(now: PersonaInUse?) async -> PersonaChoice?
  /// Shows the map of a conversation.
  /// - Returns: The first message of the branch that the user chose; nil when they left without one.
  func chooseBranch(in conversation: Conversation.ID) async -> Message.ID?
  /// Shows the members of a conversation.
  /// - Returns: The member that speaks next; nil when the user chose none.
  func showMembers(of conversation: Conversation.ID) async -> Avatar.ID?
  /// Lets the user choose an action on a message; nil when they cancel.
  func chooseVerb(in menu: MessageMenu) async -> MessageChoice?
  /// Asks for the name of a bookmark, which may be empty; nil when the user cancels.
  func askForBookmark() async -> String?
  /// Asks for a day to go to.
  /// - Returns: The typed text; nil when the user left without one.
  func askForDay() async -> String?
  /// Shows the bookmarks, the pins and the trash of a conversation.
  /// - Returns: The message to go to; nil when the user chose none.
  func showMessageLists(of conversation: Conversation.ID) async -> Message.ID?
  /// Asks what to do about a reply over the budget; nil when the user cancels.
  func askAboutBudget(_ use: BudgetUsage, isRetry: Bool) async -> BudgetDecision?
  /// Asks for another monthly budget; nil when the user cancels.
  func askForBudget(after use: BudgetUsage) async -> String?
  /// Asks for the path of a file or folder.
  /// - Parameters:
  ///   - title: The question.
  ///   - action: The button that goes on.
  ///   - path: A path to begin with; may be empty.
  /// - Returns: The typed path, which is not blank; nil when the user left without one.
  func askForFile(titled title: String, action: String, suggesting path: String) async -> String?
  /// Asks for the path of a text or a picture that goes with a message.
  /// - Returns: The typed path, which is not blank; nil when the user left without one.
  func askForAttachment() async -> String?
  /// Asks for a value of a template.
  /// - Returns: The value, which may be empty; nil when the user cancels.
  func askForValue(of variable: String, in template: String) async -> String?
  /// Shows the user's templates.
  func showTemplates()
  /// Shows the commands that can be typed in the field.
  func showCommands()
  /// Shows the outcome of an action in an alert.
  func showOutcome(titled title: String, _ words: String)
  /// Shows an error.
  func showAlert(for error: any Error)
  /// Goes back to the previous screen.
  func dismissScreen()
}
