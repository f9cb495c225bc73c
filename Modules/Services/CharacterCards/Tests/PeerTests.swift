import Foundation
import JSON
import Testing

@testable import CharacterCards

private let peerPython = ProcessInfo.processInfo.environment["AICHAT_PEER_PYTHON"]

/// Other implementations read our files as we do, and we read theirs.
///
/// `AICHAT_PEER_PYTHON` names a Python that has tavern-card and aichar from PyPI.
@Suite(.enabled(if: peerPython != nil, "AICHAT_PEER_PYTHON names no Python")) struct PeerTests {
  @Test func theyReadOurFiles() throws {
    try withFolder { folder in
      var expected: [String: (fields: CardFields, hasVersion: Bool)] = [:]
      for (index, card) in Corpus.all.cards.enumerated() {
        let picture = CardSource(Picture(seed: UInt64(index)).file)
        let read = try CharacterCard(text: card.value.text())
        let files = [("png", CardFormat.png(picture: picture)), ("json", .json(.two)), ("3.json", .json(.three))]
        for (ext, format) in files {
          let name = "\(index).\(ext)"
          try Data(CardWriter.bytes(read, as: format)).write(to: folder.appending(path: name))
          expected[name] = (
            read.fields, ["chara_card_v2", "chara_card_v3"].contains(read.document.root["spec"]?.string)
          )
        }
      }
      var compared = 0, reasons: [String: Int] = [:]
      for line in try Self.run("read", folder).split(separator: "\n") {
        let line = try Corpus.parsed(String(line))
        let (fields, hasVersion) = try #require(expected[line["file"]?.string ?? ""])
        guard let theirs = line["tavern_card"]?.object else {
          reasons[line["tavern_card"]?.string ?? "", default: 0] += 1
          // It wants a name, and a version; a card without one is written as it was read.
          #expect(fields.name.allSatisfy(\.isWhitespace) || !hasVersion, "\(line.text())")
          continue
        }
        compared += 1
        let ours = JSONObject(fields.shared.members.filter { theirs[$0.key] != nil })
        let same = ours.members.allSatisfy { $0.key == "name" || Self.agree(theirs[$0.key], $0.value) }
        #expect(same, "\(line.text())\n\(JSONValue.object(ours).text())")
      }
      print("tavern-card read \(compared) of \(expected.count) files as we do, and refused others: \(reasons)")
      #expect(compared > expected.count * 9 / 10)
    }
  }

  @Test func weReadTheirFiles() throws {
    try withFolder { folder in
      // Python does not keep the text of a number, and writes a number that is too large for it in a form that is no
      // JSON.
      let whole = Corpus.all.cards.filter { card in
        card.version == .two && !["their own text", "out of range"].contains { card.description.contains($0) }
      }
      let cards = try whole.map { try CharacterCard(text: $0.value.text()) }
        .filter { !$0.fields.name.allSatisfy(\.isWhitespace) }
      let lines = try cards.map { String(decoding: try CardWriter.bytes($0, as: .json(.two)), as: UTF8.self) }
      let wanted = lines.filter { !$0.contains(":null") }
      try Data(wanted.joined(separator: "\n").utf8).write(to: folder.appending(path: "cards.jsonl"))
      _ = try Self.run("write", folder)
      for (index, line) in wanted.enumerated() {
        let card = try CharacterCard(text: line)
        let theirs = try CardReader.read(CardSource(path: folder.appending(path: "\(index).tavern.png").path))
        #expect(theirs.card.document == card.document && theirs.warnings.map(\.kind).allSatisfy { $0 != .checksum })
        for ext in ["png", "json"] {
          let path = folder.appending(path: "\(index).aichar.\(ext)").path
          let other = try CardReader.read(CardSource(path: path)).card.fields
          #expect(
            [other.name, other.description, other.personality, other.scenario, other.firstMessage] == [
              card.fields.name, card.fields.description, card.fields.personality, card.fields.scenario,
              card.fields.firstMessage,
            ], "\(path)")
        }
      }
      print("we read \(wanted.count * 3) files of tavern-card and aichar")
      #expect(wanted.count > 35)
    }
  }

  /// Python writes values that should be lists, and are none, in its own way; only texts and lists of texts are
  /// compared.
  private static func agree(_ theirs: JSONValue?, _ ours: JSONValue) -> Bool {
    if let list = theirs?.array, !list.allSatisfy({ $0.string != nil }) { return true }
    return theirs == ours || ours.array != nil && theirs?.array?.allSatisfy { ($0.string?.count ?? 0) == 1 } == true
  }

  private static func run(_ what: String, _ folder: URL) throws -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/peer.py").path
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(filePath: peerPython ?? "")
    process.arguments = [script, what, folder.path]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "peer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}

extension CardFields {
  /// The fields by the names of version 2.
  fileprivate var shared: JSONObject {
    [
      "description": .string(description), "personality": .string(personality), "scenario": .string(scenario),
      "first_mes": .string(firstMessage), "mes_example": .string(exampleDialogue),
      "system_prompt": .string(systemPrompt), "post_history_instructions": .string(postHistoryInstructions),
      "alternate_greetings": alternateGreetings.json ?? [], "tags": tags.json ?? [], "creator": .string(creator),
    ]
  }
}
