public import Entities

/// What the commands about models must know and do.
@MainActor public protocol ModelCommandsInteractor {
  /// Every source of models that is set up or found on this machine, as they answer: each value is all of them, with
  /// what they have or why they did not tell.
  func modelSources() async throws -> AsyncStream<[ModelSource]>
  /// What the profile in use used and what that costs, this month and in each earlier one.
  func spendingReport() async throws -> SpendingReport
  /// The file that people write prices into, whether it is there or not, and whatever stands in it.
  var priceFile: String { get }
  /// The prices that count, in the order in which they are looked through.
  func modelPrices() throws -> ModelPrices
  /// Asks the chosen model one short question.
  func tryModel() async throws -> ModelProbe
}
