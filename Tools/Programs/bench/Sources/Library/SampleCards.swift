import Foundation

/// Character cards for measuring: texts and pictures of the usual sizes, the same in every run. Each card has a name of
/// its own; the other texts repeat.
struct SampleCards {
  /// The sides of a picture in pixels, three bytes each.
  private static let (width, height) = (256, 384)
  private static let words = [
    "harbour", "lantern", "silver", "map", "winter", "copper", "river", "garden", "letter", "engine", "moth", "salt",
  ]
  /// The character that one letter finds, and the word that only its lore has.
  static let rareName = "Qyqqyva", rareWord = "xylophone"

  /// Writes cards as PNG files with a picture, 300 KB each.
  /// - Returns: The size of one in bytes.
  @discardableResult
  static func writePictures(_ count: Int, in folder: URL) throws -> Int {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var size = 0
    for number in 0..<count {
      let file = picture(with: Data(card(number).utf8).base64EncodedData())
      try file.write(to: folder.appending(path: "card-\(number).png"))
      size = file.count
    }
    return size
  }

  /// Writes cards as JSON files, the last one with the rare name and word.
  static func writeTexts(_ count: Int, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      let isRare = number == count - 1
      let text = isRare ? card(number, named: rareName, lore: "The \(rareWord) hums.") : card(number)
      try Data(text.utf8).write(to: folder.appending(path: "card-\(number).json"))
    }
  }

  /// A card of version 2 of about 4 KB, without the letter q in its names and tags.
  private static func card(_ number: Int, named name: String? = nil, lore: String = "The gate is shut.") -> String {
    func text(_ count: Int, _ salt: Int) -> String {
      (0..<count).map { words[(number * 7 + $0 * (salt + 1) + $0 / 5) % words.count] }.joined(separator: " ")
    }
    let name = name ?? "\(words[number % words.count].capitalized) \(words[number / 12 % words.count]) \(number)"
    let fields = [
      ("name", name), ("description", text(300, 1)), ("personality", text(60, 2)), ("scenario", text(60, 3)),
      ("first_mes", text(120, 4)), ("mes_example", ""), ("creator_notes", text(8, 5)), ("system_prompt", ""),
      ("post_history_instructions", ""), ("creator", "bench"), ("character_version", "1"),
    ]
    let members = fields.map { "\"\($0.0)\":\"\($0.1)\"" }.joined(separator: ",")
    return #"{"spec":"chara_card_v2","spec_version":"2.0","data":{\#(members),"alternate_greetings":[],"#
      + #""tags":["\#(words[number % 12])","\#(words[number % 5])"],"extensions":{},"character_book":{"entries":["#
      + #"{"keys":["gate"],"content":"\#(lore)","extensions":{},"enabled":true,"insertion_order":1}],"extensions":{}}}}"#
  }

  /// A PNG file with a card. All files have the same pixels; an import decodes and stores them for each card anew.
  private static func picture(with card: Data) -> Data {
    beginning + chunk("tEXt", Data("chara".utf8) + Data([0]) + card) + chunk("IEND", Data())
  }

  /// The head and the pixels, stored without compression (RFC 1951, 3.2.4), so that making them is cheap.
  private static let beginning: Data = {
    var state: UInt32 = 1
    var pixels = Data(capacity: (width * 3 + 1) * height)
    for _ in 0..<height {
      pixels.append(0)
      for _ in 0..<width * 3 {
        state = state &* 1_664_525 &+ 1_013_904_223
        pixels.append(UInt8(state >> 24))
      }
    }
    let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    return signature + chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + Data([8, 2, 0, 0, 0]))
      + chunk("IDAT", stored(pixels))
  }()

  /// A zlib stream (RFC 1950) of stored blocks.
  private static func stored(_ data: Data) -> Data {
    var stream = Data([0x78, 0x01])
    var rest = data[...]
    while !rest.isEmpty {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let length = UInt16(block.count)
      stream += Data([rest.isEmpty ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)])
      stream += Data([UInt8(~length & 255), UInt8(~length >> 8)]) + block
    }
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in data { (one, two) = ((one + UInt32(byte)) % 65_521, (two + one + UInt32(byte)) % 65_521) }
    return stream + bytes(two << 16 | one)
  }

  private static func chunk(_ type: String, _ data: Data) -> Data {
    let body = Data(type.utf8) + data
    var sum = UInt32.max
    for byte in body { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
    return bytes(UInt32(data.count)) + body + bytes(~sum)
  }

  /// The table of the checksum (PNG, annex D).
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  private static func bytes(_ number: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(number >> $0 & 255) })
  }
}
