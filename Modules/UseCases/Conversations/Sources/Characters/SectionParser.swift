import Entities

/// Parses a model's answer into the fields of a character while it arrives. The answer has sections, each behind the
/// name of its field.
///
/// Models vary the form that they are asked for, so several are understood: `### Name`, `**Name:** Mara`, `[Name]` and
/// `Name: Mara`, in English and Korean. Headings always count. Of the other forms, only that of the first name in the
/// answer counts, because a description may contain lines of the others. Text before the first section, and sections of
/// other names, are left out.
///
/// The result does not depend on how the answer is split into pieces.
struct SectionParser {
  /// The sections so far, in the order of the answer; each ends with a line end.
  private var texts: [CharacterField: String] = [:]
  /// The field of the present section; nil before the first one.
  private var field: CharacterField?
  /// The only wanted field; nil for all.
  private let only: CharacterField?
  /// The form of the names in this answer; nil before the first one.
  private var form: SectionLabel.Form?
  /// The number of signs before the first heading.
  private var level: Int?
  /// The line that is not complete yet.
  private var line = ""

  /// - Parameter only: The only field of the answer: its text needs no name before it.
  init(only: CharacterField? = nil) {
    self.only = only
    field = only
  }

  /// Takes the next piece.
  /// - Returns: The fields that changed.
  mutating func consume(_ piece: String) -> [CharacterField] {
    var changed: [CharacterField] = []
    func note(_ field: CharacterField?) {
      if let field, !changed.contains(field) { changed.append(field) }
    }
    // By scalars: a carriage return and a line feed are one character.
    for scalar in piece.unicodeScalars where scalar != "\r" {
      guard scalar == "\n" else {
        line.unicodeScalars.append(scalar)
        continue
      }
      endLine()
      note(field)
    }
    if !line.isEmpty { note(field) }
    return changed.filter { only == nil || $0 == only }
  }

  private mutating func endLine() {
    defer { line = "" }
    guard let label = SectionLabel(line), counts(label) else { return append(line) }
    form = form ?? label.form
    level = level ?? label.level
    field = label.field
    if !label.rest.isEmpty { append(label.rest) }
  }

  /// Whether a name begins a section here.
  private func counts(_ label: SectionLabel) -> Bool {
    if let only {
      // The text of a single field may have its name before it. Another heading ends it.
      let isBegun = texts[only]?.allSatisfy(\.isWhitespace) == false
      return label.field == only ? !isBegun : label.form == .heading && label.field != nil
    }
    // Headings inside a text have other levels.
    guard label.field != nil else { return label.level == level }
    return label.form == .heading || form == nil || form == label.form
  }

  private mutating func append(_ text: String) {
    guard let field else { return }
    texts[field, default: ""] += text + "\n"
  }

  /// The text of a field so far. A line that may still become a name is left out.
  func text(of field: CharacterField) -> String {
    var text = texts[field] ?? ""
    if field == self.field, !SectionLabel.mayBegin(line) { text += line }
    return field.written(text)
  }

  /// The whole text of a field, once the answer has ended.
  func finalText(of field: CharacterField) -> String {
    var ended = self
    ended.endLine()
    return field.written(ended.texts[field] ?? "")
  }
}

/// The name of a section in a line.
struct SectionLabel: Equatable {
  /// The forms of a name.
  enum Form: Equatable { case heading, bold, bracket, plain }

  let form: Form
  /// The number of signs before a heading; nil for another form.
  let level: Int?
  /// The field of this name; nil for another section, as only a heading can name one.
  let field: CharacterField?
  /// What follows the name in its line.
  let rest: String

