import FeatureKit
import TerminalUI

/// Makes the features of this run. Each gets the interactor, and a function that makes a router for a place.
@MainActor struct CoreBuilder {
  let interactor: CoreInteractor
  /// The language that the run began with.
  let firstLanguage: Language
  /// The features of the app that this run has.
  let selection: FeatureSelection

  init(interactor: CoreInteractor, language: Language, selection: FeatureSelection) {
    self.interactor = interactor
    firstLanguage = language
    self.selection = selection
  }

  /// The current language of the texts.
  var language: Language { Appearance(interactor.preferences).language ?? firstLanguage }

  /// The features of this run, with their contributions.
  /// - Throws: If two features claim one name.
  func registry() throws(ContributionConflict) -> FeatureRegistry {
    try FeatureRegistry(selection.present.map { $0.make(self) })
  }

  /// A router for a place.
  var router: (NavigationContext) -> CoreRouter {
    { CoreRouter(router: $0, builder: self) }
  }
}

/// A feature that an app can have: its name, and the function that makes it.
@MainActor public struct CoreFeature {
  /// Its name in options and lists.
  public let id: String
  /// The names of its commands, for runs without the feature: its builder is never made there.
  let commands: [String]
  /// The first words of its addresses, tabs included, for the same runs.
  let addresses: [String]
  /// Its commands that ask a model: for these the network library is loaded while the settings and the data are read.
  let asking: [String]
  /// Its commands that work without the user's data and without the model that a setting names.
  let withoutData: [String]
  let make: (CoreBuilder) -> any Feature

  init(
    _ id: String, commands: [String] = [], addresses: [String] = [], asking: [String] = [],
    withoutData: [String] = [],
    make: @escaping (CoreBuilder) -> any Feature
  ) {
    self.id = id
    self.commands = commands
    self.addresses = addresses
    self.asking = asking
    self.withoutData = withoutData
    self.make = make
  }
}
