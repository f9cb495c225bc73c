import Entities
import LanguageModels

/// A model with default values for everything that a test's double does not define.
protocol PlainModel: LanguageModel {}

extension PlainModel {
  var address: String? { nil }
  var site: ModelLocation { .remote }
  var opening: String? { nil }
  var summarizes: Bool { true }
  var usualWindow: Int? { nil }
  func fault(in prompt: Prompt) -> ModelFailure? { nil }
  func remarks(on options: SamplingOptions) -> [Preset.Field: LocalizedText] { [:] }
  func listing() async -> ModelListing? { nil }
  func imageModel(named name: String?) throws(ModelFailure) -> any ImageModel {
    throw ModelFailure(.misconfigured, LocalizedText("It draws nothing.", "그림을 그리지 않습니다."))
  }
  func prepare() {}
}
