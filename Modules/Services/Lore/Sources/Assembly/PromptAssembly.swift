public import Entities

/// A prompt: its parts in the order in which they are sent, each with its pieces and their sources.
public struct PromptAssembly: Hashable, Sendable {
  /// A text of one source.
  public struct Piece: Hashable, Sendable {
    /// Where the text comes from.
    public var source: Source
    /// The text, with its macros expanded; sanitise before showing.
    public var text: String
  }

  /// Where a piece comes from.
  public enum Source: Hashable, Sendable {
    /// The main prompt: the user's, or the card's.
    case main(isCharacters: Bool)
    /// An activated entry of a lorebook.
    case lore(LoreEntry.ID)
    /// Texts of the card and the persona.
    case persona, description, personality, scenario, depthPrompt
    /// One of the user's further prompts, by its index, and the author's note.
    case auxiliary(Int), note
    /// A line before a block of examples or before the chat, and a message of a block, by the number of the block.
    case marker, example(block: Int)
    /// A message of the history, by its index.
    case message(Int)
    /// The line at the end of a group chat's history.
    case nudge
    /// The instructions after the history: the user's, or the card's.
    case postHistory(isCharacters: Bool)
    /// The prompt of an impersonation or a quiet request.
    case control
  }

  /// A message of the prompt.
  public struct Part: Hashable, Sendable {
    /// The role with which it is sent.
    public var role: PromptReport.Part.Role
    /// The pieces, each on a line of its own.
    public var pieces: [Piece]
  }

  /// Why activated lore is in no part.
  public enum Unsent: Hashable, Sendable {
    /// No macro names its outlet.
    case outlet(String)
    /// The author's note that it belongs to is not due.
    case note
  }

  /// The messages, in their order.
  public var parts: [Part]
  /// The lore that is in no part.
  public var unsent: [LoreEntry.ID: Unsent]
  /// The variables after the macros of all texts, and the limits that the macros reached.
  public var variables: MacroVariables, reached: Set<MacroLimit>
}
