import JSON
import RandomTesting
import Testing

@testable import CharacterCards

/// Any bytes are refused or read, without a crash, and within the limits. What is read is written and read again.
///
/// A few hundred files each; with `AICHAT_SLOW_TESTS=1` many more, and with `AICHAT_FUZZ_SECONDS` for that long from a
/// seed of the clock.
@Suite struct FuzzTests {
  private static func run(_ body: (UInt64, inout SeededGenerator) throws -> Void) throws {
    try RandomCases.run(Corpus.isThorough ? 20_000 : 150, body)
  }

  /// Changes bytes in a few places, most of them near the beginning of something.
  private static func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let odd: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF] + Array(#"{}[]",:\u-e"#.utf8)
    for _ in 0..<Int.random(in: 1...5, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0...5, using: &generator) {
      case 0: bytes[place] = .random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= UInt8(1) << UInt8.random(in: 0...7, using: &generator)
      case 2: bytes[place] = odd.randomElement(using: &generator) ?? 0
      case 3: bytes.remove(at: place)
      case 4: bytes.insert(contentsOf: bytes[place...].prefix(.random(in: 1...30, using: &generator)), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + .random(in: 1...30, using: &generator)))
      }
    }
  }

  /// Reads a file with small limits; what is read must survive an export.
  private static func check(_ bytes: [UInt8], _ seed: UInt64) throws {
    let source = CardSource(bytes)
    if let book = try? LorebookFile(source, limits: Hostile.limits) {
      #expect(throws: Never.self, "seed \(seed)") { try LorebookFile(CardSource(Array(book.text().utf8))) }
      _ = book.text(as: .sillyTavern) + book.text(as: .versionThree)
    }
    guard let read = try? CardReader.read(source, limits: Hostile.limits) else { return }
    let again = try CharacterCard(text: read.card.text)
    #expect(again.document == read.card.document && again.fields == read.card.fields, "seed \(seed)")
    for format in [CardFormat.json(.two), .json(.three)] { _ = try CardWriter.bytes(read.card, as: format) }
    if read.container == .png {
      let file = try CardWriter.bytes(read.card, as: .png(picture: source))
      #expect(try CardReader.read(CardSource(file)).card.fields.name == read.card.fields.name, "seed \(seed)")
    }
    if read.container == .charx || read.container == .jpeg {
      // An entry that nothing reads may be broken.
      _ = try? CardWriter.bytes(read.card, as: .charx(original: source))
    }
    _ = try? read.picture()
    _ = read.preview.contents
    var edited = read.card
    edited.fields.description += "!"
    edited.fields.nickname = "n"
    edited.fields.lorebook?.entries.append(LoreEntry(keys: ["k"], content: "c"))
    for index in edited.fields.lorebook?.entries.indices ?? 0..<0 {
      edited.fields.lorebook?.entries[index].comment += "!"
    }
    let text = edited.text
    #expect(try CharacterCard(text: text).fields.description == edited.fields.description, "seed \(seed)")
  }

  @Test func damagedChunks() throws {
    try Self.run { seed, generator in
      var picture = Picture(seed: seed % 7).adding("ccv3", text: Array(Base64.encoded(Hostile.card()).utf8))
      picture.chunks.removeAll { $0.data.count > 100 && $0.type == "IDAT" }
      let index = Int.random(in: 0..<picture.chunks.count, using: &generator)
      switch seed % 4 {
      case 0: Self.damage(&picture.chunks[index].data, using: &generator)
      case 1: picture.chunks.swapAt(index, picture.chunks.count - 1)
      case 2:
        let types = ["tEXt", "zTXt", "iTXt"]
        let text = Deflater.zlib(Array(Base64.encoded(Hostile.card()).utf8))
        var data = Array("chara\0\(seed % 8 == 2 ? "\0" : "\u{1}\0\0\0")".utf8) + text
        Self.damage(&data, using: &generator)
        picture = picture.adding(types.randomElement(using: &generator) ?? "tEXt", data, early: true)
      default: break
      }
      var file = picture.file
      if seed % 4 == 3 { Self.damage(&file, using: &generator) }
      try Self.check(file, seed)
    }
  }

  @Test func damagedJSON() throws {
    try Self.run { seed, generator in
      let card = Corpus.all.cards[Int(seed) % Corpus.all.cards.count]
      var text = Array(card.value.text().utf8)
      Self.damage(&text, using: &generator)
      try Self.check(text, seed)
    }
  }

  /// Values of other types at random places, which damaged text seldom reaches.
  @Test func wrongTypes() throws {
    try Self.run { seed, generator in
      let card = Corpus.all.cards[Int(seed) % Corpus.all.cards.count]
      var value = card.value
      for _ in 0..<3 { value = Self.changed(value, using: &generator) }
      try Self.check(Array(value.text().utf8), seed)
    }
  }

  @Test func damagedArchives() throws {
    try Self.run { seed, generator in
      let assets: JSONValue = [["type": "icon", "name": "main", "uri": "embeded://i.png", "ext": "png"]]
      var archive = Archive(
        [("card.json", Hostile.card(["assets": assets])), ("i.png", Array(0...99)), ("x", [])], isPacked: seed % 2 == 0)
      archive.comment = seed % 3 == 0 ? [1, 2] : []
      archive.prefix = seed % 5 == 0 ? [0xFF, 0xD8, 0xFF] : []
      var bytes = archive.bytes
      // Half of the damage goes to the list at the end, which is short.
      var tail = Array(bytes.suffix(seed % 2 == 0 ? 220 : bytes.count))
      bytes.removeLast(tail.count)
      Self.damage(&tail, using: &generator)
      try Self.check(bytes + tail, seed)
    }
  }

  @Test func damagedFilesOfTheCorpus() throws {
    try Self.run { seed, generator in
      let card = Corpus.all.cards[Int(seed) % Corpus.all.cards.count]
      let containers = Container.allCases.filter { $0.allows(card.version) }
      let container = containers.randomElement(using: &generator) ?? .json
      var file = Packed(card.value, card.version, in: container, seed: seed % 11).file
      if Bool.random(using: &generator) { Self.damage(&file, using: &generator) }
      if seed % 5 == 0 { file.removeLast(.random(in: 0...file.count, using: &generator)) }
      try Self.check(file, seed)
    }
  }

  /// Lorebooks of all forms.
  @Test func damagedLorebooks() throws {
    try Self.run { seed, generator in
      let forms = LorebookFileTests.files
      guard var value = try forms.randomElement(using: &generator).map({ try Corpus.parsed($0.text) }) else { return }
      if Bool.random(using: &generator) { value = Self.changed(value, using: &generator) }
      var text = Array(value.text().utf8)
      if seed % 3 > 0 { Self.damage(&text, using: &generator) }
      try Self.check(text, seed)
    }
  }

  /// The value with one of its parts replaced.
  private static func changed(_ value: JSONValue, using generator: inout SeededGenerator) -> JSONValue {
    let odd: [JSONValue] = [
      nil, true, 0, -1, 1.5, .numeral("1e400"), "", "x", "1", [], [:], [nil, 1, "x", [], [:]], ["0": [:]], ["a": 1],
      .string("@@a\n@@@b\n\n/x/"), .int(.max), .int(.min),
    ]
    if Int.random(in: 0..<6, using: &generator) == 0 { return odd.randomElement(using: &generator) ?? nil }
    switch value {
    case .array(var elements):
      guard let index = elements.indices.randomElement(using: &generator) else { return value }
      elements[index] = changed(elements[index], using: &generator)
      return .array(elements)
    case .object(var object):
      guard let index = object.members.indices.randomElement(using: &generator) else { return value }
      object.members[index].value = changed(object.members[index].value, using: &generator)
      return .object(object)
    default: return odd.randomElement(using: &generator) ?? nil
    }
  }
}
