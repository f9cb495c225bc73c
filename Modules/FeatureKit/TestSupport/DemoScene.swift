/// The circumstances of a screen: those that its author sees every day, and those that users meet as well.
/// Fakes can be made for each; demos and tests go through all of them.
public enum DemoScene: String, CaseIterable, Sendable {
  /// Some data.
  case typical
  /// The data never arrives.
  case loading
  /// There is no data.
  case empty
  /// Every request fails.
  case failing
  /// Very much data, and very long words.
  case long
  /// Hostile data: escape sequences, characters without width, text against the direction.
  case hostile
}
