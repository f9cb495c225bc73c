public import Entities

/// The requirements of the characters to choose from.
@MainActor public protocol MemberPickerInteractor {
  /// The avatars whose names have the letters, built-in ones too: at most `limit`. Without letters they are all avatars.
  func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar]
}
