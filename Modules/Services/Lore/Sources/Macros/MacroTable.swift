struct MacroDefinition: Sendable {
  /// The numbers of arguments that it takes. With another number it stays as it is.
  let arguments: ClosedRange<Int>
  /// Returns the value; nil where the macro stays as it is.
  let value: @Sendable (inout MacroRun, MacroCall) -> String?

  /// A macro that uses its arguments with the macros in them expanded.
  init(_ arguments: ClosedRange<Int>, _ value: @escaping @Sendable (inout MacroRun, [String]) -> String?) {
    self.arguments = arguments
    self.value = { run, call in
      let values = call.arguments.indices.map { run.argument($0, of: call) }
      return value(&run, values)
    }
  }

  /// A macro that decides by itself which of its arguments are expanded.
  init(lazily arguments: ClosedRange<Int>, _ value: @escaping @Sendable (inout MacroRun, MacroCall) -> String?) {
    self.arguments = arguments
    self.value = value
  }

  /// A macro without arguments.
  init(_ value: @escaping @Sendable (MacroContext) -> String) {
    self.init(0...0) { run, _ in value(run.context) }
  }

  /// A macro that stands for a text with macros.
  static func field(_ name: String, _ value: @escaping @Sendable (MacroContext) -> String) -> MacroDefinition {
    MacroDefinition(0...0) { run, _ in run.field(name, value(run.context)) }
  }

  /// A macro that is empty here, with any arguments.
  static let empty = MacroDefinition(0...Int.max) { _, _ in "" }
}

