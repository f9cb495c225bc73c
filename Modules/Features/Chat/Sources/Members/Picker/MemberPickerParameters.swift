public import Entities

/// The characters that are not offered.
public struct MemberPickerParameters: Hashable, Sendable {
  let members: Set<Avatar.ID>

  /// The characters to choose from, besides those that are in the chat already.
  public init(besides members: [Avatar.ID]) { self.members = Set(members) }
}
