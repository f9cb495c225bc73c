import JSON

/// The content of a message as services write it: a text, or a list of texts, pictures and other parts.
struct ContentParts {
  /// The texts, each on lines of its own, with a word in brackets for each other part.
  private(set) var text = ""
  /// The names of files.
  private(set) var attachments: [String] = []
  /// Whether a part is no text.
  private(set) var hasOthers = false

  init(_ value: JSONValue?) {
    var lines: [String] = []
    for part in value?.array ?? value.map({ [$0] }) ?? [] { if let line = line(of: part) { lines.append(line) } }
    text = lines.joined(separator: "\n")
  }

  private mutating func line(of part: JSONValue) -> String? {
    if let text = part.string { return text.isEmpty ? nil : text }
    guard let object = part.object else { return part.isNull ? nil : part.text() }
    let type = (object["type"] ?? object["content_type"])?.string ?? ""
    // Texts, and what was said in a recording.
    if let text = object["text"]?.string, type.isEmpty || type.contains("text") || type.contains("transcription") {
      return text.isEmpty ? nil : text
    }
    hasOthers = true
    let word =
      type.contains("image")
      ? "image" : type.contains("audio") ? "audio" : type.contains("video") ? "video" : "attachment"
    if let name = (object["name"] ?? object["filename"] ?? object["file"]?["filename"])?.string, !name.isEmpty {
      attachments.append(AttachmentName.of(name))
    }
    return "[\(word)]"
  }
}
