import Entities

extension PromptMaterial {
  /// Puts the parts in order: main prompt, lore before, persona, description, personality, scenario, auxiliary prompts,
  /// lore after, examples, history with what is inserted into it, instructions after it, control prompt.
  ///
  /// The order is that of SillyTavern's prompts for chat completion (`openai.js`, `prepareOpenAIMessages`). Empty parts
  /// are left out. Macros are expanded in this order, so that a variable is known to the parts after it.
  public func assembled() -> PromptAssembly {
    var assembler = PromptAssembler(self)
    return assembler.assemble()
  }
}

/// Puts the parts of a prompt in order.
struct PromptAssembler {
  typealias Piece = PromptAssembly.Piece
  typealias Part = PromptAssembly.Part

  private let material: PromptMaterial
  private var macros: MacroContext
  private var reached: Set<MacroLimit> = []
  private var parts: [Part] = []
  /// The outlets that macros named.
  private var namedOutlets: Set<String> = []
  private let disabledPrompts: Set<String>
  /// Whether the author's note is in this prompt, and with it what is above and below it.
  private let isNoteDue: Bool

  init(_ material: PromptMaterial) {
    self.material = material
    macros = material.macros
    for lore in LoreOrder.sorted(material.lore) where lore.position == .outlet {
      let earlier = macros.request.outlets[lore.outlet].map { $0 + "\n" } ?? ""
      macros.request.outlets[lore.outlet] = earlier + lore.text
    }
    disabledPrompts = material.lore.reduce(into: []) { $0.formUnion($1.disabledPrompts) }
    isNoteDue = material.note.isDue(after: material.userMessageCount)
  }

  mutating func assemble() -> PromptAssembly {
    let note = notePieces()
    addMain(note)
    addLore(.beforeCharacter)
    let fields = material.macros.fields
    if material.persona == .inPrompt { add(.persona, fields.persona) }
    add(.description, fields.description)
    if !fields.personality.isEmpty { add(.personality, material.formats.personality) }
    addLore(.personality)
    if !fields.scenario.isEmpty { add(.scenario, material.formats.scenario) }
    addLore(.scenario)
    for (index, text) in material.auxiliaryPrompts.enumerated() { add(.auxiliary(index), text) }
    addLore(.afterCharacter)
    addExamples()
    addHistory(note)
    if !disabledPrompts.contains("post_history_instructions") {
      let (text, isCharacters) = prompt(material.postHistoryInstructions, or: fields.postHistoryInstructions)
      add(.postHistory(isCharacters: isCharacters), text)
    }
    add(.control, material.controlPrompt)
    return PromptAssembly(parts: parts, unsent: unsent, variables: macros.variables, reached: reached)
  }

  /// The lore that is in no part, after all texts are expanded.
  private var unsent: [LoreEntry.ID: PromptAssembly.Unsent] {
    material.lore.reduce(into: [:]) { unsent, lore in
      switch lore.position {
      case .outlet where !namedOutlets.contains(lore.outlet): unsent[lore.id] = .outlet(lore.outlet)
      case .noteTop, .noteBottom: if !isNoteDue { unsent[lore.id] = .note }
      default: break
      }
    }
  }

  /// The text with its macros expanded.
  private mutating func expanded(_ text: String) -> String {
    guard material.expandsMacros else { return text }
    let expansion = MacroExpander(limits: material.limits).expand(text, in: macros)
    macros.variables = expansion.variables
    reached.formUnion(expansion.reached)
    namedOutlets.formUnion(expansion.outlets)
    return expansion.text
  }

  private mutating func piece(_ source: PromptAssembly.Source, _ text: String) -> [Piece] {
    let text = text.isEmpty ? "" : expanded(text)
    return text.trimmedLikeScript.isEmpty ? [] : [Piece(source: source, text: text)]
  }

  private mutating func add(_ source: PromptAssembly.Source, _ text: String) {
    add(piece(source, text), role: .system)
  }

  private mutating func add(_ pieces: [Piece], role: PromptReport.Part.Role) {
    if !pieces.isEmpty { parts.append(Part(role: role, pieces: pieces)) }
  }

  private func lore(_ position: LorePosition) -> [ActivatedLore] {
    LoreOrder.sorted(material.lore.filter { $0.position == position })
  }

  private mutating func addLore(_ position: LorePosition) {
    add(lore(position).map { Piece(source: .lore($0.id), text: $0.text) }, role: .system)
  }

  /// The card's prompt or the user's; the card's can contain the user's as `{{original}}`.
  private mutating func prompt(_ own: String, or characters: String) -> (String, isCharacters: Bool) {
    guard !characters.isEmpty else { return (own, false) }
    macros.request.original = own
    return (characters, true)
  }

  private mutating func addMain(_ note: [Piece]) {
    if material.note.position == .beforeMain { add(note, role: .system) }
    if !disabledPrompts.contains("system_prompt") {
      let (text, isCharacters) = prompt(material.mainPrompt, or: material.macros.fields.systemPrompt)
      add(.main(isCharacters: isCharacters), text)
    }
    if material.note.position == .afterMain { add(note, role: .system) }
  }

