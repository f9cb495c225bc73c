import Entities
import JSON

/// A saved story of KoboldAI Lite: `prompt`, `actions`, and the names in `savedsettings`.
enum KoboldLite {
  private static let input = "{{[INPUT]}}", output = "{{[OUTPUT]}}"

  /// A message by its text. One of the user has a mark.
  static func message(_ text: String) -> DocumentMessage {
    let isUser = text.contains(input)
    let plain = text.replacing(input, with: "").replacing(output, with: "").trimmed
    return DocumentMessage(.koboldLite, isUser ? .user : .assistant, .string(plain))
  }

  /// The first message, which is a member of its own.
  static func prompt(_ members: JSONObject) -> DocumentMessage? {
    guard let prompt = members["prompt"]?.string, !prompt.trimmed.isEmpty else { return nil }
    return message(prompt)
  }

  /// The user's and the character's names. Several characters are separated by a mark; the first one counts.
  static func names(_ members: JSONObject) -> (user: String?, character: String?) {
    let settings = members["savedsettings"]
    let opponent = settings?["chatopponent"]?.string
    return (settings?["chatname"]?.string, opponent?.split(separator: "||$||").first.map(String.init))
  }
}
