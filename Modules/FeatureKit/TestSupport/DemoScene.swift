/// What the world is like for a screen: what its author sees every day, and what people meet anyway.
/// Fakes can be made in each; demos go through them, and so do tests.
public enum DemoScene: String, CaseIterable, Sendable {
  /// Some data, as there mostly is.
  case typical
  /// The data never comes.
  case loading
  /// There is no data.
  case empty
  /// Whatever is asked for fails.
  case failing
  /// Very much data, and very long words.
  case long
  /// Data from somebody who means harm: escape sequences, characters without width, text against the direction.
  case hostile
}
