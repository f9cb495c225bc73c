import Entities

/// What happens where a profile gets a name, for the log. The name is not among it.
enum SaveProfileEvent {
  static let save = EventFamily("SaveProfileView", "SaveProfile")
}
