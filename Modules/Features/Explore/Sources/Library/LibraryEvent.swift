import Entities

/// The events of the list of all characters. They contain no name and no typed text.
enum LibraryEvent {
  static let load = EventFamily("LibraryView", "LoadCharacters")
  static let delete = EventFamily("LibraryView", "DeleteCharacters")
  static let undo = EventFamily("LibraryView", "UndoDeletion")
  static let export = EventFamily("LibraryView", "ExportCharacters")
  static let tag = EventFamily("LibraryView", "TagCharacters")

  static func avatarPressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("LibraryView", "Avatar_Pressed", .analytic, [.avatar(avatar.id)])
  }

  static func favoritePressed(_ avatar: Avatar) -> LoggableEvent {
    LoggableEvent("LibraryView", "Favorite_Pressed", .analytic, [.avatar(avatar.id)])
  }
}
