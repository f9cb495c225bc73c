import TerminalTesting
import Testing

@testable import Terminal

struct PictureTests {
  /// An encoder for pictures, one for cells, and the terminal that receives the bytes of both.
  private struct Stage {
    var pictures: PictureEncoder
    var screen: Screen
    var shown: Grid
    var bytes: [UInt8] = []

    init(_ style: PictureProtocol, width: Int = 20, height: Int = 6, depth: ColorDepth = .trueColor) {
      pictures = PictureEncoder(style)
      screen = Screen(width: width, height: height, depth: depth)
      shown = Grid(size: Size(width: width, height: height))
    }

    mutating func show(_ paint: (inout Grid, inout PictureEncoder) -> Void) {
      pictures.beginFrame()
      var grid = Grid(size: screen.terminal.size)
      paint(&grid, &pictures)
      bytes = pictures.transmissions() + screen.encoder.encode(grid, caret: Point(x: 1, y: 1))
      bytes += pictures.drawings(of: grid, over: shown)
      shown = grid
      screen.terminal.feed(bytes)
    }
  }

  private static func png(_ seed: UInt8, count: Int = 10) -> [UInt8] { (0..<count).map { UInt8($0 & 0x7F) ^ seed } }

  private static func place(
    _ seed: UInt8, count: Int = 10, columns: Int = 4, rows: Int = 2, x: Int = 2, y: Int = 1, clip: Rect? = nil,
    in grid: inout Grid, _ pictures: inout PictureEncoder
  ) {
    let picture = pictures.picture(
      png(seed, count: count), fingerprint: UInt64(seed), columns: columns, rows: rows)
    if let picture { grid.place(picture, at: Point(x: x, y: y), clip: clip ?? grid.bounds) }
  }

  private static let first = Int(PictureNumber.first)

