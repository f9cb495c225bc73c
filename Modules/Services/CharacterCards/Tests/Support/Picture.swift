import RandomTesting

@testable import CharacterCards

/// Makes PNG files with any chunks.
struct Picture {
  /// Letters and data, in order.
  var chunks: [(type: String, data: [UInt8])]

  /// A picture of random bytes with the chunks that real ones have, an animation and private chunks among them. Its
  /// pixels need not be valid: nothing here decodes them.
  init(seed: UInt64, sides: (Int, Int) = (8, 8)) {
    var generator = SeededGenerator(seed: seed)
    func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: 0...255, using: &generator) } }
    let head = Number.littleEndian(sides.0, bytes: 4).reversed() + Number.littleEndian(sides.1, bytes: 4).reversed()
    chunks = [("IHDR", head + [8, 6, 0, 0, 0])]
    let others: [(String, [UInt8])] = [
      ("gAMA", noise(4)), ("acTL", noise(8)), ("tEXt", Array("Software\0GIMP é".utf8)), ("iCCP", noise(30)),
      ("zTXt", Array("Comment\0\0".utf8) + noise(12)), ("prVt", []), ("tEXt", Array("noZero".utf8)), ("pHYs", noise(9)),
    ]
    chunks += others.filter { _ in Bool.random(using: &generator) }
    chunks += [
      ("IDAT", noise(40)), ("IDAT", noise(Int.random(in: 0...(seed % 16 == 0 ? 70_000 : 2_000), using: &generator))),
    ]
    if Bool.random(using: &generator) { chunks += [("fcTL", noise(26)), ("fdAT", noise(50))] }
    chunks += [("eXIf", noise(20)), ("tIME", noise(7))].filter { _ in Bool.random(using: &generator) }
    chunks.append(("IEND", []))
  }

  var file: [UInt8] {
    PNGChunks.signature + chunks.flatMap { PNGWriter.chunk($0.type, $0.data) }
  }

  /// The same picture with a chunk in front of the last one, or directly behind the head.
  func adding(_ type: String, _ data: [UInt8], early: Bool = false) -> Picture {
    var result = self
    result.chunks.insert((type, data), at: early ? 1 : chunks.count - 1)
    return result
  }

  func adding(_ keyword: String, text: [UInt8], early: Bool = false) -> Picture {
    adding("tEXt", Array(keyword.utf8) + [0] + text, early: early)
  }

  /// The chunks of a file, read by a parser of its own.
  static func chunks(of file: [UInt8]) -> [(type: String, bytes: [UInt8])] {
    var rest = file.dropFirst(8)
    var result: [(type: String, bytes: [UInt8])] = []
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) } + 12
      result.append((String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return result
  }

  /// The text behind a keyword of a file's `tEXt` chunks.
  static func text(_ keyword: String, of file: [UInt8]) -> [UInt8]? {
    let start = Array(keyword.utf8) + [0]
    return chunks(of: file).first { $0.type == "tEXt" && $0.bytes.dropFirst(8).starts(with: start) }.map {
      Array($0.bytes.dropFirst(8 + start.count).dropLast(4))
    }
  }
}
