import FeatureKit
import TerminalUI

/// Makes the features of this run. It hands each its interactor, and a way to make a router for any place.
@MainActor public struct CoreBuilder {
  let interactor: CoreInteractor
  let language: Language
  private let composition: Composition

  init(interactor: CoreInteractor, language: Language, present: [CoreFeature]) throws {
    self.interactor = interactor
    self.language = language
    composition = Composition(present: Set(present.map(\.id)))
    composition.registry = try FeatureRegistry(present.map { $0.make(self) })
  }

  /// A router for a place.
  var router: (Place) -> CoreRouter {
    { CoreRouter($0, self) }
  }

  /// Whether a feature is part of this run.
  func isPresent(_ feature: CoreFeature) -> Bool {
    composition.present.contains(feature.id)
  }

  /// The features of this run, and what they add.
  var registry: FeatureRegistry? { composition.registry }

  /// Lets go of the features, which hold this builder in turn; what they use is closed with them.
  func dismantle() {
    composition.registry = nil
  }

  /// What builders, which are made one after another, see of one another: it is complete when the first screen shows.
  @MainActor private final class Composition {
    let present: Set<String>
    var registry: FeatureRegistry?

    init(present: Set<String>) {
      self.present = present
    }
  }
}

/// A feature that an app can have: its name, and how it is made when the app starts with it.
@MainActor public struct CoreFeature {
  /// What options and lists call it.
  public let id: String
  /// Its commands, to be named where the feature itself is left out and never made.
  let commands: [String]
  let make: (CoreBuilder) -> any Feature

  init(_ id: String, commands: [String] = [], make: @escaping (CoreBuilder) -> any Feature) {
    self.id = id
    self.commands = commands
    self.make = make
  }
}
