import Entities
import LanguageModels

extension Prompt {
  /// Makes the prompt from the parts of a report, and from nothing else.
  /// - Throws: The fault of a picture.
  init(_ report: PromptReport, for avatar: Avatar) throws(ModelFailure) {
    var (system, turns, last) = ("", [Turn](), PromptReport.Part?.none)
    for part in report.parts {
      defer { last = part }
      if part.role == .system {
        system += (system.isEmpty ? "" : part.isContinuation ? "\n" : "\n\n") + part.text
        continue
      }
      let role: Message.Role = part.role == .user ? .user : .assistant
      var images: [Image] = []
      for picture in part.pictures { images.append(try Self.image(of: picture)) }
      // Templates of many models require the user and the avatar to alternate, so neighbours of one side are joined. They
      // meet where an answer without text, a hidden message or an answer of rules is left out, where a message was deleted,
      // and in groups. Rules answer single messages; only texts besides these belong to a message of the same role.
      let joins = part.source.isInserted || last?.source.isInserted == true || !report.model.choice.isRules
      if joins, turns.last?.role == role, let turn = turns.popLast() {
        let text = turn.text + (part.isContinuation ? "\n" : "\n\n") + part.text
        turns.append(Turn(role: role, text: text, images: turn.images + images))
      } else {
        turns.append(Turn(role: role, text: part.text, images: images))
      }
    }
    self.init(
      avatar: avatar.id, avatarName: avatar.name, system: system, turns: turns,
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

extension PromptReport.Part.Source {
  /// Whether it is a text besides the messages, and not one of them.
  fileprivate var isInserted: Bool {
    switch self {
    case .greeting, .message, .question, .opening: false
    case .systemPrompt, .description, .personality, .scenario, .persona, .lore, .note, .depthPrompt, .preset,
      .instruction, .example, .summary, .postHistory:
      true
    }
  }
}
