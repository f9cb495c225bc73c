import Entities
import LanguageModels

extension Prompt {
  /// The prompt that a report shows, and nothing else.
  /// - Throws: What is wrong with a picture.
  init(_ report: PromptReport, for avatar: Avatar) throws(ModelFailure) {
    var turns: [Turn] = []
    for part in report.parts where part.role != .system {
      var images: [Image] = []
      for picture in part.pictures { images.append(try Self.image(of: picture)) }
      turns.append(Turn(role: part.role == .user ? .user : .assistant, text: part.text, images: images))
    }
    self.init(
      avatar: avatar.id, avatarName: avatar.name,
      system: report.parts.filter { $0.role == .system }.map(\.text).joined(separator: "\n\n"), turns: turns)
  }

  /// - Throws: What is wrong with the picture, and which it is.
  private static func image(of picture: UserTurn.Picture) throws(ModelFailure) -> Image {
    do {
      return try Image(picture.bytes)
    } catch {
      let name = picture.name
      throw ModelFailure(
        error.kind, Wording("\(name): \(error.words.english)", "\(name): \(error.words.korean)"))
    }
  }
}
