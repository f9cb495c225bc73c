import ArchiveLines
import Entities
import JSON

/// The members of the lines about a character.
extension ArchiveFields {
  /// The chosen portrait of an avatar; nil for none.
  func look() throws(LineFailure) -> Int? {
    guard let value = object["look"], !value.isNull else { return nil }
    return Int(try number("look", in: Int64(Avatar.looks.lowerBound)...Int64(Avatar.looks.upperBound)))
  }

  func definition() throws(LineFailure) -> CharacterDefinition {
    var definition = CharacterDefinition()
    for field in CharacterField.ofDefinition {
      switch field {
      case .alternateGreetings: definition.alternateGreetings = try texts(field.rawValue)
      case .tags: definition.tags = try texts(field.rawValue)
      case .talkativeness: definition.talkativeness = try share(field.rawValue)
      default: _ = definition.set(field, to: try optionalText(field.rawValue) ?? "")
      }
    }
    guard definition.size <= CharacterDefinition.longest else {
      let limit = CharacterDefinition.longest >> 20
      throw failure("texts of at most \(limit) MiB together", "모두 \(limit)MiB 이하의 글")
    }
    return definition
  }

  /// The texts that an edit replaced, at least one.
  func earlier() throws(LineFailure) -> [CharacterField: String] {
    var texts: [CharacterField: String] = [:]
    for member in object["earlier"]?.object?.members ?? [] {
      var details = Self.any
      guard let field = CharacterField(rawValue: member.key), let text = member.value.string,
        text.utf8.count <= CharacterDefinition.longest, details.set(field, to: text)
      else { throw failure("“earlier” with texts of fields", "“earlier”에 필드의 글") }
      texts[field] = text
    }
    if texts.isEmpty { throw failure("“earlier” with at least one field", "“earlier”에 필드 하나 이상") }
    return texts
  }

  func card() throws(LineFailure) -> [UInt8] {
    let letters = try text("document", atMost: ArchiveFormat.Limit.card / 3 * 4 + 4)
    guard let document = Base64.decoded(letters), document.count <= ArchiveFormat.Limit.card else {
      throw failure("“document” with at most 12 MiB in Base64 (RFC 4648)", "“document”에 12MiB 이하의 Base64(RFC 4648)")
    }
    return document
  }

  /// The details of no real avatar, with which texts of fields are checked.
  private static var any: CharacterDetails {
    CharacterDetails(
      Avatar(
        id: Avatar.ID(high: 0, low: 0), name: "", character: .man, action: .smiling, location: .park,
        created: Timestamp(milliseconds: 0)))
  }

  private func texts(_ key: String) throws(LineFailure) -> [String] {
    guard let value = object[key], !value.isNull else { return [] }
    var texts: [String] = []
    for element in value.array ?? [.null] {
      guard let text = element.string else { throw failure("“\(key)” with an array of texts", "“\(key)”에 글의 배열") }
      texts.append(text)
    }
    return texts
  }

  /// A number from 0 to 1.
  private func share(_ key: String) throws(LineFailure) -> Double? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let number = value.double, (0...1).contains(number) else {
      throw failure("“\(key)” with a number from 0 to 1", "“\(key)”에 0부터 1까지의 수")
    }
    return number
  }
}
