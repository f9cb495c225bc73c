import Entities
import JSON

/// Reads chats from Markdown: a heading of the third level with a name, then the text. Files of this program have more
/// in comments; of other files, everything that has this form is read.
final class MarkdownReader {
  private let stream: ByteStream
  private let sink: ChatSink
  private let date = ChatDate(zone: .utc)
  private var number = 0
  private var fence = Fence()
  private var isOwn = false
  private var chat: ImportedChat
  private var isOpen = false
  private var hasTitle = false
  private var last: Int?
  private var firstSpeaker: String?
  private var draft: Draft?
  /// A heading of the first level inside a message of another program, and the blank lines after it: the title of the next
  /// chat if a speaker follows, else a part of the message.
  private var held: (title: String, lines: [String])?
  /// How the file names its speakers; nil before the first one.
  private var form: SpeakerForm?

  private enum SpeakerForm { case heading, bold }

  /// A message whose text is still coming.
  private struct Draft {
    var speech: MarkdownForm.Speech
    var lines: [String] = []
    var size = 0
    var place: String
  }

  init(_ stream: ByteStream, _ sink: ChatSink) {
    (self.stream, self.sink) = (stream, sink)
    chat = sink.chat(.markdown)
  }

  /// Whether the beginning of a file has headings of messages.
  static func accepts(_ beginning: ArraySlice<UInt8>) -> Bool {
    let lines = beginning.split(separator: 0x0A)
    return lines.contains {
      $0.starts(with: Array("### ".utf8)) || boldName(String(decoding: $0, as: UTF8.self)) != nil
    }
  }

  private var place: String { "line \(number)" }

  func read() async throws {
    while let line = try stream.line(atMost: ChatFileLimit.line) {
      number += 1
      guard var bytes = line.bytes else {
        sink.warn(.longLine, place)
        continue
      }
      if bytes.last == 0x0D { bytes.removeLast() }
      if bytes.hasBrokenText { sink.warn(.brokenText, place) }
      let text = String(decoding: bytes, as: UTF8.self)
      if number == 1, text == "---" {
        try readFrontMatter()
        continue
      }
      let isInside = fence.isOpen
      fence.read(text[...])
      switch MarkdownForm.line(text, isInside: isInside, isOwn: isOwn) {
      case .chat(let title, _) where !isOwn && draft != nil:
        releaseHeld()
        held = (title, [text])
      case .chat(let title, let details): try await begin(title, details)
      case .message where !isOwn && form == .bold: addReleased(text)
      case .message(let speech):
        form = .heading
        try await beginHeldChat()
        try await begin(speech)
      case .text(let text):
        if !isInside, !isOwn, form != .heading, let (name, rest) = Self.boldName(text) {
          form = .bold
          try await beginHeldChat()
          try await begin(MarkdownForm.Speech(name: name))
          if !rest.isEmpty { add(rest) }
        } else if held != nil, text.trimmed.isEmpty {
          held?.lines.append(text)
        } else {
          addReleased(text)
        }
      }
    }
    try await endChat()
  }

  private func addReleased(_ line: String) {
    releaseHeld()
    add(line)
  }

  /// Adds what is held to the message.
  private func releaseHeld() {
    let lines = held?.lines ?? []
    held = nil
    for line in lines { add(line) }
  }

  /// Begins the chat with the title that is held.
  private func beginHeldChat() async throws {
    guard let title = held?.title else { return }
    held = nil
    try await begin(title, JSONObject())
  }

  /// `**Name:** text`.
  private static func boldName(_ line: String) -> (name: String, rest: String)? {
    guard line.hasPrefix("**"), let end = line.ranges(of: ":**").first ?? line.ranges(of: "**:").first else {
      return nil
    }
    let name = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    guard !name.isEmpty, name.count <= 100, !name.contains("*") else { return nil }
    return (String(name), String(line[end.upperBound...]).trimmed)
  }

  /// `key: value` lines up to the next `---`.
  private func readFrontMatter() throws {
    while let line = try stream.line(atMost: ChatFileLimit.name) {
      number += 1
      guard let bytes = line.bytes else { continue }
      let text = String(decoding: bytes, as: UTF8.self).trimmed
      if text == "---" { return }
      guard let colon = text.firstIndex(of: ":") else { continue }
      let raw = String(text[text.index(after: colon)...]).trimmed
      let value = (try? JSONValue(parsing: raw))?.string ?? raw
      switch text[..<colon] {
      case "format": isOwn = value == "aichat"
      case "title": chat.title = value
      case "character": chat.characterName = value
      case "user": chat.userName = value
      case "date", "created": if let created = date(value) { chat.created = created }
      default: break
      }
    }
  }
}

extension MarkdownReader {
  private func begin(_ title: String, _ details: JSONObject) async throws {
    // The first chat's front matter stands before its title.
    if hasTitle {
      try await endChat()
      chat = sink.chat(.markdown)
    }
    hasTitle = true
    chat.title = details["title"]?.bool == false ? nil : chat.title ?? title
    if let name = details["character"]?.string { chat.characterName = name }
    if let name = details["user"]?.string { chat.userName = name }
    if let created = date(details["created"]) { chat.created = created }
  }

  private func begin(_ speech: MarkdownForm.Speech) async throws {
    try await endMessage()
    if !isOpen {
      sink.begin(chat)
      isOpen = true
    }
    fence = Fence()
    draft = Draft(speech: speech, place: place)
  }

  private func add(_ line: String) {
    guard draft != nil else { return }
    draft?.size += line.utf8.count + 1
    if let size = draft?.size, size > ChatFileLimit.text { return }
    draft?.lines.append(line)
  }

  private func endMessage() async throws {
    guard let ended = draft else { return }
    draft = nil
    guard ended.size <= ChatFileLimit.text else { return sink.warn(.longText, ended.place) }
    // One empty line after the heading and one before the next belong to the form.
    var lines = ended.lines[...]
    if lines.first?.isEmpty == true { lines.removeFirst() }
    if lines.last?.isEmpty == true { lines.removeLast() }
    if !isOwn { while lines.last?.trimmed.isEmpty == true { lines.removeLast() } }
    let speech = ended.speech
    var message = ImportedMessage(speech.role ?? guessedRole(speech.name), lines.joined(separator: "\n"))
    (message.name, message.parent) = (speech.name, last)
    message.marks.isHidden = speech.isHidden
    let time = speech.time.flatMap { date($0) }
    if speech.time != nil, time == nil { sink.warn(.unknownDate, ended.place) }
    last = try await sink.add(message, at: time, ended.place) ?? last
  }

  private func endChat() async throws {
    releaseHeld()
    try await endMessage()
    guard isOpen else { return }
    (isOpen, fence, firstSpeaker) = (false, Fence(), nil)
    var end = ImportedChatEnd()
    end.shown = last
    last = nil
    try await sink.end(end, place)
  }

  /// The role of a speaker in a file that does not tell: by usual words, then by the names that it tells. Of two
  /// unknown ones the first is the user.
  private func guessedRole(_ name: String) -> ImportedMessage.Role {
    let word = name.lowercased()
    if ["user", "you", "me", "human", "사용자", "나"].contains(word) || name == chat.userName { return .user }
    if ["assistant", "ai", "bot", "chatgpt", "claude", "model"].contains(word) || name == chat.characterName {
      return .assistant
    }
    if chat.characterName != nil || chat.userName != nil { return chat.userName == nil ? .user : .assistant }
    firstSpeaker = firstSpeaker ?? name
    return firstSpeaker == name ? .user : .assistant
  }
}
