import Entities
import Testing

@Suite struct ImportedSettingsTests {
  /// Instructions that come with a model are listed too.
  @Test func aModelDoesNotHideOtherSettings() {
    let model = ModelSelection(choice: ModelChoice(provider: "openai", model: "m"), address: "http://10.0.0.5/v1")
    var alone = Preset()
    alone.model = model
    var more = alone
    _ = more.set(.temperature, to: "0.4")
    var settings = ImportedSettings()
    settings.add(alone, for: .avatar(Avatar.ID(high: 0, low: 1)))
    settings.add(more, for: .avatar(Avatar.ID(high: 0, low: 2)))
    #expect(settings.wishes.map(\.hasMore) == [false, true])
    #expect(settings.wishes.map(\.characters) == [1, 1])
  }

  /// Settings that are not listed are not imported.
  @Test func tooManyToListAreCounted() {
    var settings = ImportedSettings()
    var listed = 0
    for number in 1...25 {
      let choice = ModelChoice(provider: "openai", model: "m\(number)")
      let chat = PresetScope.chat(Conversation.ID(high: 0, low: UInt64(number)))
      if settings.add(Preset(model: ModelSelection(choice: choice)), for: chat) { listed += 1 }
      settings.addUnusable("temperature \(number) " + String(repeating: "9", count: 1000))
      settings.addUnusable("temperature 99")
    }
    #expect(listed == 20 && settings.wishes.count == 20 && settings.others == 5)
    #expect(settings.unusable.count == 20 && settings.unusable.contains("temperature 99"))
    #expect(settings.moreUnusable == 6 && settings.unusable.allSatisfy { $0.count <= 61 })
  }

  /// Only values that the app itself would store are read from a note, and the others are listed.
  @Test func aNoteIsReadValueByValue() {
    let chat = PresetScope.chat(Conversation.ID(high: 0, low: 1))
    var unusable: [String] = []
    let preset = chat.preset(
      in: "temperature 99\nmodel nonsense\neffort high\nfuture x", named: chat.noteName, &unusable)
    #expect(unusable == ["temperature 99", "model nonsense", "future x"])
    #expect(chat.note(of: preset, named: chat.noteName) == "effort high")
    let former = chat.formerNoteName ?? ""
    let old = chat.preset(in: "openai\n\nm", named: former, &unusable)
    #expect(chat.note(of: old, named: former) == "openai\n\nm" && unusable.count == 3)
  }
}
