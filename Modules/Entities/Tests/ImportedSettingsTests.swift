import Entities
import Testing

@Suite struct ImportedSettingsTests {
  /// Instructions that come with a model are named too.
  @Test func aModelHidesNothingElse() {
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
}
