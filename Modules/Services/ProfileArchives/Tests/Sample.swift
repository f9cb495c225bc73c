import ArchiveLines
import Entities
import Foundation

@testable import ProfileArchives

/// Records of every kind.
enum Sample {
  static let records: [ProfileRecord] = {
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    func id<Entity>(_ number: UInt64) -> Identifier<Entity> { Identifier(high: 0x0190_0000_0000_7000, low: number) }
    let profile = UserProfile(
      id: id(1), name: "지우 \u{202E}", email: "a@b.example", color: .mint, picture: id(20),
      didCompleteOnboarding: true, created: time)
    let file = ArchiveLimit.pictureSignature + [1, 2]
    let own = Avatar(
      id: id(2), name: "Zed", character: .alien, action: .crying, location: .space, tagline: "t",
      picture: id(21), look: 11, author: profile.id, created: time)
    let definition = CharacterDefinition(
      nickname: "Z", description: "A {{char}}.\n\u{0}\u{202E}", personality: "p", scenario: "s", greeting: "g",
      alternateGreetings: ["a\nb", ""], exampleDialogue: "<START>", systemPrompt: "y", postHistoryInstructions: "i",
      note: CharacterNote(text: "t", depth: 0, role: .assistant),
      creatorNotes: "n", tags: ["바다", "map"], talkativeness: 0.25, creator: "c", version: "1", lorebook: "{\"a\":1.0}")
    let edit = CharacterEdit(id: id(22), time: time, earlier: [.name: "Zod", .tags: "", .talkativeness: "1.0"])
    let foreign = Avatar(
      id: id(3), name: "Yan", character: .cat, action: .eating, location: .city, created: time, isDeleted: true)
    let chat = Conversation(
      id: id(4), profile: profile.id, avatar: own.id, title: "A \"title\"", created: time, updated: time)
    let empty = Conversation(id: id(5), profile: profile.id, avatar: id(99), created: time, updated: time)
    let question = Message(id: id(6), chat: chat.id, parent: nil, role: .user, text: "안녕\u{0}\n", created: time)
    let answer = Message(
      id: id(7), chat: chat.id, parent: question.id, role: .assistant, speaker: own.id, text: "", reasoning: "hm",
      state: .failed("because"), model: ModelChoice(provider: "openai", model: "m"), created: time)
    let other = Message(
      id: id(8), chat: chat.id, parent: question.id, role: .assistant, text: "x", state: .cutOff, created: time,
      marks: MessageMarks(isHidden: true, isPinned: true, bookmark: "바다"))
    let captain = Persona(
      id: id(30), profile: profile.id, name: "선장 {{char}}", description: "Tall.\n\u{0}\u{202E}", picture: id(31),
      color: .red,
      created: time, changed: Timestamp(milliseconds: 1_700_000_000_001))
    let gone = Persona(id: id(32), profile: profile.id, name: "Gone", created: time, isDeleted: true)
    let sea = Lorebook(
      id: id(40), profile: profile.id, name: "바다", description: "Deep.\n\u{0}", isEnabled: false, entryCount: 2,
      created: time, changed: Timestamp(milliseconds: 1_700_000_000_001))
    let lost = Lorebook(id: id(41), profile: profile.id, name: "Lost", created: time, isDeleted: true)
    return [
      .profile(profile, AvatarPicture(id: id(20), file: file)), .avatar(own, AvatarPicture(id: id(21), file: file)),
      .definition(definition, of: own.id), .edit(edit, of: own.id), .card([0, 255], of: own.id),
      .avatar(foreign, nil), .definition(CharacterDefinition(greeting: "Mew."), of: foreign.id),
      .opening(own.id, latest: time, times: 3), .note("{}", named: "place"),
      .note("", named: "빈"),
      .persona(captain, AvatarPicture(id: id(31), file: file)), .persona(gone, nil),
      .binding(PersonaBinding(captain.id, in: .chat(chat.id))),
      .binding(PersonaBinding(captain.id, in: .character(own.id))), .binding(PersonaBinding(gone.id, in: .everywhere)),
      .lorebook(sea, text: "{\"a\":1.0}"), .lorebook(lost, text: ""),
      .assignment(LorebookAssignment(sea.id, in: .everywhere)),
      .assignment(LorebookAssignment(sea.id, in: .chat(chat.id))),
      .assignment(LorebookAssignment(lost.id, in: .character(own.id))),
      .chat(chat, shown: answer.id, seen: question.id), .message(question, tip: nil),
      .message(answer, tip: nil), .message(other, tip: other.id), .chat(empty, shown: nil, seen: nil),
    ]
  }()

  /// The text of their file.
  static func text() throws -> String {
    var text = ""
    try withFile { path in
      try write(records, to: path)
      text = try String(contentsOfFile: path, encoding: .utf8)
    }
    return text
  }
}

func write(_ records: [ProfileRecord], to path: String, replacing: Bool = false) throws {
  let writer = try ArchiveWriter(path: path, replacing: replacing)
  for record in records { try writer.write(record) }
  try writer.finish()
}

func read(_ path: String) throws -> [ProfileRecord] {
  let reader = try ArchiveReader(path: path)
  var records: [ProfileRecord] = []
  while let record = try reader.next() { records.append(record) }
  return records
}

/// Runs a test with the path of a file that does not exist yet, in an empty folder that is deleted afterwards.
func withFile(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aichat-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path + "/profile.jsonl")
}
