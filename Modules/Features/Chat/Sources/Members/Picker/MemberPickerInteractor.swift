public import Entities

/// The requirements of the characters to choose from.
@MainActor public protocol MemberPickerInteractor {
  /// At most `limit` avatars with the letters in their names, built-in ones too. No letters find every avatar.
  func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar]
}
