public import Entities
public import JSON

/// The members of a line being read. A member that is missing, of the wrong type or too long is a failure that names
/// it.
public struct ArchiveFields: Sendable {
  /// The number of the line, from 1 on.
  public let number: Int
  /// The members.
  public let object: JSONObject

  /// Reads a line.
  /// - Parameter depth: The deepest nesting of arrays and objects.
  /// - Throws: A failure for a line that is no JSON object, is longer than `ArchiveLimit.line`, or is nested deeper.
  public init(_ bytes: [UInt8], number: Int, depth: Int = 3) throws(LineFailure) {
    self.number = number
    let limits = JSONLimits(bytes: ArchiveLimit.line, depth: depth)
    guard let value = try? JSONValue(parsing: bytes, limits: limits), let object = value.object else {
      throw LineFailure(line: number, expected: LocalizedText("a JSON object", "JSON 객체"))
    }
    self.object = object
  }

  private init(_ object: JSONObject, number: Int) {
    self.number = number
    self.object = object
  }

  /// A failure of this line, with the expected contents in English and Korean.
  public func failure(_ english: String, _ korean: String) -> LineFailure {
    LineFailure(line: number, expected: LocalizedText(english, korean))
  }

  private func missing(_ key: String, _ english: String, _ korean: String) -> LineFailure {
    failure("“\(key)” with \(english)", "“\(key)”에 \(korean)")
  }
}

extension ArchiveFields {
  /// A text of at most `limit` bytes; nil when it is missing or null.
  public func optionalText(
    _ key: String, atMost limit: Int = ArchiveLimit.text
  ) throws(LineFailure) -> String? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let text = value.string, text.utf8.count <= limit else {
      throw missing(key, "a text of at most \(limit) bytes", "\(limit)바이트 이하의 글")
    }
    return text
  }

  /// A text of at most `limit` bytes.
  public func text(_ key: String, atMost limit: Int = ArchiveLimit.text) throws(LineFailure) -> String {
    guard let text = try optionalText(key, atMost: limit) else { throw missing(key, "a text", "글") }
    return text
  }

  /// A text of one line, for lists.
  public func name(_ key: String) throws(LineFailure) -> String {
    let name = try text(key, atMost: ArchiveLimit.name)
    if name.isEmpty { throw missing(key, "at least one character", "한 글자 이상") }
    return try oneLine(name, key)
  }

  /// An optional text of one line, for lists and forms.
  public func optionalName(_ key: String) throws(LineFailure) -> String? {
    guard let name = try optionalText(key, atMost: ArchiveLimit.name) else { return nil }
    return try oneLine(name, key)
  }

  private func oneLine(_ text: String, _ key: String) throws(LineFailure) -> String {
    guard text.isOneLine else {
      throw missing(key, "one line without control characters", "제어 문자가 없는 한 줄")
    }
    return text
  }

  /// A UUID; nil when it is missing or null.
  public func optionalID<Entity>(_ key: String) throws(LineFailure) -> Identifier<Entity>? {
    guard let text = try optionalText(key, atMost: ArchiveLimit.name) else { return nil }
    guard let id = Identifier<Entity>(text) else { throw missing(key, "a UUID", "UUID") }
    return id
  }

  /// A UUID.
  public func id<Entity>(_ key: String) throws(LineFailure) -> Identifier<Entity> {
    guard let id: Identifier<Entity> = try optionalID(key) else { throw missing(key, "a UUID", "UUID") }
    return id
  }

  /// A whole number in a range.
  public func number(_ key: String, in range: ClosedRange<Int64>) throws(LineFailure) -> Int64 {
    guard case .int(let number)? = object[key], range.contains(number) else {
      throw missing(
        key, "an integer from \(range.lowerBound) to \(range.upperBound)",
        "\(range.lowerBound)부터 \(range.upperBound)까지의 정수")
    }
    return number
  }

  /// A time in milliseconds since 1970, up to the end of the year 9999.
  public func time(_ key: String) throws(LineFailure) -> Timestamp {
    Timestamp(milliseconds: try number(key, in: CalendarTime.moments))
  }

  /// A truth value.
  public func flag(_ key: String) throws(LineFailure) -> Bool {
    guard let flag = object[key]?.bool else { throw missing(key, "true or false", "true 또는 false") }
    return flag
  }

  /// True or false; false when the member is missing.
  public func optionalFlag(_ key: String) throws(LineFailure) -> Bool {
    object[key] == nil ? false : try flag(key)
  }

  /// One of some words; nil when it is missing or null.
  public func optionalChoice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String
  ) throws(LineFailure) -> Choice? {
    guard let name = try optionalText(key, atMost: ArchiveLimit.name) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw missing(key, "one of \(known)", "다음 중 하나: \(known)")
    }
    return choice
  }

  /// One of some words.
  public func choice<Choice: CaseIterable & RawRepresentable<String>>(_ key: String) throws(LineFailure) -> Choice {
    guard let choice: Choice = try optionalChoice(key) else { throw missing(key, "a text", "글") }
    return choice
  }

  /// The file of a picture that belongs to a message, in Base64.
  public func pictureFile(_ key: String) throws(LineFailure) -> [UInt8] {
    let letters = try text(key, atMost: (PictureFormat.maximumBytes + 2) / 3 * 4)
    guard let file = Base64.decoded(letters), PictureFormat.accepts(file) else {
      let most = PictureFormat.maximumBytes
      throw missing(
        key, "a PNG or JPEG file of at most \(most) bytes in Base64 (RFC 4648)",
        "\(most)바이트 이하의 PNG나 JPEG 파일(RFC 4648의 Base64)")
    }
    return file
  }

  /// The picture of the record; nil when it has none.
  public func picture() throws(LineFailure) -> AvatarPicture? {
    guard let value = object["picture"], !value.isNull else { return nil }
    guard let members = value.object else { throw missing("picture", "an object", "객체") }
    let fields = ArchiveFields(members, number: number)
    let letters = try fields.text("png", atMost: ArchiveLimit.picture / 3 * 4 + 4)
    guard let file = Base64.decoded(letters), file.count <= ArchiveLimit.picture,
      file.starts(with: ArchiveLimit.pictureSignature)
    else {
      throw missing(
        "png", "a PNG file of at most 8 MiB in Base64 (RFC 4648)", "8MiB 이하의 PNG 파일(RFC 4648의 Base64)")
    }
    return AvatarPicture(id: try fields.id("id"), file: file)
  }
}
