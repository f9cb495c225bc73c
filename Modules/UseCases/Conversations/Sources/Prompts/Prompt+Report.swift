import Entities
import LanguageModels

extension Prompt {
  /// Makes the prompt from the parts of a report, and from nothing else.
  /// - Throws: The fault of a picture.
  init(_ report: PromptReport, for avatar: Avatar) throws(ModelFailure) {
    var turns: [Turn] = []
    // Templates of many models require the user and the avatar to alternate.
    // A summary comes before the user's text, and where answers of rules are left out, two questions meet.
    var joins = false
    for part in report.parts where part.role != .system {
      var images: [Image] = []
      for picture in part.pictures { images.append(try Self.image(of: picture)) }
      if joins || part.source == .postHistory, part.role == .user, turns.last?.role == .user, let last = turns.popLast()
      {
        turns.append(Turn(role: .user, text: last.text + "\n\n" + part.text, images: last.images + images))
      } else {
        turns.append(Turn(role: part.role == .user ? .user : .assistant, text: part.text, images: images))
      }
      joins = part.source == .summary || part.role == .user && report.rulesLeftOut > 0
    }
    self.init(
      avatar: avatar.id, avatarName: avatar.name,
      system: report.parts.filter { $0.role == .system }.map(\.text).joined(separator: "\n\n"), turns: turns,
      options: report.presets.effective.sampling)
  }

  /// - Throws: The fault of the picture, with its name.
  private static func image(of picture: UserTurn.Picture) throws(ModelFailure) -> Image {
    do {
      return try Image(picture.bytes)
    } catch {
      let name = picture.name
      throw ModelFailure(
        error.kind, LocalizedText("\(name): \(error.words.english)", "\(name): \(error.words.korean)"))
    }
  }
}
