public import Entities
import Synchronization

/// The models of a run: the default model, and those chosen in its place. Choosing one sends nothing.
public final class ModelSelector: Sendable {
  /// Makes the model of a selection; throws when it cannot be used.
  public typealias Maker = @Sendable (ModelSelection) throws -> any LanguageModel

  /// Whether the command itself names the model, which then takes precedence over any choice.
  public let isFixed: Bool
  private let chosen: @Sendable () -> Bool
  private let hasChosen = Mutex(false)
  private let current: Mutex<any LanguageModel>
  private let follow: (@Sendable () -> (any LanguageModel)?)?
  private let make: Maker

  /// Makes a selector.
  /// - Parameters:
  ///   - usual: The default model.
  ///   - isFixed: Whether the command itself names the model.
  ///   - make: Makes the model of a selection, again for each reply. Slow steps, such as fetching a key, are left to
  ///     the model. The default makes models without keys.
  ///   - follow: Called whenever the default model is needed. Returns a default that was set elsewhere since; nil if it
  ///     is unchanged.
  ///   - isChosen: Called to find out whether the user chose the default model, rules on this machine included.
  public init(
    usual: any LanguageModel, isFixed: Bool = false, make: @escaping Maker = withoutKeys,
    follow: (@Sendable () -> (any LanguageModel)?)? = nil, isChosen: @escaping @Sendable () -> Bool = { true }
  ) {
    current = Mutex(usual)
    self.isFixed = isFixed
    chosen = isChosen
    self.follow = follow
    self.make = make
  }

  /// Makes models of servers that require no key.
  public static let withoutKeys: Maker = { selection in
    try ModelChooser().model(
      for: ModelSettings(
        provider: selection.choice.provider, model: selection.choice.model, baseURL: selection.address))
  }

  /// Whether the user chose the default model. If not, it is the rules on this machine.
  public var isChosen: Bool { hasChosen.withLock(\.self) || chosen() }

  /// The default model.
  public var usual: any LanguageModel {
    current.withLock { current in
      if let other = follow?() { current = other }
      return current
    }
  }

  /// The model of a selection. Throws a `ModelFailure` for a provider or an address that cannot be used. If its key
  /// cannot be fetched, its reply fails.
  public func model(of selection: ModelSelection) throws -> any LanguageModel { try make(selection) }

  /// Makes another model the default for every reply that begins from now on; throws as `model(of:)` does, without
  /// changing anything. A model that the command names stays.
  public func setUsual(_ selection: ModelSelection) throws {
    let model = try make(selection)
    guard !isFixed else { return }
    current.withLock {
      // An earlier change of the settings must not replace this choice later, so it is read now. That includes an
      // earlier choice that this program saved in the file.
      _ = follow?()
      $0 = model
    }
    hasChosen.withLock { $0 = true }
  }
}

/// A capability: choosing the model. Adopted by types that have a selector.
public protocol ModelChoosing: Sendable {
  /// The selector that performs the calls.
  var modelSelector: ModelSelector { get }
}

extension ModelChoosing {
  /// Makes a model the default for every reply of this run that begins from now on, unless the command names the model.
  /// Throws when it cannot be used.
  public func useModel(_ selection: ModelSelection) throws { try modelSelector.setUsual(selection) }
}
