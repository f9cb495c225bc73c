public import Entities

/// The data and actions for the section of the spending.
@MainActor public protocol SpendingInteractor {
  /// What the profile in use spent on models, this month and in each earlier one.
  func spendingReport() async throws -> SpendingReport
  /// Sets the monthly budget, from now on and in later runs.
  func setMonthlyBudget(_ text: String) async throws
  /// Every option with its value now and its source.
  var configurationEntries: [ConfigurationEntry] { get }
}

/// Where the section of the spending leads.
@MainActor public protocol SpendingRouter: SectionRouter {
  /// Asks for the monthly budget, and refuses an invalid amount with a message.
  /// - Returns: The amount, empty for no budget; nil when the user left without one.
  func askForBudget(now budget: Money?) async -> String?
}
