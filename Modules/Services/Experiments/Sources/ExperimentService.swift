public import Entities
import Synchronization

/// Assigns variants of tests to profiles.
///
/// A variant chosen by hand takes precedence. Otherwise, while the tests run, a profile's variant is computed from its
/// id (`Bucket`). It is therefore the same in every run and on every machine. Without tests or without a profile it is
/// the default.
public final class ExperimentService: Sendable {
  private static let all: [any ExperimentVariant.Type] = [
    CategoryRowTest.self, OnboardingCommunityTest.self, CreateAccountTest.self,
  ]

  private struct State {
    var profile: UserProfile.ID?
    /// The variants chosen by hand, read when first needed.
    var overrides: [String: String]?
    /// The tests that the profile has met since it came into use.
    var exposed: Set<String> = []
  }

  private let state = Mutex(State())
  private let areRunning: Bool
  private let file: OverrideFile?
  private let onExposure: @Sendable (LoggableEvent) -> Void

  /// Makes the tests of a run.
  /// - Parameters:
  ///   - areRunning: Whether profiles take part. They should not if nothing is measured.
  ///   - overridesPath: The file of the variants chosen by hand; nil keeps them for this run only.
  ///   - onExposure: Called with an event when a profile meets a test in which it takes part: the first time since the
  ///     profile came into use.
  public init(
    areRunning: Bool = false, overridesPath: String? = nil,
    onExposure: @escaping @Sendable (LoggableEvent) -> Void = { _ in }
  ) {
    self.areRunning = areRunning
    file = overridesPath.map { OverrideFile(path: $0) }
    self.onExposure = onExposure
  }

  /// Sets the profile in use. Later variants are those of this profile.
  public func begin(for profile: UserProfile.ID?) {
    state.withLock { state in
      guard state.profile != profile else { return }
      state.profile = profile
      state.exposed = []
    }
  }

  /// The variant of the profile in use. Reading it exposes a profile that takes part to the test.
  func variant<Variant: ExperimentVariant>() -> Variant {
    let (variant, isFirst): (Variant, Bool) = state.withLock { state in
      (self.variant(&state), isRunning(Variant.self, &state) && state.exposed.insert("\(Variant.experiment)").inserted)
    }
    if isFirst {
      onExposure(
        LoggableEvent("ABTest", "Exposure", .analytic, [.choice(Variant.experiment, variant)]))
    }
    return variant
  }

  /// Every test, with the variant that the next screen gets.
  var entries: [ExperimentEntry] {
    state.withLock { state in Self.all.map { entry($0, &state) } }
  }

  func override(_ name: String, with variant: String?) throws {
    guard let test = Self.all.first(where: { "\($0.experiment)" == name }) else {
      throw ExperimentFailure.unknownTest(name, known: Self.all.map { "\($0.experiment)" })
    }
    let choices = Self.choices(of: test)
    if let variant, !choices.contains(variant) { throw ExperimentFailure.unknownVariant(variant, known: choices) }
    try state.withLock { state in
      var overrides = overrides(&state)
      overrides[name] = variant
      try file?.save(overrides)
      state.overrides = overrides
    }
  }
}

// MARK: - Choosing

extension ExperimentService {
  private func variant<Variant: ExperimentVariant>(_ state: inout State) -> Variant {
    if let override = overrides(&state)["\(Variant.experiment)"].flatMap(Variant.init(rawValue:)) { return override }
    guard areRunning, let profile = state.profile else { return .usual }
    let choices = Array(Variant.allCases)
    return choices[Bucket(profile, "\(Variant.experiment)").draw(of: choices.count)]
  }

  /// Whether the profile takes part in a test, or has a variant chosen by hand. Otherwise it is not exposed to the
  /// test.
  private func isRunning(_ test: (some ExperimentVariant).Type, _ state: inout State) -> Bool {
    overrides(&state)["\(test.experiment)"] != nil || areRunning && state.profile != nil
  }

  private func overrides(_ state: inout State) -> [String: String] {
    if let known = state.overrides { return known }
    let read = file?.read() ?? [:]
    state.overrides = read
    return read
  }

  private func entry<Variant: ExperimentVariant>(_ test: Variant.Type, _ state: inout State) -> ExperimentEntry {
    let name = "\(test.experiment)"
    let variant: Variant = variant(&state)
    return ExperimentEntry(
      name: name, choices: Self.choices(of: test), variant: variant.rawValue, override: overrides(&state)[name])
  }

  private static func choices<Variant: ExperimentVariant>(of test: Variant.Type) -> [String] {
    test.allCases.map(\.rawValue)
  }
}
