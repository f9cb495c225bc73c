import Entities
import LanguageModels

/// A model with nothing special about it: what a test's double does not say itself is so.
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
  func prepare() {}
}
