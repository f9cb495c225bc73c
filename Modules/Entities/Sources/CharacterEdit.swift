/// An edit of a character in its history, with the earlier texts of the changed fields.
///
/// The history only grows: going back to an earlier state is an edit too. A picture is not part of it.
public struct CharacterEdit: Hashable, Identifiable, Sendable {
  /// The identifier of an edit.
  public typealias ID = Identifier<CharacterEdit>

  /// Its identifier.
  public let id: ID
  /// The time of the edit.
  public let time: Timestamp
  /// The texts of the changed fields before the edit; never empty.
  public let earlier: [CharacterField: String]

  /// An edit.
  public init(id: ID, time: Timestamp, earlier: [CharacterField: String]) {
    self.id = id
    self.time = time
    self.earlier = earlier
  }
}

extension CharacterDetails {
  /// The state before some edits.
  /// - Parameter edits: The latest edits, the newest first.
  public func before(_ edits: some Sequence<CharacterEdit>) -> CharacterDetails {
    var state = self
    for edit in edits {
      // An invalid text of a damaged file leaves its field as it is.
      for (field, text) in edit.earlier { _ = state.set(field, to: text) }
    }
    return state
  }
}
