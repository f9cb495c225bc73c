import Entities

/// What happens where people go over to other profiles, for the log.
enum ProfilesEvent {
  static let switchProfile = EventFamily("ProfilesView", "SwitchProfile")
  static let signOut = EventFamily("ProfilesView", "SignOut")
}
