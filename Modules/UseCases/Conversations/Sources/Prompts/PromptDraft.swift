import Entities
import Lore

/// A prompt before its messages are chosen. Its other parts are reserved first.
struct PromptDraft {
  /// A prompt of the user besides the character's: of the settings, or for this turn.
  typealias OwnPrompt = (source: PromptReport.Part.Source, text: String)

  private let material: PromptMaterial
  private let own: [OwnPrompt]
  private let origins: [LoreEntry.ID: LoreOrigin]
  private let estimate: TokenEstimate
  /// The approximate tokens of all parts but messages and examples, and of each example.
  private(set) var tokens = 0, examples: [Int] = []
  /// The variables after the macros of all texts, and the limits that these reached.
  let variables: MacroVariables, reached: Set<MacroLimit>

  init(_ given: PromptMaterial, _ own: [OwnPrompt], origins: [LoreEntry.ID: LoreOrigin], estimate: TokenEstimate) {
    var material = given
    material.auxiliaryPrompts = own.map(\.text)
    (self.material, self.own, self.origins, self.estimate) = (material, own, origins, estimate)
    let assembly = material.assembled()
    (variables, reached) = (assembly.variables, assembly.reached)
    for part in parts(of: assembly, saying: [], examples: .max) {
      if part.isExample { examples.append(part.part.tokens) } else { tokens += part.part.tokens }
    }
  }

  /// The number of examples that have room, in their order.
  func examples(in room: Int) -> Int {
    var room = room
    return examples.prefix { tokens in
      room -= tokens
      return room >= 0
    }.count
  }

  /// All parts in the order of sending.
  /// - Parameters:
  ///   - messages: The chosen messages, the oldest first.
  ///   - examples: The number of examples that are sent.
  func parts(saying messages: [PromptReport.Part], examples: Int) -> [PromptReport.Part] {
    var material = material
    // Only their number and roles count: their texts are sent as they are.
    material.history = messages.map { PromptMaterial.Message(role: $0.role, name: "", text: "-") }
    return parts(of: material.assembled(), saying: messages, examples: examples).map(\.part)
  }

  private func parts(
    of assembly: PromptAssembly, saying messages: [PromptReport.Part], examples: Int
  ) -> [(part: PromptReport.Part, isExample: Bool)] {
    var (result, room, isLeading) = ([(part: PromptReport.Part, isExample: Bool)](), examples, true)
    for part in assembly.parts {
      if case .message(let index)? = part.pieces.first?.source {
        result.append((messages[index], false))
        isLeading = false
        continue
      }
      isLeading = isLeading && part.role == .system
      // Many models accept no system text after the first messages. It is sent with the user's turn there.
      let role = isLeading || part.role != .system ? part.role : .user
      if part.pieces.contains(where: \.isExample) {
        room -= 1
        guard room >= 0, let source = part.pieces.first(where: { $0.source != .marker })?.source else { continue }
        result.append((self.part(source, role, part.pieces.map(\.text).joined(separator: "\n")), true))
      } else {
        for (index, piece) in part.pieces.enumerated() {
          result.append((self.part(piece.source, role, piece.text, isContinuation: index > 0), false))
        }
      }
    }
    return result
  }

  private func part(
    _ source: PromptAssembly.Source, _ role: PromptReport.Part.Role, _ text: String, isContinuation: Bool = false
  ) -> PromptReport.Part {
    // Macros may leave white space at the ends. What the user writes stays as it is.
    let text = if case .auxiliary = source { text } else { text.trimmed }
    var part = PromptReport.Part(
      source: .systemPrompt, role: role, text: text, tokens: estimate.tokens(of: text), isContinuation: isContinuation)
    switch source {
    case .main: part.source = .systemPrompt
    case .lore(let id): (part.source, part.lore) = (.lore, origins[id])
    case .persona: part.source = .persona
    case .description: part.source = .description
    case .personality: part.source = .personality
    case .scenario: part.source = .scenario
    case .depthPrompt: part.source = .depthPrompt
    case .auxiliary(let index): part.source = own[index].source
    case .note: part.source = .note
    case .marker, .example: part.source = .example
    case .message: part.source = .message
    case .postHistory, .nudge, .control: part.source = .postHistory
    }
    return part
  }
}

extension PromptAssembly.Piece {
  /// Whether it belongs to example dialogue.
  fileprivate var isExample: Bool {
    switch source {
    case .marker, .example: true
    default: false
    }
  }
}
