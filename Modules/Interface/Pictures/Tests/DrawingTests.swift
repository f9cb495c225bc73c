import RandomTesting
import Testing

@testable import Pictures

/// Drawings of a few large pixels: as cells, and as files.
struct DrawingTests {
  private typealias Color = HalfBlocks.Color
  private static let (red, blue, clear): ([UInt8], [UInt8], [UInt8]) = (
    [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
  )

  private static func blocks(_ rows: [[[UInt8]]]) -> QuarterBlocks? {
    Bitmap(width: rows[0].count, height: rows.count, bytes: rows.flatMap { $0.flatMap(\.self) })
      .flatMap { QuarterBlocks($0) }
  }

  /// The colours of the four quarters of a cell.
  private static func colors(_ cell: QuarterBlocks.Cell) -> [Color?] {
    (0..<4).map { cell.quarters >> UInt8($0) & 1 == 1 ? cell.ink : cell.paper }
  }

  @Test func twoColoursFitIntoACellAndThreeDoNot() throws {
    let (red, blue, clear) = (Self.red, Self.blue, Self.clear)
    #expect(Self.blocks([[red, blue], [blue, blue]])?[0, 0].quarters != nil)
    #expect(Self.blocks([[red, blue], [clear, blue]]) == nil)
    #expect(Self.blocks([[red, blue, red], [red, blue, red]]) == nil)
    let cell = try #require(Self.blocks([[clear, red], [red, clear]]))[0, 0]
    #expect(cell == .init(quarters: 6, ink: Color(red: 255, green: 0, blue: 0), paper: nil))
  }

  @Test func everyCellShowsItsPixels() throws {
    var random = SeededGenerator(seed: 7)
    let palette = [Self.red, Self.blue, Self.clear, [9, 9, 9, 255]]
    for _ in 0..<200 {
      let cells = (0..<6).map { _ in
        let two = [palette.randomElement(using: &random), palette.randomElement(using: &random)].compactMap(\.self)
        return (0..<4).map { _ in Int.random(in: 0...1, using: &random) }.map { two[$0] }
      }
      let blocks = try #require(Self.blocks([cells.flatMap { $0[0..<2] }, cells.flatMap { $0[2..<4] }]))
      for (column, cell) in cells.enumerated() {
        let wanted = cell.map { $0[3] == 0 ? nil : Color(red: $0[0], green: $0[1], blue: $0[2]) }
        #expect(Self.colors(blocks[column, 0]) == wanted)
        #expect(blocks[column, 0].ink != nil || blocks[column, 0].quarters == 0)
      }
    }
  }

  /// The same two colours stay in the same places, so that each is sent to a terminal once.
  @Test func cellsKeepTheColoursOfTheCellBefore() throws {
    let (red, blue) = (Self.red, Self.blue)
    let blocks = try #require(
      Self.blocks([[red, blue, blue, red, red, red, blue, blue], [red, red, blue, blue, red, red, blue, blue]]))
    let cells = (0..<4).map { blocks[$0, 0] }
    #expect(Set(cells.map(\.ink)).count == 1 && Set(cells.map(\.paper)).count == 1)
  }

  @Test(.enabled(if: Bitmap.canDecodePNG, "this machine has no libpng")) func aFileIsTheDrawingEnlarged() throws {
    var random = SeededGenerator(seed: 3)
    for size in [(1, 1), (16, 16), (22, 16), (36, 16)] {
      let bytes = (0..<size.0 * size.1).flatMap { _ -> [UInt8] in
        [UInt8.random(in: 0...3, using: &random) * 80, 40, UInt8.random(in: 0...255, using: &random), 255]
      }
      let drawing = try #require(Bitmap(width: size.0, height: size.1, bytes: bytes))
      let file = Thumbnail(drawing: drawing).png(fitting: (10, 10))
      let shown = try Bitmap(png: file, fitting: (1_000, 1_000))
      #expect((shown.width, shown.height) == (8 * size.0, 8 * size.1))
      #expect(shown == drawing.enlarged(by: 8))
      #expect(file.count < 24 * size.0 * size.1 + 400)
    }
  }
}
