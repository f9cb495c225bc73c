import Foundation
import Testing

@testable import documents

struct PictureTests {
  private let layers = ScreenLayers(
    text: " 유노 <b> x\n\n ▌ go\n",
    looks: ".a-a-.bbb.\n\n.c.ddd\n\na = bold, #5eaeff\nb = italic, underline\nc = #5eaeff\nd = reverse, #ff9f40\n")

  @Test func eachWordStandsAtItsColumn() {
    #expect(
      layers.rows == [
        [
          .init(text: "유노", column: 1, cells: 4, look: "a", isWide: true),
          .init(text: "<b>", column: 6, cells: 3, look: "b", isWide: false),
          .init(text: "x", column: 10, cells: 1, look: ".", isWide: false),
        ], [],
        [
          .init(text: "▌", column: 1, cells: 1, look: "c", isWide: false),
          .init(text: "go", column: 3, cells: 2, look: "d", isWide: false),
          .init(text: " ", column: 5, cells: 1, look: "d", isWide: false),
        ],
      ])
    #expect(layers.columns == 11)
  }

  @Test func looksAreReadFromTheirWords() {
    #expect(layers.looks["a"]?.style(on: .dark) == "fill:#5eaeff;font-weight:bold")
    #expect(layers.looks["b"]?.style(on: .dark) == "fill:#e6edf3;font-style:italic;text-decoration:underline")
    #expect(layers.looks["a"]?.fill(on: .dark) == nil)
    #expect(layers.looks["d"]?.fill(on: .dark) == "#ff9f40")
    #expect(layers.looks["d"]?.style(on: .dark) == "fill:#0d1117")
    #expect(Look("bold, reverse, #ff9f40 on #343e54").style(on: .dark) == "fill:#343e54;font-weight:bold")
    #expect(Look("on #343e54").fill(on: .dark) == "#343e54")
    #expect(Look("bold, reverse").fill(on: .light) == Look.Terminal.light.ink)
  }

  @Test func theFileIsXMLThatNeedsNothingElse() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "one-4x1-ko.txt").path
    #expect(throws: Document.Problem.self) { try Picture(of: path, words: "One") }
    try "유 <\n".write(toFile: path, atomically: true, encoding: .utf8)
    try "a-..\n\na = reverse\n".write(
      toFile: path.replacing(".txt", with: ".truecolor.txt"), atomically: true, encoding: .utf8)
    let picture = try Picture(of: path, words: "A \"one\" & only")
    #expect(picture.path == "Modules/Documentation/Screens/one-4x1-ko.svg")
    let markup = picture.markup(in: "")
    #expect(markup.hasPrefix("<img src=\"Modules/Documentation/Screens/one-4x1-ko.svg\""))
    #expect(markup.contains("alt=\"A &quot;one&quot; &amp; only\""))
    #expect(picture.markup(in: "Modules/Documentation").hasPrefix("<img src=\"Screens/one-4x1-ko.svg\""))
    #expect(picture.svg.contains("<rect x=\"12\" y=\"12\" width=\"16.8\" height=\"18\" fill=\"#e6edf3\"/>"))
    #expect(picture.svg.contains(">유</text>") && picture.svg.contains(">&lt;</text>"))
    // The layer for a light background is named itself.
    try "a-..\n\na = reverse\n".write(
      toFile: path.replacing(".txt", with: ".light.txt"), atomically: true, encoding: .utf8)
    let light = try Picture(of: path.replacing(".txt", with: ".light.txt"), words: "One")
    #expect(light.path == "Modules/Documentation/Screens/one-4x1-ko.light.svg")
    #expect(light.svg.contains("<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#ffffff\"/>"))
    #expect(!picture.svg.contains("http:") || picture.svg.components(separatedBy: "http").count == 2)
  }

  @Test func blocksAreRectangles() {
    #expect(Blocks("a█") == nil && Blocks("█ ") == nil && Blocks("") == nil)
    #expect(
      Blocks("█▀▗")?.rectangles == [
        .init(left: 0, right: 2, top: 0, height: 0.5), .init(left: 0, right: 1, top: 0.5, height: 0.5),
        .init(left: 2.5, right: 3, top: 0.5, height: 0.5),
      ])
  }
}
