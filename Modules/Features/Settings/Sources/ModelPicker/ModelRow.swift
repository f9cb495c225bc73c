import Entities

/// A row of the screen of models.
struct ModelRow: Identifiable {
  enum Kind {
    /// The usual model.
    case usual(ModelSelection)
    case model(ModelListing)
    /// The chosen model, where no list has it.
    case unlisted(ModelSelection)
    /// The source has not answered yet.
    case awaited
    /// The source could not be asked; the reason, in words for the user.
    case error(LocalizedText)
    /// The source has no model.
    case nothing
  }

  /// Its place among all rows, found or not.
  let place: Int
  let kind: Kind
  /// Its source; nil for the usual model, and for one in no list.
  let source: ModelSource?
  let isChosen: Bool
  /// Whether it is the first of its source, whose name is drawn above it.
  var beginsSource = false

  var id: Int { place }
}
