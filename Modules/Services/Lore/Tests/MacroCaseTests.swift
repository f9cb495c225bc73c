import Entities
import JSON
import Testing

@testable import Lore

@Suite struct MacroCaseTests {
  @Test func everyCaseHolds() throws {
    let cases = try CaseFile.read("macros.jsonl")
    CaseFile.check(cases, atLeast: 80)
    for value in cases {
      let name = value["name"]?.string ?? ""
      let result = MacroExpander().expand(value["text"]?.string ?? "", in: MacroContext(of: value))
      if let text = value["expect"]?.string { #expect(result.text == text, "\(name)") }
      if let texts = value["oneOf"] { #expect(texts.strings.contains(result.text), "\(name)") }
      if let variables = value["variables"] { #expect(result.variables.chat == variables.table, "\(name)") }
      if let keys = value["hidden"] { #expect(result.hiddenKeys == keys.strings, "\(name)") }
      #expect(result.reached.isEmpty, "\(name)")
    }
  }
}

extension MacroContext {
  /// The context of all cases, with what a case changes.
  init(of value: JSONValue) {
    self.init()
    names.user = "Ann"
    names.character = "Mira"
    names.group = value["group"]?.strings ?? []
    names.muted = Set(value["muted"]?.strings ?? [])
    fields.description = value["description"]?.string ?? "a smith"
    fields.personality = value["personality"]?.string ?? "kind"
    (fields.scenario, fields.persona, fields.examples) = ("a forge", "a guest", "ex")
    (fields.systemPrompt, fields.postHistoryInstructions, fields.depthPrompt) = ("be brief", "stay calm", "deep")
    (fields.version, fields.creatorNotes, fields.greetings) = ("1.2", "by me", ["Hi", "Hello", "Good day"])
    chat.lastMessage = value["lastMessage"]?.string ?? "bye"
    (chat.lastUserMessage, chat.lastCharacterMessage) = ("bye", "hello there")
    (chat.lastIndex, chat.firstIncludedIndex, chat.firstDisplayedIndex, chat.swipe, chat.swipeCount) = (7, 2, 0, 2, 3)
    (chat.input, chat.summary) = ("typing", "they met")
    (request.model, request.promptTokens, request.contextTokens) = ("m-1", 3000, 4000)
    request.responseTokens = 1000
    request.kind = value["kind"]?.string.flatMap(GenerationKind.init(rawValue:)) ?? .normal
    request.original = value["original"]?.string ?? ""
    (request.systemPrompt, request.authorsNote, request.outlets) = ("sys", "note", ["news": "the news"])
    // 2026-03-05 09:07:04 UTC, at nine hours ahead of it.
    now = Timestamp(milliseconds: 1_772_701_624_000)
    utcOffset = 9 * 3_600
    language = value["language"]?.string.flatMap(ContentLanguage.init(tag:)) ?? .english
    if let seconds = value["idle"]?.int {
      chat.lastUserMessageTime = Timestamp(milliseconds: now.milliseconds - seconds * 1_000)
    }
    variables = MacroVariables(chat: value["before"]?.table ?? [:], global: value["globals"]?.table ?? [:])
  }
}
