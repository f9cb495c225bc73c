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
  /// The approximate tokens of all parts but messages and examples.
  private(set) var tokens = 0
  /// For each example its approximate tokens, and the lore that it comes from; nil for the character's own.
  private var examples: [(tokens: Int, lore: LoreEntry.ID?)] = []
  /// The lore that is in no part.
  private let unsent: [LoreEntry.ID: PromptAssembly.Unsent]
  /// The variables after the macros of all texts, and the limits that these reached.
  let variables: MacroVariables, reached: Set<MacroLimit>

  init(_ given: PromptMaterial, _ own: [OwnPrompt], origins: [LoreEntry.ID: LoreOrigin], estimate: TokenEstimate) {
    var material = given
    material.auxiliaryPrompts = own.map(\.text)
    (self.material, self.own, self.origins, self.estimate) = (material, own, origins, estimate)
    let assembly = material.assembled()
    (variables, reached, unsent) = (assembly.variables, assembly.reached, assembly.unsent)
    for part in parts(of: assembly, saying: [], examples: .max) {
      if part.isExample { examples.append((part.part.tokens, part.lore)) } else { tokens += part.part.tokens }
    }
  }

  /// The number of examples that have room, in their order.
  func examples(in room: Int) -> Int {
    var room = room
    return examples.prefix { example in
      room -= example.tokens
      return room >= 0
    }.count
  }

  /// What is not sent with so many examples: the number of the character's own, and the lore with its reason.
  func unsent(sending count: Int) -> (examples: Int, lore: [LoreEntry.ID: LoreLeftOut.Reason]) {
    var lore = unsent.mapValues { (unsent) -> LoreLeftOut.Reason in
      switch unsent {
      case .outlet(let name): .outlet(name)
      case .note: .note
      }
    }
    let rest = examples.dropFirst(count)
    let missing = Dictionary(
      rest.compactMap { example in example.lore.map { ($0, example.tokens) } }, uniquingKeysWith: +)
    for (id, tokens) in missing { lore[id] = .noRoom(tokens: tokens) }
    return (rest.count { $0.lore == nil }, lore)
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

  /// A part, whether it is an example, and the lore that an example comes from.
  private typealias Placed = (part: PromptReport.Part, isExample: Bool, lore: LoreEntry.ID?)

  private func parts(
    of assembly: PromptAssembly, saying messages: [PromptReport.Part], examples: Int
  ) -> [Placed] {
    var (result, room, isLeading) = ([Placed](), examples, true)
    for part in assembly.parts {
      if case .message(let index)? = part.pieces.first?.source {
        result.append((messages[index], false, nil))
        isLeading = false
        continue
      }
      isLeading = isLeading && part.role == .system
      // Many models accept no system text after the first messages. It is sent with the user's turn there.
      let role = isLeading || part.role != .system ? part.role : .user
      if part.pieces.contains(where: \.isExample) {
        room -= 1
        guard room >= 0, let source = part.pieces.first(where: { $0.source != .marker })?.source else { continue }
        let lore: LoreEntry.ID? = if case .lore(let id) = source { id } else { nil }
        result.append((self.part(source, role, part.pieces.map(\.text).joined(separator: "\n")), true, lore))
      } else {
        for (index, piece) in part.pieces.enumerated() {
          result.append((self.part(piece.source, role, piece.text, isContinuation: index > 0), false, nil))
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
