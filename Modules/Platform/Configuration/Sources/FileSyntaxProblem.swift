import Entities
import JSON

/// Why a file is not the JSON object that it must be.
public enum FileSyntaxProblem: Hashable, Sendable {
  /// It is JSON, but not an object.
  case notAnObject
  /// A bracket or a quote is not closed.
  case endsTooEarly
  /// A character in a wrong place; nil when it cannot be shown.
  case unexpected(Character?)
  /// A string has a line break, a tab or a bad backslash in it.
  case badString
  /// The digits are not a number.
  case badNumber
  /// Text follows the object.
  case somethingAfter
  /// It is too long, or nested too deep.
  case tooMuch

  init(_ reason: JSONError.Reason) {
    self =
      switch reason {
      case .unexpectedEnd: .endsTooEarly
      case .unexpectedByte(let byte): .unexpected(0x21...0x7E ~= byte ? Character(Unicode.Scalar(byte)) : nil)
      case .badEscape, .controlCharacter: .badString
      case .badNumber: .badNumber
      case .trailingBytes: .somethingAfter
      case .tooDeep, .tooLarge, .tooMany: .tooMuch
      }
  }

  /// The found text, and the expected one.
  var localizedText: LocalizedText {
    switch self {
    case .notAnObject:
      LocalizedText("expected an object: { \"model\": \"…\" }", "객체가 필요합니다: { \"model\": \"…\" }")
    case .endsTooEarly:
      LocalizedText(
        "the file ends early, expected a closing quote, ] or }", "파일이 중간에 끝납니다. 닫는 따옴표, ] 또는 }가 필요합니다")
    case .unexpected(let sign?):
      LocalizedText(
        "found \(sign), expected JSON: \"key\": value, with commas between",
        "\(sign) 문자가 올 수 없습니다. \"key\": value 형식과 쉼표가 필요합니다")
    case .unexpected(nil):
      LocalizedText(
        "found a sign that cannot stand there, expected JSON: \"key\": value, with commas between",
        "올 수 없는 문자가 있습니다. \"key\": value 형식과 쉼표가 필요합니다")
    case .badString:
      LocalizedText(
        "a string has a line break, a tab or a bad backslash in it, expected \\n, \\t or \\\\",
        "문자열에 줄바꿈, 탭 또는 잘못된 역슬래시가 있습니다. \\n, \\t 또는 \\\\가 필요합니다")
    case .badNumber: LocalizedText("expected a number that JSON can have", "올바른 JSON 숫자가 필요합니다")
    case .somethingAfter:
      LocalizedText(
        "something follows the object, expected the end of the file",
        "객체 뒤에 다른 내용이 있습니다. 파일이 여기서 끝나야 합니다")
    case .tooMuch:
      LocalizedText("expected a smaller file, nested less deep", "더 작고 덜 중첩된 파일이 필요합니다")
    }
  }
}
