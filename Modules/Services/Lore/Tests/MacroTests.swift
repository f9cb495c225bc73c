import Entities
import RandomTesting
import Testing

@testable import Lore

@Suite struct MacroTests {
  private let expander = MacroExpander()

  private func context(_ change: (inout MacroContext) -> Void = { _ in }) -> MacroContext {
    var context = MacroContext()
    context.names.character = "Mira"
    change(&context)
    return context
  }

  @Test func theSeedsDecideAboutChances() {
    let text = "{{random::a::b::c::d}}{{roll::1000}} {{pick::a::b::c::d}}"
    let results = (0..<40 as Range<UInt64>).map { seed in
      expander.expand(
        text,
        in: context {
          $0.seed = seed
          $0.chatSeed = 7
        })
    }
    #expect(Set(results.map(\.text)).count > 20)
    #expect(Set(results.map { $0.text.last }).count == 1, "a pick is the same in the whole chat")
    #expect(results[3] == expander.expand(text, in: context { ($0.seed, $0.chatSeed) = (3, 7) }))
    let picks = (0..<40 as Range<UInt64>).map { seed in
      expander.expand("{{pick::a::b}}", in: context { $0.chatSeed = seed }).text
    }
    #expect(Set(picks) == ["a", "b"])
    // Two picks of one text are two choices.
    let pairs = (0..<40 as Range<UInt64>).map { seed in
      expander.expand("{{pick::a::b}}{{pick::a::b}}", in: context { $0.chatSeed = seed }).text
    }
    #expect(Set(pairs) == ["aa", "ab", "ba", "bb"])
  }

  @Test func everyItemOfAListIsChosenAboutAsOften() {
    var counts: [String: Int] = [:]
    for seed in 0..<1_200 as Range<UInt64> {
      counts[expander.expand("{{random:a,b,c}}", in: context { $0.seed = seed }).text, default: 0] += 1
    }
    #expect(counts.count == 3 && counts.values.allSatisfy { 330...470 ~= $0 }, "\(counts)")
  }

  @Test func aFieldThatGrowsIsBounded() {
    let bomb = context {
      $0.fields.description = String(repeating: "{{personality}}", count: 50)
      $0.fields.personality = String(repeating: "{{scenario}}", count: 50)
      $0.fields.scenario = String(repeating: "{{persona}}", count: 50)
      $0.fields.persona = String(repeating: "x", count: 50)
    }
    let result = expander.expand("{{description}}", in: bomb)
    #expect(!result.reached.isEmpty)
    #expect(result.steps <= 20_000 && result.bytes <= 1 << 20 && result.text.utf8.count <= 1 << 20)
  }

  @Test func eachLimitIsReported() {
    var limits = MacroLimits()
    limits.steps = 3
    let many = MacroExpander(limits: limits).expand("{{char}}{{char}}{{char}}{{char}}", in: context())
    #expect(many.text == "MiraMiraMira{{char}}" && many.reached == [.steps] && many.steps == 3)
    limits = MacroLimits()
    limits.bytes = 5
    let long = MacroExpander(limits: limits).expand("{{char}}{{char}}", in: context())
    #expect(long.text == "Mira{{char}}" && long.reached == [.bytes] && long.bytes <= 5)
    let deep = expander.expand(
      String(repeating: "{{reverse::", count: 40) + "ab" + String(repeating: "}}", count: 40), in: context())
    #expect(deep.reached == [.nesting])
    limits = MacroLimits()
    limits.fields = 2
    let fields = context {
      ($0.fields.description, $0.fields.personality) = ("{{personality}}", "{{scenario}}")
      $0.fields.scenario = "end"
    }
    let nested = MacroExpander(limits: limits).expand("{{description}}", in: fields)
    #expect(nested.text == "{{scenario}}" && nested.reached == [.fields])
    limits = MacroLimits()
    limits.variables = 1
    let full = MacroExpander(limits: limits).expand("{{setvar::a::1}}{{setvar::b::2}}{{setvar::a::3}}", in: context())
    #expect(full.text == "{{setvar::b::2}}" && full.reached == [.variables] && full.variables.chat == ["a": "3"])
    #expect(expander.expand("{{space::99999999999}}", in: context()).text == "{{space::99999999999}}")
  }

  /// Any text is expanded within the limits, the same way each time, and text without braces is not changed.
  @Test(arguments: 0..<20 as Range<UInt64>) func anyTextIsExpandedWithinTheLimits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{{", "}}", "{", "}", "::", ":", "/", "#", "!", ".", "$", "\\{", "if", "else", "/if", "setvar", "getvar", "x",
      "random", "reverse", "trim", "//", "///", "description", "{{char}}", "{{if 1}}", "{{else}}", "{{/if}}",
      "{{trim}}", "{{/trim}}", "{{.x = ", "++", "||", "\n", "  ", "é", "용", "<USER>", "{{roll:2d6}}", "{{incvar::n}}",
      "{{description}}", "{{// ", "datetimeformat::LLLL", ",",
    ]
    func text(_ count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    var limits = MacroLimits()
    (limits.steps, limits.bytes) = (500, 20_000)
    for _ in 0..<50 {
      let context = context {
        $0.fields.description = text(12)
        $0.seed = seed
      }
      let given = text(40)
      let result = MacroExpander(limits: limits).expand(given, in: context)
      let isSame = result == MacroExpander(limits: limits).expand(given, in: context)
      #expect(isSame, "\(given)")
      #expect(result.steps <= limits.steps && result.bytes <= limits.bytes, "\(given)")
      // The older marks grow from six letters to eight before they are macros.
      #expect(result.text.utf8.count <= given.utf8.count * 2 + limits.bytes, "\(given)")
      let plain = given.filter { !"{}<\\".contains($0) }
      #expect(expander.expand(plain, in: context).text == plain)
    }
  }

  /// A message of the user may be code: only a few macros are filled, and the rest stays to the byte.
  @Test func messagesKeepWhatIsNoMacroOfTheirs() {
    let context = context {
      ($0.names.user, $0.names.character, $0.fields.persona) = ("Ann", "Mira", "{{user}}{{setvar::a::b}} sails")
    }
    let code =
      #"<user> \{ {{.Name}} {{$x}} {{#if a}}b{{else}}c{{/if}} {{// d}} {{trim}} {{input}} {{ e | f }} {{bias "g"}}"#
    #expect(expander.filled(code, in: context) == code)
    let text = "{{char}}, {{ USER }}: {{persona}} {{reverse::ab}} {{#each x}}{{user}}{{/each}} {{roll:1d1}}"
    #expect(expander.filled(text, in: context) == "Mira, Ann: Ann sails ba {{#each x}}Ann{{/each}} 1")
  }

  /// What would take minutes if each closing tag looked through all tags before it.
  @Test func manyTagsWithoutPartnersArePaired() {
    let text = String(repeating: "{{/if}}{{if 1}}", count: 5_000) + String(repeating: "{{/trim}}", count: 5_000)
    let result = expander.expand(text, in: context())
    #expect(result.steps <= 20_000 && result.text.hasPrefix("{{/if}}"))
  }
}