  @Test func aPictureIsSentOnceAndShownInCells() {
    var stage = Stage(.kitty)
    stage.show { Self.place(7, in: &$0, &$1) }
    let start =
      "\u{1B}_Ga=T,U=1,i=10601472,c=4,r=2,f=100,t=d,q=2,m=0;BwYFBAMCAQAPDg==\u{1B}\\"
    #expect(String(decoding: stage.bytes.prefix(start.utf8.count), as: UTF8.self) == start)
    let cells =
      "\u{1B}[38;2;161;196;0m\u{10EEEE}\u{305}\u{305}\u{10EEEE}\u{305}\u{30D}\u{10EEEE}\u{305}\u{30E}"
      + "\u{10EEEE}\u{305}\u{310}"
    #expect(String(decoding: stage.bytes, as: UTF8.self).unicodeScalars.contains(cells.unicodeScalars))
    #expect(stage.screen.terminal.pictures == [Self.first: VirtualPicture(columns: 4, rows: 2, letters: 16)])
    #expect(stage.screen.terminal.cluster(at: Point(x: 5, y: 2)) == "\u{10EEEE}\u{30D}\u{310}")
    #expect(stage.screen.terminal.text(row: 0) == "")
    // As text, the picture's cells are empty.
    #expect(stage.shown.text(row: 1) == "")
    stage.show { Self.place(7, in: &$0, &$1) }
    #expect(stage.bytes.isEmpty)
    stage.show { Self.place(7, y: 2, in: &$0, &$1) }
    #expect(!stage.bytes.contains(UInt8(ascii: "_")))
    #expect(stage.screen.terminal.cluster(at: Point(x: 2, y: 2)) == "\u{10EEEE}\u{305}\u{305}")
    #expect(stage.screen.terminal.cluster(at: Point(x: 2, y: 1)) == " ")
    #expect(stage.screen.terminal.unexpected.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 3_071, 3_072, 3_073, 9_216, 10_000])
  func aLargeFileGoesInPieces(count: Int) {
    var stage = Stage(.kitty)
    stage.show { Self.place(1, count: count, in: &$0, &$1) }
    let letters = (count + 2) / 3 * 4
    #expect(stage.screen.terminal.pictures == [Self.first: VirtualPicture(columns: 4, rows: 2, letters: letters)])
    #expect(stage.screen.terminal.unexpected.isEmpty)
  }

  @Test func placeholdersAreClippedAndCovered() {
    var stage = Stage(.kitty, width: 10, height: 4)
    stage.show { grid, pictures in
      Self.place(1, x: -2, y: -1, clip: Rect(x: 0, y: 0, width: 1, height: 4), in: &grid, &pictures)
      Self.place(1, x: 8, y: 3, in: &grid, &pictures)
      Self.place(1, x: 4, y: 1, in: &grid, &pictures)
      grid.write("한", at: Point(x: 5, y: 1), style: Style(), clip: grid.bounds)
      // A picture cuts the wide character under its edge.
      grid.write("글", at: Point(x: 3, y: 2), style: Style(), clip: grid.bounds)
      Self.place(1, columns: 2, rows: 1, x: 4, y: 2, in: &grid, &pictures)
    }
    let terminal = stage.screen.terminal
    #expect(terminal.cluster(at: Point(x: 0, y: 0)) == "\u{10EEEE}\u{30D}\u{30E}")
    #expect(terminal.cluster(at: Point(x: 1, y: 0)) == " ")
    #expect(terminal.cluster(at: Point(x: 9, y: 3)) == "\u{10EEEE}\u{305}\u{30D}")
    #expect(terminal.cluster(at: Point(x: 4, y: 1)) == "\u{10EEEE}\u{305}\u{305}")
    #expect(terminal.cluster(at: Point(x: 5, y: 1)) == "한")
    #expect(terminal.cluster(at: Point(x: 7, y: 1)) == "\u{10EEEE}\u{305}\u{310}")
    #expect(terminal.cluster(at: Point(x: 3, y: 2)) == " ")
    #expect(terminal.cluster(at: Point(x: 4, y: 2)) == "\u{10EEEE}\u{305}\u{305}")
    #expect(terminal.unexpected.isEmpty)
  }

  /// Restyling around a picture and the terminal's colour depth do not change its number.
  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func theNumberArrivesAsItIs(depth: ColorDepth) {
    var stage = Stage(.kitty, depth: depth)
    stage.show { grid, pictures in
      Self.place(1, in: &grid, &pictures)
      grid.restyle(grid.bounds) {
        $0.foreground = .palette(3)
        $0.attributes.insert([.reverse, .dim])
      }
    }
    let style = stage.screen.terminal.style(at: Point(x: 3, y: 1))
    #expect(style == Style(foreground: .rgb(0xA1, 0xC4, 0)))
  }

  @Test func aTerminalStoresALimitedNumber() {
    var stage = Stage(.kitty, width: 60, height: 3)
    for frame in 0..<10 {
      stage.show { grid, pictures in
        for index in 0..<30 {
          Self.place(UInt8(frame * 20 + index), columns: 1, rows: 1, x: index, in: &grid, &pictures)
        }
      }
      #expect(stage.screen.terminal.pictures.count <= PictureNumber.count)
    }
    #expect(stage.screen.terminal.pictures.count == PictureNumber.count)
    // A frame with more pictures than a terminal stores shows those that fit.
    stage.pictures.beginFrame()
    let placed = (0..<60).map { stage.pictures.picture([1], fingerprint: UInt64($0), columns: 1, rows: 1) }
    #expect(placed.compactMap(\.self).count == PictureNumber.count)
    #expect(Set(placed.compactMap(\.?.number)).count == PictureNumber.count)
    #expect(stage.pictures.picture([1], fingerprint: 3, columns: 31, rows: 1) == nil)
    #expect(stage.pictures.picture([1], fingerprint: 3, columns: 1, rows: 0) == nil)
    #expect(stage.pictures.picture([], fingerprint: 3, columns: 1, rows: 1) == nil)
  }

  @Test func differentFilesMayHaveTheSameFingerprint() {
    var pictures = PictureEncoder(.kitty)
    pictures.beginFrame()
    let one = pictures.picture([1], fingerprint: 5, columns: 1, rows: 1)
    #expect(one == pictures.picture([1], fingerprint: 5, columns: 1, rows: 1))
    #expect(one != pictures.picture([2], fingerprint: 5, columns: 1, rows: 1))
    #expect(one != pictures.picture([1], fingerprint: 5, columns: 2, rows: 1))
  }

  @Test func lostPicturesAreSentAgain() {
    var stage = Stage(.kitty)
    stage.show { Self.place(1, in: &$0, &$1) }
    stage.screen.terminal = VirtualTerminal(size: stage.screen.terminal.size)
    stage.pictures.invalidate()
    stage.screen.encoder.invalidate()
    stage.show { Self.place(1, in: &$0, &$1) }
    #expect(stage.screen.terminal.pictures.count == 1)
    stage.show { Self.place(1, in: &$0, &$1) }
    #expect(stage.bytes.isEmpty)
  }

  @Test func aPictureOverCellsIsDrawnWhenItsPlaceIsNew() {
    var stage = Stage(.iTerm2)
    stage.show { Self.place(7, in: &$0, &$1) }
    let drawing =
      "\u{1B}7\u{1B}[2;3H\u{1B}]1337;File=size=10;width=4;height=2;inline=1;preserveAspectRatio=1;"
      + "doNotMoveCursor=1:BwYFBAMCAQAPDg==\u{7}\u{1B}8"
    #expect(String(decoding: stage.bytes.suffix(drawing.utf8.count), as: UTF8.self) == drawing)
    #expect(stage.screen.terminal.cursor == Point(x: 1, y: 1))
    let area = Rect(x: 2, y: 1, width: 4, height: 2)
    #expect(stage.screen.terminal.drawings == [area])
    stage.show { Self.place(7, in: &$0, &$1) }
    #expect(stage.bytes.isEmpty)
    // Covered, it is not drawn; uncovered, it is drawn again.
    stage.show { grid, pictures in
      Self.place(7, in: &grid, &pictures)
      grid.write("x", at: Point(x: 5, y: 2), style: Style(), clip: grid.bounds)
    }
    #expect(stage.screen.terminal.drawings == [area])
    #expect(stage.screen.terminal.cluster(at: Point(x: 5, y: 2)) == "x")
    stage.show { Self.place(7, in: &$0, &$1) }
    #expect(stage.screen.terminal.drawings == [area, area])
    stage.show { Self.place(7, x: 3, in: &$0, &$1) }
    #expect(stage.screen.terminal.drawings.last == Rect(x: 3, y: 1, width: 4, height: 2))
    stage.pictures.invalidate()
    stage.show { Self.place(7, x: 3, in: &$0, &$1) }
    #expect(stage.screen.terminal.drawings.count == 4)
    // Half outside, it does not show.
    stage.show { Self.place(7, x: 18, in: &$0, &$1) }
    #expect(stage.screen.terminal.drawings.count == 4)
    #expect(stage.screen.terminal.unexpected.isEmpty)
    #expect(stage.screen.terminal.pictures.isEmpty)
  }
}
