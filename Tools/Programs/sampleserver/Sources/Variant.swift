/// The ways in which the server answers. The first part of an address names one: `/slow/users.json`.
enum Variant: String, CaseIterable {
  /// The files as they are; also without a name.
  case typical
  case empty, many, hostile
  case slow, failing, html, other, cut

  /// The answer, in a line of the list that the program prints.
  var summary: String {
    switch self {
    case .typical: "the files as they are"
    case .empty: "empty lists"
    case .many: "10,000 posts and 10,000 users"
    case .hostile: "names and texts with escape sequences, in Korean and in Arabic"
    case .slow: "the files, after five seconds"
    case .failing: "500 Internal Server Error"
    case .html: "a web page, as a captive portal sends it"
    case .other: "JSON of another shape"
    case .cut: "the first half of a file, then the end of the connection"
    }
  }
}
