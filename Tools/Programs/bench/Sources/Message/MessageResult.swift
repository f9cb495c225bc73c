import Foundation

/// The product's source files with a function that ran.
struct MessageResult: Codable, Equatable {
  /// From the key that sends a message in a chat to the end of its reply on the screen.
  let chat: [String]
  /// In the whole run of a question from a script, with the program's start.
  let ask: [String]
  /// In the whole run of `--version`.
  let version: [String]

  static let document = MeasuredDocument(path: "Modules/Documentation/Measurements/Weight.md", measurement: "message")

  /// The path of a place such as `/folder/Modules/Core/Sources/Core.swift:12:3`, if it is in the product.
  static func product(_ place: Substring, in top: String) -> String? {
    guard place.hasPrefix(top + "/"), let end = place.range(of: ".swift:") else { return nil }
    let path = String(place[..<end.lowerBound].dropFirst(top.count + 1)) + ".swift"
    return WeighedFile(path: path, lines: 0).kind == .product ? path : nil
  }

  var markdown: String {
    let known = Set(version)
    func row(_ title: String, _ files: [String]) -> String { "| \(title) | \(files.count) |" }
    var lines = [
      "| run | product's files with a function that ran |", "|---|--:|",
      row("a chat message, from Enter to the end of its reply on the screen", chat),
      row("… of them not in Interface, which draws", chat.filter { !$0.hasPrefix("Modules/Interface/") }),
      row("`aichat ask`, the whole run", ask),
      row("… without those of `aichat --version`", ask.filter { !known.contains($0) }), "",
      "| module | files of the chat message |", "|---|---|",
    ]
    let modules = Dictionary(grouping: chat) { WeighedFile(path: $0, lines: 0).module }
    for (module, files) in modules.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      let names = files.map { $0.split(separator: "/").last?.dropLast(6) ?? "" }.sorted()
      lines.append("| \(module) (\(files.count)) | \(names.joined(separator: ", ")) |")
    }
    return lines.joined(separator: "\n")
  }
}
