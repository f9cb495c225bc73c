public import Entities

/// Where the characters to choose from lead.
@MainActor public protocol MemberPickerRouter {
  /// Goes back to the members with the chosen character.
  func finishMemberChoice(with avatar: Avatar.ID)
  /// Goes back to the previous screen.
  func dismissScreen()
}
