import Entities

/// The titles of copies: that of the original with a mark. From the second copy on the mark has a number.
struct CopyTitle {
  /// The most titles that are compared.
  static let most = 200

  /// The title of the first original.
  let base: String
  private let language: ContentLanguage

  /// - Parameter title: The title of the original, which may be a copy itself.
  init(of title: String, in language: ContentLanguage) {
    self.language = language
    base = Self.base(of: title)
  }

  /// The first title that is not in use.
  func text(besides used: Set<String>) -> String {
    var number = 1
    while used.contains(text(number)), number <= Self.most { number += 1 }
    return text(number)
  }

  private func text(_ number: Int) -> String {
    let mark = " (" + language("copy", "사본") + (number > 1 ? " \(number)" : "") + ")"
    var base = base
    while base.utf8.count + mark.utf8.count > ConversationService.longestTitle { base.removeLast() }
    return base + mark
  }

  /// A title without the mark of a copy, in either language.
  private static func base(of title: String) -> String {
    guard title.hasSuffix(")"), let open = title.lastIndex(of: "("), title[..<open].hasSuffix(" ") else { return title }
    let words = title[open...].dropFirst().dropLast().split(separator: " ")
    let isMark =
      ["copy", "사본"].contains(words.first) && (words.count == 1 || words.count == 2 && Int(words[1]) != nil)
    return isMark ? String(title[..<open].dropLast()) : title
  }
}
