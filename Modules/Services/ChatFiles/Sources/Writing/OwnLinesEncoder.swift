import ArchiveLines
import Entities
import JSON

/// Writes this program's own lines: the archive's lines of a chat, with a few members more.
struct OwnLinesEncoder: ChatEncoder {
  private var lines = 0

  mutating func beginning() -> String {
    var line = ArchiveLine(OwnFormat.kind)
    line.add("version", .int(OwnFormat.version))
    return written(line)
  }

  mutating func begin(_ chat: ExportedChat) -> String {
    var line = ArchiveLine(chat.chat, shown: chat.shown, seen: chat.seen)
    line.add(OwnFormat.ChatKey.character, chat.characterName)
    line.add(OwnFormat.ChatKey.user, chat.userName)
    line.add(OwnFormat.ChatKey.group, chat.group?.note)
    line.add(OwnFormat.ChatKey.authorsNote, chat.authorsNote?.note)
    line.add(OwnFormat.ChatKey.summary, chat.summary?.note)
    line.add(OwnFormat.ChatKey.extra, KeptMembers(chat.extra).value)
    return written(line)
  }

  mutating func message(_ message: ExportedMessage, swipes: [ExportedMessage]) -> String {
    var line = ArchiveLine(message.message, tip: message.tip)
    line.add(OwnFormat.MessageKey.name, message.name)
    if !message.attachments.isEmpty {
      line.add(OwnFormat.MessageKey.attachments, .array(message.attachments.map { .string($0) }))
    }
    line.add(OwnFormat.MessageKey.extra, KeptMembers(message.extra).value)
    return written(line)
  }

  mutating func picture(_ picture: ExportedPicture) -> String {
    var line = ArchiveLine(OwnFormat.PictureLine.type)
    line.add(OwnFormat.PictureLine.message, picture.message)
    line.add(OwnFormat.PictureLine.name, picture.name)
    line.add(OwnFormat.PictureLine.file, Base64.encoded(picture.file))
    return written(line)
  }

  mutating func end() -> String {
    var line = ArchiveLine("end")
    line.add("lines", .int(Int64(lines)))
    return written(line)
  }

  private mutating func written(_ line: ArchiveLine) -> String {
    lines += 1
    return line.text + "\n"
  }
}
