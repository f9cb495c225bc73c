public import Entities

/// The data and actions for the offer to save the profile.
@MainActor public protocol SaveOfferInteractor {
  /// Whether the experiment offers to save profiles without a name.
  var createAccountTest: CreateAccountTest { get }
  /// Whether the profile in use has no name and some content, and the offer was not answered yet.
  func canOfferSaving() async throws -> Bool
  /// Records that the user has answered the offer.
  func recordOfferAnswered() async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where the offer to save the profile leads.
@MainActor public protocol SaveOfferRouter {
  /// Asks whether to save the profile; nil when the question was closed.
  func askToSave() async -> Bool?
  /// Shows the form for the profile's name, e-mail address, picture and colour.
  /// - Returns: The saved profile; nil when the user left without saving.
  func saveProfile() async -> UserProfile?
}
