import Entities
import FeatureKit

extension ChatsCommands {
  /// `chats show ID`: every message of the shown path with its speaker, the oldest first.
  func show(_ arguments: Arguments) async throws {
    let conversation = try await chat(named: arguments.onlyOperand(or: io.language.oneChat(for: "show")))
    let avatar = try await interactor.avatar(conversation.avatar)
    let members = try await interactor.groupRoster(in: conversation.id)?.avatars ?? [:]
    let names = try await interactor.spokenNames(in: conversation.id)
    if io.wantsJSON {
      // A JSON value is completely in memory in any case.
      var messages: [Message] = []
      try await forEachPage(of: conversation.id) { messages += $0 }
      try io.write(json: TranscriptRecord(conversation, avatar: avatar, messages: messages, members, names))
    } else {
      let speaker = avatar?.name ?? io.language.unknown
      var isFirst = true
      var writer: ModelChoice?
      try await forEachPage(of: conversation.id) { page in
        for message in page {
          // The model is named if it differs from the previous one.
          let isOther = message.model != nil && message.model != writer
          writer = message.model ?? writer
          let name =
            message.role == .user
            ? names.userName(of: message, now: nil) ?? io.language.you
            : names.otherSpeaker(of: message) ?? message.speaker.map { members[$0]?.name ?? io.language.unknown }
              ?? speaker
          try write(message, by: name, writer: isOther ? writer : nil, isFirst: isFirst)
          isFirst = false
        }
      }
    }
  }

  /// Reads a conversation from its beginning, and holds no more than a page of it.
  ///
  /// Pages are found from the end. So a first pass goes back to the beginning, and records where each page ends.
  private func forEachPage(of id: Conversation.ID, _ work: ([Message]) throws -> Void) async throws {
    var ends: [Message.ID?] = [nil]
    var page = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
    while page.hasEarlier, let first = page.messages.first?.id {
      ends.append(first)
      page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
    }
    try work(page.messages)
    for end in ends.dropLast().reversed() {
      try work(try await interactor.messages(of: id, before: end, limit: Self.pageSize).messages)
    }
  }

  private func write(_ message: Message, by speaker: String, writer: ModelChoice?, isFirst: Bool) throws {
    let model = writer.map { " (\(io.language($0.writer).onOneLine))" } ?? ""
    let name = speaker.onOneLine + model
    let note = io.language.note(on: message)
    try io.writeLine((isFirst ? "" : "\n") + name + ":")
    if !message.text.isEmpty { try io.write(message.text + "\n") }
    if !note.isEmpty { try io.writeLine("(\(note))") }
  }
}
