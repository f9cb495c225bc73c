public import Entities
import JSON

/// A part of a card's file, for errors.
public enum CardPart: Hashable, Sendable {
  /// The whole file.
  case file
  /// The picture around a card.
  case picture
  /// The card itself.
  case card
  /// The archive around a card.
  case archive
  /// A picture or another file inside a card.
  case asset
  /// The entries of a lorebook.
  case lorebook
  /// The values of a JSON text.
  case values
}

/// Why a file cannot be imported or exported as a card. The texts are for users.
public enum CardError: Error, Hashable, Sendable {
  /// Kinds of files and forms that are not read.
  public enum Kind: Hashable, Sendable {
    /// A WebP picture; no specification says where a card is in it.
    case webP
    /// A YAML file.
    case yaml
    /// A file in an archive that is compressed in an unusual way.
    case compression
    /// An empty file.
    case empty
    /// A file whose name ends in `.json`, with something else in it.
    case falseJSON
    /// Any other file.
    case other
  }

  /// There is no file at the path.
  case missing
  /// The system refuses to read the file.
  case unreadable(LocalizedText)
  /// The system refuses to write the file, or the folder of its path does not exist.
  case unwritable(LocalizedText)
  /// The file to be written already exists.
  case exists
  /// The kind of the file is not read.
  case unsupported(Kind)
  /// The file is a picture or an archive, but has no card in it.
  case noCard
  /// The file is JSON, but neither a card nor a lorebook.
  case notACard
  /// The file is a lorebook, where a card is expected.
  case isLorebook
  /// The file is no lorebook, where one is expected.
  case notALorebook
  /// The card, or the archive around it, is encrypted.
  case encrypted
  /// A part ends early or contradicts itself.
  case damaged(CardPart)
  /// The card's JSON has an error.
  case notJSON(line: Int, reason: LocalizedText)
  /// Arrays and objects are nested too deep.
  case tooDeep(limit: Int)
  /// A part has too many bytes.
  case tooLarge(CardPart, limit: Int)
  /// A part has too many members.
  case tooMany(CardPart, limit: Int)
}

extension CardError {
  /// The error of a JSON parser.
  init(_ error: JSONError, in bytes: [UInt8], limits: CardLimits) {
    switch error.reason {
    case .tooDeep: self = .tooDeep(limit: limits.depth)
    case .tooMany: self = .tooMany(.values, limit: limits.values)
    case .tooLarge: self = .tooLarge(.card, limit: limits.card)
    default: self = .notJSON(line: error.line(in: bytes), reason: error.words)
    }
  }
}

extension JSONError {
  /// The fault and its place; it never quotes more than a sign.
  fileprivate var words: LocalizedText {
    let what =
      switch reason {
      case .unexpectedEnd: LocalizedText("the text ends too early", "내용이 중간에 끝납니다")
      case .unexpectedByte(let byte) where 0x21...0x7E ~= byte:
        LocalizedText(
          "\"\(Character(Unicode.Scalar(byte)))\" cannot stand here",
          "\"\(Character(Unicode.Scalar(byte)))\" 문자가 올 수 없는 자리입니다")
      case .unexpectedByte: LocalizedText("a sign cannot stand here", "올 수 없는 문자가 있습니다")
      case .badEscape, .controlCharacter:
        LocalizedText("a string has a line break, a tab or a bad backslash in it", "문자열에 줄바꿈, 탭 또는 잘못된 역슬래시가 있습니다")
      case .badNumber: LocalizedText("this is not a number that can be kept", "보관할 수 없는 숫자입니다")
      case .trailingBytes: LocalizedText("something follows the value", "값 뒤에 다른 내용이 있습니다")
      case .tooDeep, .tooLarge, .tooMany: LocalizedText("there is too much in it", "내용이 너무 많습니다")
      }
    return LocalizedText("\(what.english) (byte \(offset))", "\(what.korean) (\(offset)바이트)")
  }
}

extension CardError: UserErrorConvertible {
  /// The file is to blame.
  public var userError: UserError? { .file }
}

extension CardPart {
  var words: LocalizedText {
    switch self {
    case .file: LocalizedText("the file", "파일")
    case .picture: LocalizedText("the picture", "그림")
    case .card: LocalizedText("the card", "카드")
    case .archive: LocalizedText("the archive", "압축 파일")
    case .asset: LocalizedText("a picture or another file in the card", "카드 안의 그림이나 파일")
    case .lorebook: LocalizedText("the lorebook", "로어북")
    case .values: LocalizedText("the card's text", "카드 내용")
    }
  }
}

extension CardError: NotFoundError {
  /// Whether there is no file at the path.
  public var isMissing: Bool { self == .missing }
}

extension CardError: FileExistsError {
  /// Whether the file to be written already exists.
  public var isFileExisting: Bool { self == .exists }
}

