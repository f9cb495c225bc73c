public import Entities

/// A prompt in the order of sending: every part with its pieces and where they come from.
public struct PromptAssembly: Hashable, Sendable {
  /// A text of one source.
  public struct Piece: Hashable, Sendable {
    /// The source.
    public var source: Source
    /// The text, with its macros expanded; sanitise before showing.
    public var text: String
  }

  /// Where a piece comes from.
  public enum Source: Hashable, Sendable {
    /// The main prompt: the user's, or the card's.
    case main(isCharacters: Bool)
    /// Lore.
    case lore(LoreEntry.ID)
    /// Texts of the card and the persona.
    case persona, description, personality, scenario, depthPrompt
    /// The user's further prompt, and the author's note.
    case auxiliary, note
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
    /// The role.
    public var role: PromptReport.Part.Role
    /// The pieces.
    public var pieces: [Piece]
    /// The text between pieces.
    public var separator = "\n"

    /// The text as it is sent: sanitise before showing.
    public var text: String { pieces.map(\.text).joined(separator: separator) }
  }

  /// The parts.
  public var parts: [Part]
  /// The variables after the macros of all texts, and the limits that these reached.
  public var variables: MacroVariables, reached: Set<MacroLimit>
}

extension PromptAssembly {
  /// Where a server takes messages of the role `system`.
  public enum SystemRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Anywhere.
    case anywhere
    /// As the first message only.
    case first
  }

  /// The parts for a server. Those of the system before the first message of another role become one, with blank lines
  /// between them. A later one, where the server does not take it, joins the message of the user before or after it, or
  /// becomes one.
  public func merged(_ rule: SystemRule) -> [Part] {
    let leading = parts.prefix { $0.role == .system }
    var result: [Part] = []
    if !leading.isEmpty {
      result.append(Part(role: .system, pieces: leading.flatMap(Self.pieces), separator: "\n\n"))
    }
    var wasSystem = false
    for part in parts.dropFirst(leading.count) {
      let isSystem = rule == .first && part.role == .system
      let role = isSystem ? .user : part.role
      if let last = result.last, last.role == .user, role == .user, isSystem || wasSystem {
        let pieces = Self.pieces(of: last) + Self.pieces(of: part)
        result[result.count - 1] = Part(role: .user, pieces: pieces, separator: "\n\n")
      } else {
        result.append(Part(role: role, pieces: part.pieces, separator: part.separator))
      }
      wasSystem = isSystem
    }
    return result
  }

  /// The pieces of a part that is joined with others: those that one line break divides stay together.
  private static func pieces(of part: Part) -> [Piece] {
    guard part.separator == "\n", part.pieces.count > 1, let first = part.pieces.first else { return part.pieces }
    return [Piece(source: first.source, text: part.text)]
  }
}
