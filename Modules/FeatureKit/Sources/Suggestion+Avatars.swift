public import Entities
public import TerminalUI

extension Suggestion {
  /// The names of the avatars; the last digits of an id where several avatars have the same name.
  public static func suggestions(for avatars: [Avatar], in language: Language) -> [Suggestion] {
    let ids = avatars.map(\.id)
    let bearers = Dictionary(grouping: avatars) { $0.name.lowercased() }
    return avatars.map { avatar in
      bearers[avatar.name.lowercased()]?.count == 1
        ? Suggestion(avatar.name, avatar.summary(in: language), longForm: "\(avatar.id)")
        : Suggestion(avatar.id.shortForm(among: ids), avatar.name, longForm: "\(avatar.id)", name: avatar.name)
    }
  }
}
