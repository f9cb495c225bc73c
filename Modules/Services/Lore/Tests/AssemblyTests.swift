import Entities
import Testing

@testable import Lore

@Suite struct AssemblyTests {
  private func material(_ change: (inout PromptMaterial) -> Void = { _ in }) -> PromptMaterial {
    var macros = MacroContext()
    (macros.names.user, macros.names.character) = ("Ann", "Mira")
    macros.fields.description = "{{char}} is a smith."
    (macros.fields.personality, macros.fields.scenario) = ("kind", "a forge")
    macros.fields.persona = "{{user}} is a guest."
    macros.fields.examples = "<START>\n{{user}}: Hi\n{{char}}: Hello\nthere"
    var material = PromptMaterial(macros: macros)
    (material.mainPrompt, material.postHistoryInstructions) = ("Write well.", "Stay brief.")
    material.history = [
      .init(role: .assistant, name: "Mira", text: "Welcome, {{user}}.", isGreeting: true),
      .init(role: .user, name: "Ann", text: "{{char}}?"), .init(role: .assistant, name: "Mira", text: "Yes."),
    ]
    change(&material)
    return material
  }

  private func lore(
    _ id: String, _ position: LorePosition, depth: Int = 4, _ role: PromptReport.Part.Role = .system,
    order: Double = 100
  ) -> ActivatedLore {
    ActivatedLore(
      id: LoreEntry.ID(book: "b", entry: id), bookName: "B", name: id, text: "lore \(id)", position: position,
      depth: depth, role: role, outlet: "news", order: order, tokens: 1, reason: .constant, pass: 1, disabledPrompts: []
    )
  }

  private func lines(_ parts: [PromptAssembly.Part]) -> [String] { parts.map { "\($0.role.rawValue): \($0.text)" } }

  private func lines(_ change: (inout PromptMaterial) -> Void = { _ in }) -> [String] {
    lines(material(change).assembled().parts)
  }

