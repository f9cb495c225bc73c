import JSON

@testable import CharacterCards

/// The ways in which cards are found in files. Their descriptions stand in `Corpus/containers.jsonl`.
enum Container: String, CaseIterable {
  case json, jsonWithMark, jsonPretty, jsonWithSpace
  case png, pngEarly, pngCapitals, pngSpaced, pngUnpadded, pngForAddresses, pngPlain, pngCompressed, pngInternational
  case pngInternationalCompressed, pngBoth, pngWrongChecksum, pngTwice, pngTrailing
  case charx, charxPacked, charxDescriptor, charxJPEG, charxComment, charxRisu

  /// Whether it can hold a card of a version.
  func allows(_ version: CardVersion) -> Bool {
    rawValue.hasPrefix("charx") ? version == .three : self == .pngBoth ? version >= .two : true
  }

  /// The warning that it causes.
  var warning: CardWarning.Kind? {
    switch self {
    case .pngWrongChecksum: .checksum
    case .pngTwice: .severalCards
    case .charxRisu: .foreignModule
    default: nil
    }
  }
}

/// A card packed into a file.
struct Packed {
  let file: [UInt8]
  /// The picture around it, without the card.
  var picture: Picture?
  /// The other files in its archive.
  var files: [(name: String, data: [UInt8])] = []

  init(_ card: JSONValue, _ version: CardVersion, in container: Container, seed: UInt64) {
    let json = Array(card.text().utf8), base64 = Array(Base64.encoded(json).utf8)
    let keyword = version == .three ? "ccv3" : "chara"
    let picture = Picture(seed: seed)
    var packed: Picture?
    var bytes: [UInt8]?
    switch container {
    case .json: bytes = json
    case .jsonWithMark: bytes = [0xEF, 0xBB, 0xBF] + json
    case .jsonPretty: bytes = Array(card.text(pretty: true).utf8)
    case .jsonWithSpace: bytes = Array("\r\n \t".utf8) + json + [10]
    case .png: packed = picture.adding(keyword, text: base64)
    case .pngEarly: packed = picture.adding(keyword, text: base64, early: true)
    case .pngCapitals: packed = picture.adding(keyword.capitalized, text: base64)
    case .pngSpaced:
      var spaced: [UInt8] = []
      for (index, letter) in base64.enumerated() { spaced += index % 76 == 75 ? [letter, 13, 10] : [letter] }
      packed = picture.adding(keyword, text: spaced)
    case .pngUnpadded: packed = picture.adding(keyword, text: base64.filter { $0 != UInt8(ascii: "=") })
    case .pngForAddresses:
      packed = picture.adding(
        keyword,
        text: base64.map {
          $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0
        })
    case .pngPlain: packed = picture.adding(keyword, text: json)
    case .pngCompressed: packed = picture.adding("zTXt", Array("\(keyword)\0\0".utf8) + Deflater.zlib(base64))
    case .pngInternational: packed = picture.adding("iTXt", Array("\(keyword)\0\0\0en\0Karte\0".utf8) + base64)
    case .pngInternationalCompressed:
      packed = picture.adding("iTXt", Array("\(keyword)\0\u{1}\0\0\0".utf8) + Deflater.zlib(base64))
    case .pngBoth:
      // The other version says something else, so that a reader of the wrong one is noticed.
      let other: JSONValue = [
        "spec": "chara_card_v2", "spec_version": "2.0", "data": ["name": "Wrong", "first_mes": ""],
      ]
      let copy = Array(Base64.encoded(Array((version == .three ? other : card).text().utf8)).utf8)
      packed = picture.adding("chara", text: copy)
      if version == .three { packed = packed?.adding("ccv3", text: base64) }
    case .pngWrongChecksum:
      var wrong = picture.adding(keyword, text: base64).file
      // The checksum of the card is in front of the last chunk's twelve bytes.
      wrong[wrong.count - 13] ^= 1
      bytes = wrong
    case .pngTwice: packed = picture.adding(keyword, text: base64).adding(keyword, text: Array("e30=".utf8))
    case .pngTrailing: bytes = picture.adding(keyword, text: base64).file + [1, 2, 3]
    case .charx, .charxPacked, .charxDescriptor, .charxJPEG, .charxComment, .charxRisu:
      files = [
        ("assets/icon/images/main.png", picture.file), ("assets/emotion/images/happy.webp", [1, 2, 3, 3, 3, 3]),
        ("x_meta/main.json", Array("{}".utf8)), ("empty/", []),
      ]
      if container == .charxRisu { files.append(("module.risum", [111, 0, 255])) }
      var archive = Archive([("card.json", json)] + files, isPacked: container == .charxPacked)
      if container == .charxDescriptor { for index in archive.files.indices { archive.files[index].flags = 8 } }
      if container == .charxJPEG { archive.prefix = [0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 300) }
      if container == .charxComment { archive.comment = Array("PK\u{5}\u{6} is no end".utf8) }
      bytes = archive.bytes
    }
    file = bytes ?? packed?.file ?? []
    if container.rawValue.hasPrefix("png") { self.picture = picture }
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