/// The macros by their names in small letters.
enum MacroTable {
  static let definitions: [String: MacroDefinition] = [
    names, fields, chat, request, times, chances, texts, variables, withoutValue,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// The macros of messages of the user: those that depend on nothing but names, texts, the time and chance.
  static let ofMessages: Set<String> = [
    "user", "char", "group", "charifnotgroup", "groupnotmuted", "notchar", "persona", "description", "personality",
    "scenario", "time", "date", "weekday", "isotime", "isodate", "datetimeformat", "timediff", "random", "pick", "roll",
    "newline", "noop", "reverse",
  ]

  private static let names: [String: MacroDefinition] = [
    "user": MacroDefinition { $0.names.user },
    "char": MacroDefinition { $0.names.character },
    "group": MacroDefinition { $0.names.allMembers },
    "charifnotgroup": MacroDefinition { $0.names.allMembers },
    "groupnotmuted": MacroDefinition { $0.names.members { !$0.muted.contains($1) } },
    "notchar": MacroDefinition { $0.names.others },
  ]

  private static let fields: [String: MacroDefinition] = aliases([
    ["description", "chardescription"]: .field("description") { $0.fields.description },
    ["personality", "charpersonality"]: .field("personality") { $0.fields.personality },
    ["scenario", "charscenario"]: .field("scenario") { $0.fields.scenario },
    ["persona"]: .field("persona") { $0.fields.persona },
    ["mesexamples", "mesexamplesraw"]: .field("examples") { $0.fields.examples },
    ["charprompt"]: .field("system prompt") { $0.fields.systemPrompt },
    ["charinstruction", "charjailbreak"]: .field("instructions") { $0.fields.postHistoryInstructions },
    ["chardepthprompt"]: .field("depth prompt") { $0.fields.depthPrompt },
    ["charcreatornotes", "creatornotes"]: .field("notes") { $0.fields.creatorNotes },
    ["charversion", "version", "char_version"]: MacroDefinition { $0.fields.version },
    ["charfirstmessage", "greeting"]: MacroDefinition(0...1) { run, arguments in
      guard let index = Int(arguments.first ?? "0") else { return nil }
      let greetings = run.context.fields.greetings
      return greetings.indices.contains(index) ? run.field("greeting", greetings[index]) : ""
    },
  ])

  private static let chat: [String: MacroDefinition] = [
    "lastmessage": MacroDefinition { $0.chat.lastMessage },
    "lastusermessage": MacroDefinition { $0.chat.lastUserMessage },
    "lastcharmessage": MacroDefinition { $0.chat.lastCharacterMessage },
    "lastmessageid": MacroDefinition { number($0.chat.lastIndex) },
    "firstincludedmessageid": MacroDefinition { number($0.chat.firstIncludedIndex) },
    "firstdisplayedmessageid": MacroDefinition { number($0.chat.firstDisplayedIndex) },
    "currentswipeid": MacroDefinition { number($0.chat.swipe) },
    "lastswipeid": MacroDefinition { number($0.chat.swipeCount) },
    "allchatrange": MacroDefinition { $0.chat.lastIndex.map { "0-\($0)" } ?? "" },
    "summary": MacroDefinition { $0.chat.summary },
    "input": MacroDefinition { $0.chat.input },
  ]

  private static let request: [String: MacroDefinition] = aliases([
    ["model"]: MacroDefinition { $0.request.model },
    ["maxprompt", "maxprompttokens"]: MacroDefinition { String($0.request.promptTokens) },
    ["maxcontext", "maxcontexttokens"]: MacroDefinition { String($0.request.contextTokens) },
    ["maxresponse", "maxresponsetokens"]: MacroDefinition { String($0.request.responseTokens) },
    ["lastgenerationtype"]: MacroDefinition { $0.request.kind.rawValue },
    ["ismobile"]: MacroDefinition { _ in "false" },
    ["hasextension"]: MacroDefinition(1...1) { _, _ in "false" },
    // Once in a text: SillyTavern gives an empty text for every further one.
    ["original"]: MacroDefinition(0...0) { run, _ in run.original() },
    ["systemprompt"]: .field("system prompt in use") { $0.request.systemPrompt },
    ["defaultsystemprompt"]: .field("usual system prompt") { $0.request.defaultSystemPrompt },
    ["authorsnote"]: .field("author's note") { $0.request.authorsNote },
    ["charauthorsnote"]: .field("character's note") { $0.request.characterNote },
    ["defaultauthorsnote"]: .field("usual note") { $0.request.defaultNote },
    ["outlet"]: MacroDefinition(1...1) { run, arguments in
      run.outlets.insert(arguments[0])
      return run.context.request.outlets[arguments[0]] ?? ""
    },
  ])

  /// Macros for requests that this program does not make: prompts of text completion, pictures, side effects.
  private static let withoutValue = Dictionary(
    uniqueKeysWithValues: [
      "banned", "bias", "chatseparator", "chatstart", "reasoningprefix", "reasoningsuffix", "reasoningseparator",
      "charprefix", "charnegativeprefix", "instructstorystringprefix", "instructstorystringsuffix",
      "instructuserprefix", "instructusersuffix", "instructassistantprefix", "instructassistantsuffix",
      "instructseparator", "instructsystemprefix", "instructsystemsuffix", "instructfirstassistantprefix",
      "instructlastassistantprefix", "instructfirstuserprefix", "instructlastuserprefix", "instructstop",
      "instructuserfiller", "instructsysteminstructionprefix",
    ].map { ($0, MacroDefinition.empty) })

  static func aliases(_ table: [[String]: MacroDefinition]) -> [String: MacroDefinition] {
    table.reduce(into: [:]) { result, entry in
      for name in entry.key { result[name] = entry.value }
    }
  }

  private static func number(_ value: Int?) -> String { value.map { String($0) } ?? "" }
}

extension MacroContext.Names {
  fileprivate func members(_ isWanted: (Self, String) -> Bool) -> String {
    group.isEmpty ? character : group.filter { isWanted(self, $0) }.joined(separator: ", ")
  }

  fileprivate var allMembers: String { members { _, _ in true } }

  /// All participants but the one that speaks.
  fileprivate var others: String {
    (group.filter { $0 != character } + [user]).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
