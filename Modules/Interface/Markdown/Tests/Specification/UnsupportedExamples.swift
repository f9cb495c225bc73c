/// The examples of CommonMark 0.31.2 that are rendered differently on purpose, by their numbers in the specification.
enum UnsupportedExamples {
  struct Group {
    var reason: String
    /// The numbers of the examples, by the name of their section.
    var sections: [String: [Int]]

    var numbers: [Int] { sections.values.flatMap { $0 } }
  }

  static let all: [Group] = [
    Group(
      reason: """
        Links by reference: a definition may stand anywhere, below too, so that no text before the end could be shown
        for sure while it arrives. Definitions and references stay the text that they are.
        """,
      sections: [
        "Backslash escapes": [23],
        "Entity and numeric character references": [33],
        "Link reference definitions": [
          192, 193, 194, 195, 196, 198, 200, 202, 203, 204, 205, 206, 207, 208, 210, 214, 215, 216, 217, 218,
        ],
        "Lists": [317],
        "Links": Array(527...545) + [549, 550] + Array(553...571),
        "Images": [573, 576, 577] + Array(582...589) + [591, 592, 593],
      ]),
    Group(
      reason: "Of the names of HTML's characters, those that people write are known.",
      sections: ["Entity and numeric character references": [25]]),
    Group(
      reason: "Addresses without angle brackets are links, as in GitHub Flavored Markdown 0.29, section 6.9.",
      sections: ["Autolinks": [602, 606, 608, 611, 612]]),
  ]
}