  private mutating func notePieces() -> [Piece] {
    guard isNoteDue else { return [] }
    let persona = material.macros.fields.persona
    var pieces = lore(.noteTop).map { Piece(source: .lore($0.id), text: $0.text) }
    if material.persona == .noteTop { pieces += piece(.persona, persona) }
    pieces += piece(.note, material.note.text)
    if material.persona == .noteBottom { pieces += piece(.persona, persona) }
    return pieces + lore(.noteBottom).map { Piece(source: .lore($0.id), text: $0.text) }
  }

  private mutating func addExamples() {
    let names = material.macros.names
    var blocks: [(PromptAssembly.Source?, [ExampleDialogue.Message])] = []
    func parse(_ text: String, _ source: PromptAssembly.Source?) {
      let dialogue = ExampleDialogue(text, user: names.user, character: names.character)
      blocks += dialogue.blocks.map { (source, $0) }
    }
    for lore in lore(.examplesTop) { parse(lore.text, .lore(lore.id)) }
    parse(expanded(material.macros.fields.examples), nil)
    for lore in lore(.examplesBottom) { parse(lore.text, .lore(lore.id)) }
    for (number, (source, messages)) in blocks.enumerated() {
      let marker = piece(.marker, material.formats.exampleMarker)
      switch material.formats.examples {
      case .turns:
        add(marker, role: .system)
        for message in messages {
          add([Piece(source: source ?? .example(block: number), text: message.text)], role: message.role)
        }
      case .text:
        let lines = messages.map {
          Piece(source: source ?? .example(block: number), text: $0.name.isEmpty ? $0.text : $0.name + ": " + $0.text)
        }
        add(marker + lines, role: .system)
      }
    }
  }

  private mutating func addHistory(_ note: [Piece]) {
    let insertions = insertions(note)
    add(.marker, material.formats.chatMarker)
    let names = material.macros.names
    for index in 0...material.history.count {
      for (role, pieces) in insertions.pieces(at: index) { add(pieces, role: role) }
      guard index < material.history.count else { break }
      let message = material.history[index]
      var text = message.isGreeting ? expanded(message.text) : message.text
      text.unicodeScalars.removeAll { $0 == "\r" }
      let isNamed = message.role == .assistant && !message.name.isEmpty
      if isNamed, !names.group.isEmpty || message.name != names.character { text = message.name + ": " + text }
      if !text.isEmpty { add([Piece(source: .message(index), text: text)], role: message.role) }
    }
    if !names.group.isEmpty, material.macros.request.kind != .impersonate { add(.nudge, material.formats.groupNudge) }
  }

  /// What comes between messages, in the order of SillyTavern: note, the character's note, persona, lore.
  private mutating func insertions(_ note: [Piece]) -> DepthInsertions {
    var insertions = DepthInsertions(messages: material.history.count)
    let fields = material.macros.fields
    if material.note.position == .atDepth {
      insertions.insert(note, depth: material.note.depth, role: material.note.role)
    }
    insertions.insert(
      piece(.depthPrompt, fields.depthPrompt), depth: material.depthPromptDepth, role: material.depthPromptRole)
    if case .atDepth(let depth, let role) = material.persona {
      insertions.insert(piece(.persona, fields.persona), depth: depth, role: role)
    }
    for lore in lore(.atDepth) {
      insertions.insert([Piece(source: .lore(lore.id), text: lore.text)], depth: lore.depth, role: lore.role)
    }
    for lore in lore(.fromStart) {
      insertions.insert([Piece(source: .lore(lore.id), text: lore.text)], fromStart: lore.depth, role: lore.role)
    }
    return insertions
  }
}

/// The order of lore in one place.
enum LoreOrder {
  /// A lower order comes first. Of equal ones the entry that was activated later comes first, as in SillyTavern.
  static func sorted(_ lore: [ActivatedLore]) -> [ActivatedLore] { lore.reversed().sorted { $0.order < $1.order } }
}

/// Pieces between the messages of a chat.
struct DepthInsertions {
  /// At one place the assistant's come first, then the user's, and the system's last.
  private static let roles: [PromptReport.Part.Role] = [.assistant, .user, .system]

  private let messages: Int
  private var pieces: [Int: [PromptReport.Part.Role: [PromptAssembly.Piece]]] = [:]

  init(messages: Int) { self.messages = messages }

  /// Inserts before as many of the newest messages; before the oldest one when there are fewer.
  mutating func insert(_ pieces: [PromptAssembly.Piece], depth: Int, role: PromptReport.Part.Role) {
    insert(pieces, at: messages - min(max(depth, 0), messages), role)
  }

  /// Inserts after as many of the oldest messages.
  mutating func insert(_ pieces: [PromptAssembly.Piece], fromStart depth: Int, role: PromptReport.Part.Role) {
    insert(pieces, at: min(max(depth, 0), messages), role)
  }

  private mutating func insert(_ pieces: [PromptAssembly.Piece], at index: Int, _ role: PromptReport.Part.Role) {
    self.pieces[index, default: [:]][role, default: []] += pieces
  }

  /// The pieces before a message, those of a role together.
  func pieces(at index: Int) -> [(PromptReport.Part.Role, [PromptAssembly.Piece])] {
    Self.roles.compactMap { role in pieces[index]?[role].map { (role, $0) } }
  }
}
