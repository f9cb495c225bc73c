import Entities
import Testing

/// The settings for replies: as text, stored, and in their order.
struct PresetTests {
  private static let full = Preset(
    model: ModelSelection(choice: ModelChoice(provider: "openai", model: "a\\b"), address: "http://127.0.0.1:1/v1"),
    sampling: SamplingOptions(
      temperature: 0.7, topP: 0.05, maximumTokens: 1, stop: ["a|b", "\n", "\\n", "\r\n한"], seed: -3, contextWindow: 256,
      effort: .off),
    instruction: " Be \\ short.\r\n\nSpeak \r", summarizes: false)

  @Test func eachValueCanBeTypedAsItShows() throws {
    var typed = Preset()
    for field in Preset.Field.allCases {
      let text = try #require(Self.full[field])
      #expect(typed[field] == nil)
      let isSet = typed.set(field, to: text)
      #expect(isSet, "\(field)")
      #expect(typed[field] == text)
    }
    #expect(typed == Self.full)
    for field in Preset.Field.allCases {
      let isCleared = typed.set(field, to: " \n")
      #expect(isCleared)
      #expect(typed[field] == nil)
    }
    #expect(typed.isEmpty)
  }

  @Test func aNoteRestoresThePreset() {
    #expect(Preset(note: Self.full.note) == Self.full)
    #expect(Preset().note.isEmpty && Preset(note: "").isEmpty)
    for text in [
      "", " ", "\n\n", "seed", "seed x", "later 1", "seed 1\\", "stop \\q", "model a", "temperature nan\nx\n",
    ] {
      #expect(Preset(note: text).isEmpty, "\(text)")
    }
    #expect(Preset(note: "later 1\nseed 4") == Preset(sampling: SamplingOptions(seed: 4)))
  }

  @Test(arguments: [
    (Preset.Field.temperature, ["2.1", "-0.1", "nan", "inf", "warm", "0,,7", "1,5,0"]), (.topP, ["1.01", "-1", "x"]),
    (.maximumTokens, ["0", "-1", "1.5", "99999999999999999999"]), (.seed, ["1.5", "x"]),
    (.contextWindow, ["255", "x"]), (.effort, ["much"]), (.summarizes, ["perhaps"]), (.model, ["a", "\n\nb"]),
    (.stop, ["a||b", "|", "a\\", Array(repeating: "a", count: 17).joined(separator: "|")]),
    (.instruction, [String(repeating: "가", count: 5462)]),
  ]) func anInvalidTextChangesNothing(field: Preset.Field, texts: [String]) {
    var preset = Self.full
    for text in texts {
      let isSet = preset.set(field, to: text)
      #expect(!isSet, "\(text)")
    }
    #expect(preset == Self.full)
  }

  /// All combinations of set and unset values in the four origins, for each value.
  @Test(arguments: Preset.Field.allCases, 0..<16) func theStrongestOriginCounts(field: Preset.Field, places: Int) throws
  {
    let texts: [PresetStack.Origin: String] =
      switch field {
      case .model: [.flag: "f\n\nm", .chat: "c\n\nm", .avatar: "a\n\nm", .configuration: "e\n\nm"]
      case .effort: [.flag: "off", .chat: "low", .avatar: "high", .configuration: "max"]
      case .summarizes: [.flag: "on", .chat: "off", .avatar: "on", .configuration: "off"]
      case .temperature, .topP: [.flag: "0.1", .chat: "0.2", .avatar: "0.3", .configuration: "0.4"]
      default: [.flag: "301", .chat: "302", .avatar: "303", .configuration: "304"]
      }
    var stack = PresetStack()
    var strongest: PresetStack.Origin?
    for (place, origin) in PresetStack.Origin.allCases.enumerated() where places & 1 << place != 0 {
      let isSet = stack[origin].set(field, to: try #require(texts[origin]))
      #expect(isSet)
      strongest = strongest ?? origin
    }
    // Another value elsewhere has no effect on this one.
    let other = field == .seed ? Preset.Field.topP : .seed
    for origin in PresetStack.Origin.allCases where stack[origin][field] == nil {
      let isSet = stack[origin].set(other, to: "1")
      #expect(isSet)
    }
    #expect(stack.origin(of: field) == strongest)
    #expect(stack.effective[field] == strongest.flatMap { texts[$0] })
    #expect((stack.effective[other] != nil) == (places != 15))
    if let strongest {
      let next = PresetStack.Origin.allCases.first { $0 != strongest && stack[$0][field] != nil }
      #expect(stack.origin(of: field, without: strongest) == next)
    }
  }

  @Test func aSummaryIsStoredAndRestored() {
    let id = Message.ID(high: 1, low: 2)
    for summary in [
      ConversationSummary(text: "a\nb\r\n\n가", last: id, count: 3),
      ConversationSummary(text: "", last: id, count: 1, model: ModelChoice(provider: "ollama", model: "a\nb")),
    ] {
      #expect(ConversationSummary(note: summary.note) == summary)
    }
    for note in ["", "x\n1\n\n\nt", "\(id)\n0\n\n\nt", "\(id)\n1\n\n"] {
      #expect(ConversationSummary(note: note) == nil)
    }
  }
}
