public import Entities
public import TerminalUI

extension Suggestion {
  /// The names of things; the last digits of an id where several things have the same name.
  public static func suggestions<Thing>(
    for things: [(id: Identifier<Thing>, name: String, about: String)]
  ) -> [Suggestion] {
    let (ids, bearers) = (things.map(\.id), Dictionary(grouping: things) { $0.name.lowercased() })
    return things.map { thing in
      bearers[thing.name.lowercased()]?.count == 1
        ? Suggestion(thing.name, thing.about, longForm: "\(thing.id)")
        : Suggestion(thing.id.shortForm(among: ids), thing.name, longForm: "\(thing.id)", name: thing.name)
    }
  }

  /// The names of avatars.
  public static func suggestions(for avatars: [Avatar], in language: Language) -> [Suggestion] {
    suggestions(for: avatars.map { ($0.id, $0.name, $0.summary(in: language)) })
  }
}