extension CardError: ExplainedError {
  /// What happened, and what to do. It quotes at most one character of the file.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .missing: language("There is no such file.", "그런 파일이 없습니다.")
    case .unreadable(let reason): language("It cannot be read: \(reason.english).", "읽을 수 없습니다: \(reason.korean).")
    case .unwritable(let reason):
      language("It cannot be written: \(reason.english).", "쓸 수 없습니다: \(reason.korean).")
    case .exists: language("The file exists already.", "파일이 이미 있습니다.")
    case .unsupported(let kind): kind.words(in: language)
    case .noCard: language("There is no character card in it.", "파일 안에 캐릭터 카드가 없습니다.")
    case .notACard: language("This JSON is no character card.", "이 JSON은 캐릭터 카드가 아닙니다.")
    case .isLorebook:
      language(
        "This is a lorebook, not a character. Import it as a lorebook.",
        "캐릭터가 아니라 로어북입니다. 로어북으로 가져오세요.")
    case .notALorebook:
      language(
        "This is no lorebook. Lorebooks are JSON files; the lorebook of a character card is imported with the card.",
        "로어북이 아닙니다. 로어북은 JSON 파일입니다. 캐릭터 카드의 로어북은 카드와 함께 가져옵니다.")
    case .encrypted:
      language(
        "It is encrypted. Export it again without encryption, in the program that made it.",
        "암호화되어 있습니다. 만든 프로그램에서 암호화하지 않고 다시 내보내세요.")
    case .damaged(let part):
      language(
        "It is damaged: \(part.words.english) ends early or contradicts itself. Get the file again from where it came from.",
        "손상되었습니다. \(part.words.korean)의 데이터가 중간에 끊겼거나 앞뒤가 맞지 않습니다. 원본을 다시 받으세요.")
    case .notJSON(let line, let reason):
      language(
        "Line \(line) is no JSON: \(reason.english). Mend that line, or get the file again.",
        "\(line)번째 줄이 JSON이 아닙니다: \(reason.korean). 그 줄을 고치거나 원본을 다시 받으세요.")
    case .tooDeep(let limit):
      language("It nests its parts more than \(limit) levels deep.", "중첩이 \(limit)단계를 넘습니다.")
    case .tooLarge(let part, let limit):
      language(
        "It is too large: \(part.words.english) has more than \(Self.size(limit)).",
        "너무 큽니다: \(part.words.korean)의 크기가 \(Self.size(limit))보다 큽니다.")
    case .tooMany(let part, let limit):
      language(
        "There is too much in it: \(part.words.english) has more than \(limit) parts.",
        "너무 많습니다: \(part.words.korean)의 항목이 \(limit)개를 넘습니다.")
    }
  }

  /// The same for a file that is to be a lorebook.
  public var wordsForLorebook: LocalizedText {
    switch self {
    case .notACard: LocalizedText("This JSON is no lorebook.", "이 JSON은 로어북이 아닙니다.")
    case .unsupported:
      LocalizedText(
        "This kind of file is not read. Lorebooks are JSON files.", "읽지 않는 종류의 파일입니다. 로어북은 JSON 파일입니다.")
    default: LocalizedText(explaining: self)
    }
  }

  /// A limit in the largest unit that divides it.
  private static func size(_ bytes: Int) -> String {
    let units = ["bytes", "KiB", "MiB"]
    var (number, unit) = (bytes, 0)
    while number > 0, number.isMultiple(of: 1_024), unit < units.count - 1 {
      (number, unit) = (number / 1_024, unit + 1)
    }
    return "\(number) \(units[unit])"
  }
}

extension CardError.Kind {
  fileprivate func words(in language: ContentLanguage) -> String {
    switch self {
    case .webP:
      language(
        "WebP pictures are not read: no specification says where a card is in them. Export the card as PNG or JSON.",
        "WebP 그림은 읽지 않습니다. 카드가 어디에 있는지 정한 규격이 없습니다. PNG나 JSON으로 내보내세요.")
    case .yaml:
      language(
        "YAML is not read: no specification describes cards in it. Export the card as PNG or JSON.",
        "YAML은 읽지 않습니다. YAML 카드를 정한 규격이 없습니다. PNG나 JSON으로 내보내세요.")
    case .compression:
      language(
        "The archive is compressed in an unusual way. Pack it again as an ordinary ZIP archive.",
        "흔치 않은 방식으로 압축되어 있습니다. 일반 ZIP으로 다시 압축하세요.")
    case .empty: language("The file is empty.", "빈 파일입니다.")
    case .falseJSON: language("The file is no JSON, although its name ends in .json.", "이름은 .json으로 끝나지만 JSON이 아닙니다.")
    case .other:
      language(
        "This kind of file is not read. Cards are PNG, JSON or CHARX files.",
        "읽지 않는 종류의 파일입니다. 카드는 PNG, JSON, CHARX 파일입니다.")
    }
  }
}