  @Test func thePartsComeInTheOrderOfSillyTavern() {
    let all = lines {
      $0.lore = LorePosition.allCases.map { lore("\($0)", $0, depth: 1) }
      $0.note = AuthorsNote(text: "note", depth: 2)
      ($0.userMessageCount, $0.macros.fields.depthPrompt, $0.depthPromptDepth) = (1, "deep", 0)
      ($0.auxiliaryPrompts, $0.controlPrompt) = (["more {{outlet::news}}"], "go on")
    }
    #expect(
      all == [
        "system: Write well.", "system: lore beforeCharacter", "system: Ann is a guest.", "system: Mira is a smith.",
        "system: The personality of Mira: kind", "system: lore personality", "system: The situation: a forge",
        "system: lore scenario", "system: more lore outlet", "system: lore afterCharacter",
        "system: An example of the dialogue:", "system: lore examplesTop", "system: An example of the dialogue:",
        "user: Hi", "assistant: Hello\nthere", "system: An example of the dialogue:", "system: lore examplesBottom",
        "assistant: Welcome, Ann.",
        "system: lore noteTop\nnote\nlore noteBottom\nlore fromStart", "user: {{char}}?", "system: lore atDepth",
        "assistant: Yes.", "system: deep", "system: Stay brief.", "system: go on",
      ])
  }

  @Test func emptyPartsAreLeftOut() {
    let nothing = PromptMaterial(macros: MacroContext()).assembled()
    #expect(nothing.parts.isEmpty)
    let blank = lines {
      $0.macros.fields = .init()
      ($0.mainPrompt, $0.postHistoryInstructions, $0.history) = ("{{noop}}", " ", [])
    }
    #expect(blank.isEmpty)
  }

  @Test func theCardsPromptsTakeThePlaceOfTheUsers() {
    let own = material {
      $0.macros.fields.systemPrompt = "As {{char}}. {{original}}"
      $0.macros.fields.postHistoryInstructions = "{{original}} Always."
    }
    let parts = own.assembled().parts
    #expect(parts.first?.pieces == [.init(source: .main(isCharacters: true), text: "As Mira. Write well.")])
    #expect(parts.last?.pieces == [.init(source: .postHistory(isCharacters: true), text: "Stay brief. Always.")])
    var without = own
    (without.macros.fields.systemPrompt, without.macros.fields.postHistoryInstructions) = ("", "")
    #expect(lines(without.assembled().parts).first == "system: Write well.")
    var disabling = lore("a", .beforeCharacter)
    disabling.disabledPrompts = ["system_prompt", "post_history_instructions"]
    without.lore = [disabling]
    #expect(lines(without.assembled().parts).first == "system: lore a")
    #expect(lines(without.assembled().parts).last == "assistant: Yes.")
  }

  @Test func depthsCountFromTheNewestMessage() {
    for (depth, index) in [(0, 3), (1, 2), (2, 1), (3, 0), (9, 0), (-1, 3)] {
      let all = material {
        ($0.macros.fields, $0.mainPrompt, $0.postHistoryInstructions) = (.init(), "", "")
        $0.lore = [lore("a", .atDepth, depth: depth)]
      }.assembled().parts
      #expect(all.firstIndex { $0.text == "lore a" } == index, "\(depth)")
    }
  }

  @Test func atOneDepthTheSystemComesLast() {
    let all = lines {
      ($0.macros.fields, $0.mainPrompt, $0.postHistoryInstructions) = (.init(), "", "")
      $0.lore = [
        lore("s", .atDepth, depth: 0), lore("u", .atDepth, depth: 0, .user), lore("a", .atDepth, depth: 0, .assistant),
        lore("t", .atDepth, depth: 0, order: 5),
      ]
    }
    #expect(Array(all.suffix(3)) == ["assistant: lore a", "user: lore u", "system: lore t\nlore s"])
  }

  @Test func theAuthorsNoteHasAnIntervalAndTakesItsLoreWithIt() {
    let has = { (interval: Int, count: Int) in
      lines {
        $0.note = AuthorsNote(text: "note", interval: interval)
        ($0.userMessageCount, $0.lore) = (count, [lore("a", .noteTop)])
      }.contains { $0.contains("note") && $0.contains("lore a") }
    }
    #expect(!has(0, 3) && has(1, 0) && has(1, 5) && !has(3, 2) && has(3, 3) && !has(3, 4) && has(3, 6) && !has(-1, 2))
    #expect(!lines { ($0.note.interval, $0.lore) = (0, [lore("a", .noteTop)]) }.contains { $0.contains("lore a") })
    let before = lines { ($0.note, $0.userMessageCount) = (AuthorsNote(text: "note", position: .beforeMain), 1) }
    #expect(before.prefix(2) == ["system: note", "system: Write well."])
    let after = lines { ($0.note, $0.userMessageCount) = (AuthorsNote(text: "note", position: .afterMain), 1) }
    #expect(after.prefix(2) == ["system: Write well.", "system: note"])
  }

  @Test func loreThatIsInNoPartIsNamed() {
    let all = material {
      $0.lore = [lore("a", .outlet), lore("b", .noteTop), lore("c", .noteBottom), lore("d", .examplesTop)]
      ($0.note.interval, $0.userMessageCount) = (2, 1)
    }
    let id = { LoreEntry.ID(book: "b", entry: $0) }
    #expect(all.assembled().unsent == [id("a"): .outlet("news"), id("b"): .note, id("c"): .note])
    var other = all
    (other.mainPrompt, other.userMessageCount) = ("{{if no}}{{outlet::none}}{{else}}{{outlet::news}}{{/if}}", 2)
    #expect(other.assembled().unsent.isEmpty)
    other.mainPrompt = "{{if no}}{{outlet::news}}{{/if}}"
    #expect(other.assembled().unsent == [id("a"): .outlet("news")])
  }

  @Test func thePersonaHasItsPlace() {
    #expect(!lines { $0.persona = .nowhere }.contains { $0.contains("guest") })
    let top = lines { ($0.persona, $0.note.text) = (.noteTop, "note") }
    #expect(top.contains("system: Ann is a guest.\nnote"))
    let bottom = lines { ($0.persona, $0.note.text) = (.noteBottom, "note") }
    #expect(bottom.contains("system: note\nAnn is a guest."))
    let deep = lines { $0.persona = .atDepth(0, .user) }
    #expect(deep.suffix(2) == ["user: Ann is a guest.", "system: Stay brief."])
  }

  @Test func aGroupHasNamesAndANudge() {
    let group = lines {
      $0.macros.names.group = ["Mira", "Otto"]
      $0.history.append(.init(role: .assistant, name: "Otto", text: "Well."))
    }
    #expect(group.contains("assistant: Otto: Well.") && group.contains("assistant: Mira: Yes."))
    #expect(group.suffix(2) == ["system: Write only the next message of Mira.", "system: Stay brief."])
    let impersonation = lines {
      ($0.macros.names.group, $0.macros.request.kind) = (["Mira", "Otto"], .impersonate)
    }
    #expect(!impersonation.contains { $0.contains("next message") })
    // Another speaker is named in a chat with one character too.
    #expect(lines { $0.history[2].name = "Otto" }.contains("assistant: Otto: Yes."))
  }

  @Test func examplesAreMessagesInBlocks() {
    let text = """
      Before.
      <START>
      Ann: one
      more
      Mira: two

      <start> Mira: three
      Otto: four
      <START>
      A plain line.
      """
    let dialogue = ExampleDialogue(text, user: "Ann", character: "Mira")
    #expect(
      dialogue.blocks == [
        [.init(role: .system, name: "", text: "Before.")],
        [.init(role: .user, name: "Ann", text: "one\nmore"), .init(role: .assistant, name: "Mira", text: "two")],
        [.init(role: .assistant, name: "Mira", text: "three\nOtto: four")],
        [.init(role: .system, name: "", text: "A plain line.")],
      ])
    // Cards written on Windows end their lines with two characters.
    #expect(
      ExampleDialogue(text.replacing("\n", with: "\r\n"), user: "Ann", character: "Mira").blocks == dialogue.blocks)
    #expect(lines { $0.history[2].text = "One.\r\nTwo." }.contains { $0.hasSuffix("One.\nTwo.") })
    let asText = lines {
      $0.formats.examples = .text
      $0.lore = [lore("a", .examplesTop), lore("b", .examplesBottom)]
      $0.lore[0].text = "Mira: from lore"
    }
    #expect(asText.contains("system: An example of the dialogue:\nMira: from lore"))
    #expect(asText.contains("system: An example of the dialogue:\nlore b"))
    #expect(asText.contains("system: An example of the dialogue:\nAnn: Hi\nMira: Hello\nthere"))
  }

  @Test func withoutMacrosTextsAreSentAsTheyAre() {
    let parts = lines {
      ($0.macros.fields, $0.expandsMacros, $0.mainPrompt) = (.init(), false, "")
      ($0.auxiliaryPrompts, $0.note) = (["{{user}} <USER>", "b"], AuthorsNote(text: "{{char}}", depth: 0))
      ($0.history, $0.postHistoryInstructions) = ([], "{{roll:1d6}}")
    }
    #expect(parts == ["system: {{user}} <USER>", "system: b", "system: {{char}}", "system: {{roll:1d6}}"])
  }

  @Test func variablesOfAPartAreKnownToTheNext() {
    let assembly = material {
      $0.mainPrompt = "{{setvar::mood::glad}}x"
      $0.postHistoryInstructions = "{{getvar::mood}}"
    }.assembled()
    #expect(assembly.parts.last?.text == "glad" && assembly.variables.chat == ["mood": "glad"])
  }

  @Test func theStateOfAChatComesBackFromItsText() throws {
    var scan = LoreScan(books: [], messages: [], messageCount: 3, budget: 100, tokens: { $0.count })
    for name in ["a", "b", "c", "d"] {
      var entry = LoreEntry(id: LoreEntry.ID(book: "b", entry: name))
      (entry.isConstant, entry.content, entry.sticky, entry.cooldown) = (true, name, 2, 4)
      scan.books.append(LoreBook(name: name, owner: .character, entries: [entry]))
    }
    let state = PromptState(
      variables: MacroVariables(chat: ["moodOf A": "glad"], global: ["x_y": ""]), effects: scan.report().effects)
    #expect(state.effects.sticky.count == 4 && state.effects.cooldown.count == 4)
    #expect(try PromptState(text: #require(state.text)) == state)
    #expect(PromptState(text: "{") == nil)
  }

  @Test func theFormatsAreInTheLanguageOfTheMacros() {
    var macros = MacroContext()
    (macros.language, macros.names.character, macros.fields.personality) = (.korean, "미라", "다정함")
    #expect(lines(PromptMaterial(macros: macros).assembled().parts) == ["system: 미라의 성격: 다정함"])
  }
}

extension PromptAssembly.Part {
  /// The text as a model gets it.
  fileprivate var text: String { pieces.map(\.text).joined(separator: "\n") }
}
