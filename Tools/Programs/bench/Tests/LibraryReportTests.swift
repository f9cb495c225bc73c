import Foundation
import Testing

@testable import bench

struct LibraryReportTests {
  @Test func theReportNamesEveryFigure() {
    let sides = LibraryResult.Sides(app: Series(seconds: [0.3]), other: Series(seconds: [0.1]))
    let result = LibraryResult(
      machine: Machine(cores: 2, system: "a system", swift: "a compiler"), cardSize: 307_200, imported: sides,
      many: 41.26,
      filter: Series(seconds: [0.004]), text: Series(seconds: [0.2]), explore: sides)
    let report = LibraryReport(result: result).markdown
    for row in [
      "a card has 300 KiB", "| ≤ 6 × | 3.0 × (300.0 ms / 100.0 ms) |", "| ≤ 60 s | 41.3 s |", "| 4.0 ms (p90 4.0 ms) |",
    ] { #expect(report.contains(row), "\(report)") }
  }

  /// A picture ends with a right checksum, and a text is JSON with the name.
  @Test func aCardIsAWholeFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cards-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = try SampleCards.writePictures(2, in: folder)
    let file = try Data(contentsOf: folder.appending(path: "card-1.png"))
    #expect(size == file.count && size > 290_000)
    // The last chunk has no data, so its checksum is known.
    #expect(file.suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    try SampleCards.writeTexts(1, in: folder)
    let card = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "card-0.json")))
    let data = (card as? [String: Any])?["data"] as? [String: Any]
    #expect(data?["name"] as? String == SampleCards.rareName)
  }
}
