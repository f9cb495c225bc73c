import Entities

/// One line of the models to choose from.
struct ModelRow: Identifiable {
  enum Kind {
    /// Whoever answers elsewhere.
    case usual(ModelSelection)
    case model(ModelListing)
    /// What is chosen, where no list has it.
    case unlisted(ModelSelection)
    /// The source has not answered yet.
    case awaited
    /// The source could not be asked, in words for people.
    case error(LocalizedText)
    /// The source has no model.
    case nothing
  }

  /// Where it stands among all, found or not.
  let place: Int
  let kind: Kind
  /// Whose it is; nil for the usual model, and for one in no list.
  let source: ModelSource?
  let isChosen: Bool
  /// Whether it is the first of its source, whose name stands above it.
  var beginsSource = false

  var id: Int { place }
}
