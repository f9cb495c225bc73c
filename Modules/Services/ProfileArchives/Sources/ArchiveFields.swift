import Entities
import JSON

/// The members of a line being read. A member that is missing, of the wrong type or too long is a failure that names
/// it.
struct ArchiveFields {
  let number: Int
  let object: JSONObject

  init(_ bytes: [UInt8], number: Int) throws(ArchiveFailure) {
    self.number = number
    let limits = JSONLimits(bytes: ArchiveFormat.Limit.line, depth: 3)
    guard let value = try? JSONValue(parsing: bytes, limits: limits), let object = value.object else {
      throw .line(number, expected: LocalizedText("a JSON object", "JSON 객체"))
    }
    self.object = object
  }

  private init(_ object: JSONObject, number: Int) {
    self.number = number
    self.object = object
  }

  func failure(_ english: String, _ korean: String) -> ArchiveFailure {
    .line(number, expected: LocalizedText(english, korean))
  }

  private func missing(_ key: String, _ english: String, _ korean: String) -> ArchiveFailure {
    failure("“\(key)” with \(english)", "“\(key)”에 \(korean)")
  }
}

extension ArchiveFields {
  func optionalText(
    _ key: String, atMost limit: Int = ArchiveFormat.Limit.text
  ) throws(ArchiveFailure) -> String? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let text = value.string, text.utf8.count <= limit else {
      throw missing(key, "a text of at most \(limit) bytes", "\(limit)바이트 이하의 글")
    }
    return text
  }

  func text(_ key: String, atMost limit: Int = ArchiveFormat.Limit.text) throws(ArchiveFailure) -> String {
    guard let text = try optionalText(key, atMost: limit) else { throw missing(key, "a text", "글") }
    return text
  }

  /// A text of one line, for lists.
  func name(_ key: String) throws(ArchiveFailure) -> String {
    let name = try text(key, atMost: ArchiveFormat.Limit.name)
    if name.isEmpty { throw missing(key, "at least one character", "한 글자 이상") }
    return try oneLine(name, key)
  }

  /// An optional text of one line, for lists and forms.
  func optionalName(_ key: String) throws(ArchiveFailure) -> String? {
    guard let name = try optionalText(key, atMost: ArchiveFormat.Limit.name) else { return nil }
    return try oneLine(name, key)
  }

  private func oneLine(_ text: String, _ key: String) throws(ArchiveFailure) -> String {
    guard text.isOneLine else {
      throw missing(key, "one line without control characters", "제어 문자가 없는 한 줄")
    }
    return text
  }

  func optionalID<Entity>(_ key: String) throws(ArchiveFailure) -> Identifier<Entity>? {
    guard let text = try optionalText(key, atMost: ArchiveFormat.Limit.name) else { return nil }
    guard let id = Identifier<Entity>(text) else { throw missing(key, "a UUID", "UUID") }
    return id
  }

  func id<Entity>(_ key: String) throws(ArchiveFailure) -> Identifier<Entity> {
    guard let id: Identifier<Entity> = try optionalID(key) else { throw missing(key, "a UUID", "UUID") }
    return id
  }

  func number(_ key: String, in range: ClosedRange<Int64>) throws(ArchiveFailure) -> Int64 {
    guard case .int(let number)? = object[key], range.contains(number) else {
      throw missing(
        key, "an integer from \(range.lowerBound) to \(range.upperBound)",
        "\(range.lowerBound)부터 \(range.upperBound)까지의 정수")
    }
    return number
  }

  /// A time in milliseconds since 1970, up to the end of the year 9999.
  func time(_ key: String) throws(ArchiveFailure) -> Timestamp {
    Timestamp(milliseconds: try number(key, in: 0...253_402_300_799_999))
  }

  func flag(_ key: String) throws(ArchiveFailure) -> Bool {
    guard let flag = object[key]?.bool else { throw missing(key, "true or false", "true 또는 false") }
    return flag
  }

  func optionalChoice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String
  ) throws(ArchiveFailure) -> Choice? {
    guard let name = try optionalText(key, atMost: ArchiveFormat.Limit.name) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw missing(key, "one of \(known)", "다음 중 하나: \(known)")
    }
    return choice
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>(_ key: String) throws(ArchiveFailure) -> Choice {
    guard let choice: Choice = try optionalChoice(key) else { throw missing(key, "a text", "글") }
    return choice
  }

  func picture() throws(ArchiveFailure) -> AvatarPicture? {
    guard let value = object["picture"], !value.isNull else { return nil }
    guard let members = value.object else { throw missing("picture", "an object", "객체") }
    let fields = ArchiveFields(members, number: number)
    let letters = try fields.text("png", atMost: ArchiveFormat.Limit.picture / 3 * 4 + 4)
    guard let file = Base64.decoded(letters), file.count <= ArchiveFormat.Limit.picture,
      file.starts(with: ArchiveFormat.pictureSignature)
    else {
      throw missing(
        "png", "a PNG file of at most 8 MiB in Base64 (RFC 4648)", "8MiB 이하의 PNG 파일(RFC 4648의 Base64)")
    }
    return AvatarPicture(id: try fields.id("id"), file: file)
  }
}
