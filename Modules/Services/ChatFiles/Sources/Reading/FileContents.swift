import ArchiveLines
import Entities
import JSON

/// What a file holds, by its first bytes.
enum FileContents {
  case ownLines, sillyTavern, document, markdown

  /// - Throws: `ChatFileFailure.foreign`, with what the file is instead.
  init(beginningOf stream: ByteStream, at path: String) throws {
    if try stream.beginning(3).elementsEqual([0xEF, 0xBB, 0xBF]) { stream.skip(3) }
    let start = try stream.beginning(8)
    if let kind = ForeignKind(signature: Array(start)) { throw ChatFileFailure.foreign(path, reason: kind.words) }
    guard let first = try stream.token() else { throw ChatFileFailure.foreign(path, reason: ForeignKind.empty.words) }
    switch first {
    case UInt8(ascii: "["): self = .document
    case UInt8(ascii: "{"): self = try Self.object(stream, path)
    default:
      let text = try stream.beginning(64 << 10)
      guard MarkdownReader.accepts(text) else {
        throw ChatFileFailure.foreign(path, reason: ForeignKind.unknown.words)
      }
      self = .markdown
    }
  }

  /// Lines, or one document. The first line that is a whole object decides.
  private static func object(_ stream: ByteStream, _ path: String) throws -> Self {
    var size = 64 << 10
    while true {
      let beginning = try stream.beginning(size)
      let isWhole = beginning.count < size
      // The last piece may be half a line.
      var lines = beginning.split(separator: 0x0A, maxSplits: 16, omittingEmptySubsequences: true)
      if !isWhole { lines.removeLast() }
      for line in lines {
        let limits = JSONLimits(bytes: ChatFileLimit.beginning, depth: ChatFileLimit.depth)
        guard let object = (try? JSONValue(parsing: line, limits: limits))?.object else { continue }
        return try contents(of: object, path)
      }
      if !lines.isEmpty || isWhole || size >= ChatFileLimit.beginning { return .document }
      size *= 8
    }
  }

  private static func contents(of object: JSONObject, _ path: String) throws -> Self {
    if object["type"]?.string == OwnFormat.kind { return .ownLines }
    if let kind = ForeignKind(object) { throw ChatFileFailure.foreign(path, reason: kind.words) }
    return SillyTavernLine.isHeader(object) || SillyTavernLine.isMessage(object) ? .sillyTavern : .document
  }
}

/// Files that users take for a file of chats.
enum ForeignKind {
  case empty, zip, picture, wideText, profileArchive, card, lorebook, unknown

  /// The kind of a file that begins with these bytes.
  init?(signature: [UInt8]) {
    switch signature {
    case _ where signature.starts(with: [0x50, 0x4B, 0x03, 0x04]): self = .zip
    case _ where signature.starts(with: ArchiveLimit.pictureSignature),
      _ where signature.starts(with: [0xFF, 0xD8, 0xFF]):
      self = .picture
    case _ where signature.starts(with: [0xFF, 0xFE]), _ where signature.starts(with: [0xFE, 0xFF]):
      self = .wideText
    default: return nil
    }
  }

  /// The kind of a JSON file that is, or begins with, an object.
  init?(_ object: JSONObject) {
    if object["type"]?.string == "aichat-profile" {
      self = .profileArchive
    } else if let spec = object["spec"]?.string, spec.hasPrefix("chara_card") || spec.hasPrefix("lorebook") {
      self = spec.hasPrefix("lorebook") ? .lorebook : .card
    } else if object["first_mes"] != nil || object["char_greeting"] != nil {
      self = .card
    } else if object["entries"]?.object != nil || object["lorebookVersion"] != nil {
      self = .lorebook
    } else {
      return nil
    }
  }

  /// What it is, and what to do.
  var words: LocalizedText {
    switch self {
    case .empty: LocalizedText("it is empty.", "비어 있습니다.")
    case .zip:
      LocalizedText(
        "it is a ZIP archive. Unpack it, and import the conversations.json in it.",
        "ZIP 압축 파일입니다. 압축을 풀고 그 안의 conversations.json을 가져오세요.")
    case .picture:
      LocalizedText(
        "it is a picture. A character card is imported with `aichat avatars import`.",
        "그림 파일입니다. 캐릭터 카드는 `aichat avatars import`로 가져옵니다.")
    case .wideText:
      LocalizedText("its text is UTF-16. Save it as UTF-8.", "UTF-16으로 저장된 글입니다. UTF-8로 저장하세요.")
    case .profileArchive:
      LocalizedText(
        "it holds a whole profile, which `aichat profiles import` reads.",
        "프로필 전체를 담은 파일입니다. `aichat profiles import`로 가져오세요.")
    case .card:
      LocalizedText(
        "it is a character card, which `aichat avatars import` reads.",
        "캐릭터 카드입니다. `aichat avatars import`로 가져오세요.")
    case .lorebook: LocalizedText("it is a lorebook.", "로어북입니다.")
    case .unknown:
      LocalizedText(
        "it is neither JSON nor Markdown with the headings of a chat.", "JSON도, 대화 제목이 있는 Markdown도 아닙니다.")
    }
  }
}
