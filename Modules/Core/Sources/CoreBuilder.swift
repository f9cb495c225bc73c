import FeatureKit
import TerminalUI

/// Makes the features of this run. It hands each its interactor, and a way to make a router for any place.
@MainActor struct CoreBuilder {
  let interactor: CoreInteractor
  /// The language that the run began with.
  let firstLanguage: Language
  /// Which of the app's features this run has.
  let selection: FeatureSelection

  init(interactor: CoreInteractor, language: Language, selection: FeatureSelection) {
    self.interactor = interactor
    firstLanguage = language
    self.selection = selection
  }

  /// The language of the words, as it is now.
  var language: Language { Appearance(interactor.preferences).language ?? firstLanguage }

  /// What the features of this run add to it.
  /// - Throws: When two features claim one name.
  func registry() throws(ContributionConflict) -> FeatureRegistry {
    try FeatureRegistry(selection.present.map { $0.make(self) })
  }

  /// A router for a place.
  var router: (NavigationContext) -> CoreRouter {
    { CoreRouter(router: $0, builder: self) }
  }
}

/// A feature that an app can have: its name, and how it is made when the app starts with it.
@MainActor public struct CoreFeature {
  /// What options and lists call it.
  public let id: String
  /// Its commands, to be named where the feature itself is left out and never made.
  let commands: [String]
  /// What its addresses begin with, tabs included, for the same.
  let addresses: [String]
  /// Those of its commands that ask a model: what that takes is loaded while the data is being opened.
  let asking: [String]
  /// Those that work when the user's data, or the model that is named, does not.
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
