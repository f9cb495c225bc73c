import Foundation
import ProjectFacts

/// A document with a part that a measurement writes, and a .json file with its figures.
struct MeasuredDocument {
  /// Its path in the project.
  let path: String
  /// The measurement's name.
  let measurement: String

  var begin: String { "<!-- measured by Tools/bench \(measurement) -->" }
  static let end = "<!-- end of what was measured -->"

  /// The text with its measured part replaced.
  /// - Throws: `FactsError` when the text has no such part.
  func renewed(_ text: String, with markdown: String) throws -> String {
    guard let start = text.range(of: begin),
      let stop = text.range(of: Self.end, range: start.upperBound..<text.endIndex)
    else {
      throw FactsError("\(path) has no lines \(begin) and \(Self.end).")
    }
    return text[..<start.upperBound] + "\n\n\(markdown)\n\n" + text[stop.lowerBound...]
  }

  /// Saves a result among the build products, prints it, and on request updates the document with it.
  func publish(_ result: some Encodable, _ markdown: String, in top: URL, writes: Bool) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(result) + Data("\n".utf8)
    let kept = top.appending(path: ".build/bench/\(measurement).json")
    try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try json.write(to: kept, options: .atomic)
    print(markdown)
    guard writes else { return }
    let document = top.appending(path: path)
    let text = try String(contentsOf: document, encoding: .utf8)
    try Data(try renewed(text, with: markdown).utf8).write(to: document, options: .atomic)
    let figures = document.deletingLastPathComponent().appending(path: measurement.capitalized + ".json")
    try json.write(to: figures, options: .atomic)
    say("\(path) and the .json beside it are renewed.")
  }
}
