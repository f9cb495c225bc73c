import Entities

/// A row of the screen of models.
struct ModelRow: Identifiable {
  enum Kind {
    /// The usual model.
    case usual(ModelSelection)
    case model(ModelListing)
    /// The chosen model, if no list has it.
    case unlisted(ModelSelection)
    /// The source has not answered yet.
    case awaited
    /// The source could not be asked, with the reason for the user.
    case error(LocalizedText)
    /// The source has no model.
    case nothing
  }

  /// A number that identifies the row. It is the same with a search and without one.
  let place: Int
  let kind: Kind
  /// Its source; nil for the usual model, and for one in no list.
  let source: ModelSource?
  let isChosen: Bool
  /// Whether it is the first of its source, with the source's name above it.
  var beginsSource = false

  var id: Int { place }
}