  /// Nil for a line of text.
  init?(_ line: String) {
    let line = line.trimmed
    let signs = line.prefix { $0 == "#" }.count
    let isHeading = 1...6 ~= signs && line.dropFirst(signs).first == " "
    level = isHeading ? signs : nil
    if isHeading {
      let (name, rest) = Self.split(String(line.dropFirst(signs)).trimmed)
      (form, field, self.rest) = (.heading, CharacterField(sectionName: name), rest)
    } else if line.hasPrefix("**"), let end = line.dropFirst(2).firstRange(of: "**"),
      let field = CharacterField(sectionName: String(line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]))
    {
      (form, self.field, rest) = (.bold, field, Self.afterColon(line[end.upperBound...]))
    } else if line.hasPrefix("["), let end = line.firstIndex(of: "]"),
      let field = CharacterField(sectionName: String(line[line.index(after: line.startIndex)..<end]))
    {
      (form, self.field, rest) = (.bracket, field, Self.afterColon(line[line.index(after: end)...]))
    } else if let colon = line.firstIndex(where: { ":：".contains($0) }),
      let field = CharacterField(sectionName: String(line[..<colon]))
    {
      (form, self.field, rest) = (.plain, field, String(line[line.index(after: colon)...]).trimmed)
    } else {
      return nil
    }
  }

  /// Whether a line that is not complete may become a name.
  static func mayBegin(_ line: String) -> Bool {
    let start = line.drop { $0 == " " }
    guard let first = start.first, start.utf8.count <= 40 else { return false }
    if "#*[".contains(first) || SectionLabel(line) != nil { return true }
    let typed = start.lowercased()
    return CharacterField.sectionNames.contains { $0.names.contains { $0.hasPrefix(typed) } }
  }

  private static func split(_ heading: String) -> (name: String, rest: String) {
    guard let colon = heading.firstIndex(where: { ":：".contains($0) }) else { return (heading, "") }
    return (String(heading[..<colon]), String(heading[heading.index(after: colon)...]).trimmed)
  }

  private static func afterColon(_ rest: Substring) -> String {
    let rest = String(rest).trimmed
    return rest.first.map { ":：".contains($0) } == true ? String(rest.dropFirst()).trimmed : rest
  }
}

extension CharacterField {
  /// The names that models give to the fields, in small letters.
  fileprivate static let sectionNames: [(field: CharacterField, names: [String])] = [
    (.name, ["name", "이름"]), (.description, ["description", "appearance", "설명", "소개"]),
    (.personality, ["personality", "성격"]), (.scenario, ["scenario", "상황", "시나리오"]),
    (.greeting, ["first message", "first_mes", "greeting", "첫인사", "첫 메시지", "인사말"]),
    (
      .exampleDialogue,
      ["example dialogue", "example dialogues", "example dialog", "examples", "mes_example", "말투 예시", "예시 대화", "대화 예시"]
    ), (.tags, ["tags", "태그"]),
  ]

  /// The field of a section's name, with or without signs around it; nil for another name.
  fileprivate init?(sectionName: String) {
    let name = sectionName.lowercased().drop { !$0.isLetter }
    let trimmed = String(name.reversed().drop { !$0.isLetter }.reversed())
    guard let found = Self.sectionNames.first(where: { $0.names.contains(trimmed) }) else { return nil }
    self = found.field
  }

  /// The longest name of an avatar, in characters.
  private static let longestName = 40

  /// A text in the form of this field. A name is one line, and is cut if it is too long. Tags have commas between them.
  fileprivate func written(_ text: String) -> String {
    let text = Self.unfenced(text.trimmed)
    switch self {
    case .name:
      let line = text.prefix { !$0.isNewline }
      let name = String(line).trimming { $0.isWhitespace || "\"“”'*#`".contains($0) }
      return String(name.prefix(Self.longestName)).trimmed
    case .tags:
      let tags = text.split { $0.isNewline || ",，、".contains($0) }.map { tag in
        String(tag).trimming { $0.isWhitespace || "-*•#.\"`".contains($0) }
      }
      return tags.filter { !$0.isEmpty }.joined(separator: ", ")
    default: return text
    }
  }

  /// Without the fence of a code block around an answer, of which only the end is inside a section.
  private static func unfenced(_ text: String) -> String {
    text.hasSuffix("\n```") && text.components(ofFence: "```") == 1 ? String(text.dropLast(3)).trimmed : text
  }
}

extension String {
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    let start = drop(while: isLeftOut)
    return String(String(start.reversed()).drop(while: isLeftOut).reversed())
  }

  /// The number of lines that are a fence.
  fileprivate func components(ofFence fence: String) -> Int {
    split(separator: "\n").count { $0.hasPrefix(fence) }
  }
}
