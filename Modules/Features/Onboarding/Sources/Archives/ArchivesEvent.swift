import Entities

/// What happens where a profile goes to a file and back, for the log. No path is among it.
enum ArchivesEvent {
  static let export = EventFamily("ArchivesView", "Export")
  static let importing = EventFamily("ArchivesView", "Import")
}
