import Entities
import JSON
import Testing

@testable import CharacterCards

/// Cards of all versions, quirks and containers: read, written unchanged, and read again.
@Suite struct CorpusTests {
  /// Every card in every container, or each in a few that change from card to card.
  private static let files: [(card: Corpus.Card, container: Container, seed: UInt64)] =
    Corpus.all.cards.enumerated().flatMap { index, card in
      let allowed = Container.allCases.filter { $0.allows(card.version) }
      let isFull = Corpus.isThorough || card.description.contains("as the specification")
      let few = (0..<5).map { allowed[(index * 5 + $0) % allowed.count] }
      return (isFull ? allowed : few).map { (card, $0, UInt64(index)) }
    }

  @Test func thereAreEnough() throws {
    #expect(Self.files.count >= 500)
    let containers = try Corpus.lines("containers")
    #expect(containers.map { $0["container"]?.string } == Container.allCases.map(\.rawValue))
    for line in try containers + Corpus.lines("bases") + Corpus.lines("quirks") {
      #expect(line["source"]?.string?.isEmpty == false, "\(line)")
    }
  }

  /// The fields that a reader understands, and its warnings.
  @Test func everyCardIsUnderstood() throws {
    for (card, container, seed) in Self.files {
      let packed = Packed(card.value, card.version, in: container, seed: seed)
      let read: ReadCard
      do { read = try CardReader.read(CardSource(packed.file)) } catch {
        Issue.record("\(card), \(container): \(error)")
        continue
      }
      #expect(read.card.document.value == card.value, "\(card), \(container)")
      #expect(read.card.version == card.version, "\(card), \(container)")
      for field in card.fields.members {
        #expect(read.card.fields.value(of: field.key) == field.value, "\(card), \(container): \(field.key)")
      }
      let found = Set(read.warnings.map(\.kind))
      #expect(found.isSuperset(of: card.warnings), "\(card), \(container): \(read.warnings)")
      if let warning = container.warning { #expect(found.contains(warning), "\(card), \(container)") }
    }
  }

  /// An import and an export without a change lose nothing: JSON, chunks and files are equal.
  @Test func everyCardIsWrittenAsItWasRead() throws {
    for (card, container, seed) in Self.files {
      let name = "\(card), \(container)"
      let packed = Packed(card.value, card.version, in: container, seed: seed)
      let source = CardSource(packed.file)
      let read = try CardReader.read(source)
      if let picture = packed.picture {
        let file = try CardWriter.bytes(read.card, as: .png(picture: source), at: .init(milliseconds: 1))
        let keyword = card.version == .three ? "ccv3" : "chara"
        #expect(try Self.card(keyword, in: file) == card.value, "\(name)")
        let others = Picture.chunks(of: file).filter { !Self.isCard($0.bytes) }.map(\.bytes)
        #expect(others == Picture.chunks(of: picture.file).map(\.bytes), "\(name)")
        try Self.checkAgain(file, read, name)
      } else if read.container == .json {
        let text = try CardWriter.bytes(read.card, as: .json(), at: .init(milliseconds: 1))
        #expect(try Corpus.parsed(String(decoding: text, as: UTF8.self)) == card.value, "\(name)")
      } else {
        let file = try CardWriter.bytes(read.card, as: .charx(original: source), at: .init(milliseconds: 1))
        var contents = try Archive.contents(of: file)
        #expect(
          try Corpus.parsed(String(decoding: contents.removeFirst().data, as: UTF8.self)) == card.value, "\(name)")
        #expect(contents.map(\.name) == packed.files.map(\.name), "\(name)")
        #expect(contents.map(\.data) == packed.files.map(\.data), "\(name)")
        try Self.checkAgain(file, read, name)
      }
    }
  }

  /// An export in the other versions means the same to a reader.
  @Test func everyCardMeansTheSameInOtherVersions() throws {
    for card in Corpus.all.cards {
      let read = try CharacterCard(text: card.value.text())
      for version in [CardVersion.two, .three] where version >= card.version {
        let text = try CardWriter.bytes(read, as: .json(version))
        let again = try CharacterCard(text: String(decoding: text, as: UTF8.self))
        #expect(again.version == max(version, card.version), "\(card)")
        #expect(again.fields.meaning == read.fields.meaning, "\(card), \(version)")
      }
      let older = try CardWriter.bytes(read, as: .json(.two))
      let again = try CharacterCard(text: String(decoding: older, as: UTF8.self))
      #expect(again.version == .two && again.fields.description == read.fields.description, "\(card)")
    }
  }

  /// The exported file is read with the same meaning, and its export is the same file.
  private static func checkAgain(_ file: [UInt8], _ read: ReadCard, _ name: String) throws {
    let again = try CardReader.read(CardSource(file))
    #expect(again.card.fields.meaning == read.card.fields.meaning, "\(name)")
    #expect(!again.card.isEdited)
    let picture = CardSource(file)
    guard again.container == .png else { return }
    let second = try CardWriter.bytes(again.card, as: .png(picture: picture))
    #expect(try card("ccv3", in: second) == card("ccv3", in: file), "\(name)")
  }

  private static func isCard(_ chunk: [UInt8]) -> Bool {
    let content = chunk.dropFirst(8)
    return content.starts(with: "chara\0".utf8) || content.starts(with: "ccv3\0".utf8)
  }

  private static func card(_ keyword: String, in file: [UInt8]) throws -> JSONValue? {
    guard let text = Picture.text(keyword, of: file) else { return nil }
    let json = try #require(Base64.decoded(String(decoding: text, as: UTF8.self)))
    return try Corpus.parsed(String(decoding: json, as: UTF8.self))
  }
}

/// The fields with the lorebook as an engine sees it: versions differ in what they spell out.
private struct Meaning: Equatable {
  var plain: CardFields
  var entries: [String]
}

extension CardFields {
  fileprivate var meaning: Meaning {
    var plain = self
    plain.lorebook = nil
    plain.assets = []
    let entries = lorebook?.entries ?? []
    return Meaning(
      plain: plain,
      entries: entries.map { entry in
        "\(entry.keys.map { entry.key($0) }) \(entry.secondaryKeys) \(entry.isSelective) \(entry.content)"
          + "\(entry.isEnabled) \(entry.isConstant) \(entry.order) \(entry.position) \(entry.depth) \(entry.role)"
          + "\(entry.probability) \(entry.logic) \(entry.sticky) \(entry.comment)"
      })
  }

  /// A field by the name that the corpus has for it.
  fileprivate func value(of name: String) -> JSONValue? {
    let texts = [
      "name": self.name, "description": description, "personality": personality, "scenario": scenario,
      "exampleDialogue": exampleDialogue, "systemPrompt": systemPrompt, "creator": creator,
      "creatorNotes": creatorNotes, "characterVersion": characterVersion,
    ]
    if let text = texts[name] { return .string(text) }
    switch name {
    case "alternateGreetings": return alternateGreetings.json
    case "tags": return tags.json
    case "talkativeness": return talkativeness.json
    case "lore": return .array((lorebook?.entries ?? []).compactMap(\.keys.json))
    case "patterns": return (lorebook?.entries ?? []).count(where: \.hasPatterns).json
    default: return nil
    }
  }
}
