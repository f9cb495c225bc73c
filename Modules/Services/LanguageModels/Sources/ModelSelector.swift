public import Entities
import Synchronization

/// Who answers in a run: the usual model, and those that are chosen in its place. Nothing is sent to choose one.
public final class ModelSelector: Sendable {
  /// Makes the model of a selection; throws why it cannot be used.
  public typealias Maker = @Sendable (ModelSelection) throws -> any LanguageModel

  /// Whether the command itself names who answers: that comes before what is chosen.
  public let isFixed: Bool
  private let chosen: @Sendable () -> Bool
  private let hasChosen = Mutex(false)
  private let current: Mutex<any LanguageModel>
  private let follow: (@Sendable () -> (any LanguageModel)?)?
  private let make: Maker

  /// A selector.
  /// - Parameters:
  ///   - usual: Who answers where nothing else is chosen.
  ///   - isFixed: Whether the command itself names who answers.
  ///   - make: Makes the model of a selection, for each reply anew: what takes long, such as a key, it leaves to the
  ///     model. As it is, there are no keys.
  ///   - follow: Asked whenever the usual model is wanted: the one that has been set elsewhere since; nil where it is
  ///     still the same.
  ///   - isChosen: Asked whether anybody chose the usual model, be it the rules on this machine.
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

  /// Makes models of servers that want no key.
  public static let withoutKeys: Maker = { selection in
    try ModelChooser().model(
      for: ModelSettings(
        provider: selection.choice.provider, model: selection.choice.model, baseURL: selection.address))
  }

  /// Whether anybody chose the usual model. Where nobody did, it is the rules on this machine.
  public var isChosen: Bool { hasChosen.withLock(\.self) || chosen() }

  /// Who answers where nothing else is chosen.
  public var usual: any LanguageModel {
    current.withLock { current in
      if let other = follow?() { current = other }
      return current
    }
  }

  /// The model of a selection. Throws a `ModelFailure` for a provider or an address that cannot be used; what keeps its
  /// key from being had is the failure of its reply.
  public func model(of selection: ModelSelection) throws -> any LanguageModel { try make(selection) }

  /// Makes another model the usual one, for every reply that begins from now on; throws as `model(of:)` does, and then
  /// nothing has changed. Where the command names who answers, that stays.
  public func setUsual(_ selection: ModelSelection) throws {
    let model = try make(selection)
    guard !isFixed else { return }
    current.withLock { $0 = model }
    hasChosen.withLock { $0 = true }
  }
}

/// The capability of choosing who answers: who has a selector can do this.
public protocol ModelChoosing: Sendable {
  /// Where the verb goes.
  var modelSelector: ModelSelector { get }
}

extension ModelChoosing {
  /// Makes a model the usual one, for every reply of this run that begins from now on, unless the command names who
  /// answers. Throws what keeps it from being used.
  public func useModel(_ selection: ModelSelection) throws { try modelSelector.setUsual(selection) }
}
