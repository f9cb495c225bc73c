import Observation
import Pictures
import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// Pictures on the pilot's terminal, drawn from the bytes that were sent.
@MainActor @Suite(.enabled(if: Bitmap.canDecodePNG, "this machine has no libpng"))
struct ImageTests {
  @Observable final class Model {
    var picture: Picture?
    var offset = 0
    var note = ""
  }

  private struct Stage: View {
    let model: Model

    var body: some View {
      VStack {
        Text(line: "head \(model.note)")
        HStack {
          Text(line: String(repeating: ".", count: model.offset))
          if let picture = model.picture {
            Image(picture, columns: 4, rows: 2, label: "four colours") { Text(line: "none") }
          }
          Text(line: "|")
        }
      }
    }
  }

  /// Sixteen pixels: red beside green, red on green beside green on red, and below blue beside nothing, on nothing.
  private static func picture() async throws -> Picture {
    let (red, green, blue, none) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [9, 9, 9, 0])
    let pixels = [
      red, red, green, red, red, green, green, green, blue, none, none, none, none, blue, none, none,
    ]
    let bitmap = try #require(Bitmap(width: 4, height: 4, bytes: pixels.flatMap(\.self).map { UInt8($0) }))
    return try #require(await Picture.read(png: bitmap.png))
  }

  private func terminal(of pilot: Pilot) -> VirtualTerminal {
    var terminal = VirtualTerminal(size: pilot.terminal.size)
    terminal.feed(Array("\u{1B}[?7l".utf8))
    for bytes in pilot.terminal.sent { terminal.feed(bytes) }
    return terminal
  }

  /// What shows in a column of the picture's first row: of a blank only its background.
  private func seen(_ column: Int, of terminal: VirtualTerminal) -> Style {
    var style = terminal.style(at: Point(x: column, y: 1))
    if column % 2 == 0 { style.foreground = .standard }
    return style
  }

  private func pilot(
    _ model: Model, depth: ColorDepth = .trueColor, hint: PictureProtocol? = nil
  ) -> Pilot {
    Pilot(
      columns: 12, rows: 4, depth: depth, pictureHint: hint, environment: EnvironmentValues(), root: Stage(model: model)
    )
  }

  @Test func halfBlocksInColour() async throws {
    let model = Model()
    model.picture = try await Self.picture()
    let pilot = pilot(model)
    #expect(pilot.screen == "head\n ▀ ▀|\n▀▄\n")
    let terminal = terminal(of: pilot)
    let (red, green, blue) = (Color.rgb(255, 0, 0), Color.rgb(0, 255, 0), Color.rgb(0, 0, 255))
    let looks = [
      Style(background: red), Style(foreground: red, background: green), Style(background: green),
      Style(foreground: red, background: green),
    ]
    #expect((0..<4).map { seen($0, of: terminal) } == looks)
    #expect(
      (0..<2).map { terminal.style(at: Point(x: $0, y: 2)) } == [Style(foreground: blue), Style(foreground: blue)])
    #expect(terminal.questions.isEmpty && terminal.unexpected.isEmpty)
  }

  @Test(arguments: [
    (ColorDepth.ansi256, Color.palette(196), Color.palette(46), Color.palette(21)),
    (.ansi16, .palette(9), .palette(10), .palette(4)),
  ])
  func coloursAreTheNearestThereAre(depth: ColorDepth, red: Color, green: Color, blue: Color) async throws {
    let model = Model()
    model.picture = try await Self.picture()
    let terminal = terminal(of: pilot(model, depth: depth))
    #expect(terminal.rows == ["head", " ▀ ▀|", "▀▄", ""])
    let redOnGreen = Style(foreground: red, background: green)
    #expect(
      (0..<4).map { seen($0, of: terminal) }
        == [Style(background: red), redOnGreen, Style(background: green), redOnGreen])
    #expect((0..<2).map { terminal.style(at: Point(x: $0, y: 2)).foreground } == [blue, blue])
    #expect(terminal.unexpected.isEmpty)
  }

  @Test func withoutColoursTheFallbackShows() async throws {
    let model = Model()
    model.picture = try await Self.picture()
    let pilot = pilot(model, depth: .none, hint: .kitty)
    #expect(pilot.screen == "head\nnone|\n\n")
    #expect(terminal(of: pilot).questions.isEmpty)
  }

  /// The terminal is asked after the first frame with a picture, and draws it itself once it has answered.
  @Test func aTerminalThatAnswersDrawsThePictureItself() async throws {
    let model = Model()
    let pilot = pilot(model, hint: .kitty)
    #expect(terminal(of: pilot).questions.isEmpty)
    pilot.host.handle(.drawsPictures(.kitty))
    model.picture = try await Self.picture()
    await pilot.settle()
    #expect(terminal(of: pilot).questions.count == 1)
    #expect(pilot.terminal.sent.last == PictureProtocol.kitty.question)
    #expect(terminal(of: pilot).cluster(at: Point(x: 0, y: 2)) == "▀")
    pilot.host.handle(.drawsPictures(.iTerm2))
    #expect(terminal(of: pilot).cluster(at: Point(x: 0, y: 2)) == "▀")
    pilot.host.handle(.drawsPictures(.kitty))
    #expect(terminal(of: pilot).pictures.count == 1)
    #expect(terminal(of: pilot).cluster(at: Point(x: 0, y: 2)) == "\u{10EEEE}\u{30D}\u{305}")
    #expect(pilot.screen == "head\n    |\n\n")

    // A change beside the picture sends nothing of it, and moving it does not send it again.
    model.note = "x"
    await pilot.settle()
    #expect(pilot.lastFrameBytes < 40)
    model.offset = 2
    await pilot.settle()
    #expect(terminal(of: pilot).cluster(at: Point(x: 2, y: 2)) == "\u{10EEEE}\u{30D}\u{305}")
    #expect(!(pilot.terminal.sent.last ?? []).contains(UInt8(ascii: "_")))
    let frames = pilot.terminal.sent.count
    pilot.host.handle(.drawsPictures(.kitty))
    #expect(pilot.terminal.sent.count == frames)

    // After a suspension it is sent again, as for Ctrl-L.
    pilot.host.handle(.suspendResumed)
    #expect((pilot.terminal.sent.last ?? []).contains(UInt8(ascii: "_")))
    await pilot.press(.control("l"))
    #expect((pilot.terminal.sent.last ?? []).contains(UInt8(ascii: "_")))
    #expect(terminal(of: pilot).unexpected.isEmpty)
  }

  /// At the end the host waits a moment for an answer on its way, which would otherwise reach the shell.
  @Test func anAnswerOnItsWayIsWaitedFor() async throws {
    let renderer = ImageRenderer(hint: .kitty, depth: .trueColor)
    #expect(renderer.question(at: 5) == nil && renderer.wait(at: 5) == nil)
    var grid = Terminal.Grid(size: Size(width: 9, height: 9))
    renderer.paint(try await Self.picture(), in: Rect(x: 0, y: 0, width: 4, height: 2), clip: grid.bounds, into: &grid)
    #expect(renderer.wait(at: 5) == nil)
    #expect(renderer.question(at: 10) == PictureProtocol.kitty.question)
    #expect(renderer.question(at: 11) == nil)
    #expect(renderer.wait(at: 20) == 100 && renderer.wait(at: 1_010) == nil)
    #expect(renderer.learn(.kitty) && !renderer.learn(.kitty))
    #expect(renderer.wait(at: 20) == nil)
  }

  @Test func aTerminalThatDrawsOverCellsDrawsWholePictures() async throws {
    let model = Model()
    model.picture = try await Self.picture()
    let pilot = pilot(model, hint: .iTerm2)
    pilot.host.handle(.drawsPictures(.iTerm2))
    #expect(terminal(of: pilot).drawings == [Rect(x: 0, y: 1, width: 4, height: 2)])
    model.note = "x"
    await pilot.settle()
    #expect(terminal(of: pilot).drawings.count == 1)
    // A picture that is cut shows as half blocks.
    await pilot.resize(columns: 12, rows: 2)
    #expect(pilot.host.screen.style(at: Point(x: 0, y: 1)).background == .rgb(255, 0, 0))
    await pilot.resize(columns: 12, rows: 4)
    #expect(pilot.terminal.sent.last?.contains(UInt8(ascii: "]")) == true)
  }

  @Test func onlyTheVisiblePartIsPainted() async throws {
    let picture = try await Self.picture()
    let pilot = Pilot(
      columns: 6, rows: 3,
      root: VStack {
        Image(picture, columns: 4, rows: 4, label: "") { EmptyView() }.frame(height: 1).clipped()
        Text(line: "below")
      })
    #expect(pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[1] == "below")
  }

  @Test func anInvalidFileIsNoPicture() async {
    #expect(await Picture.read(png: [1, 2, 3]) == nil)
    #expect(await Picture.read(png: []) == nil)
  }
}

/// Drawings: pictures that were placed pixel by pixel.
@MainActor struct DrawingTests {
  private static func drawing() throws -> Picture {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    let large = try #require(Bitmap(width: 2, height: 2, bytes: red + blue + blue + red))
    let cells = try #require(
      Bitmap(width: 4, height: 2, bytes: red + blue + [0, 0, 0, 0] + red + red + red + [0, 0, 0, 0, 0, 0, 0, 0]))
    return try #require(Picture(drawing: large, cells: cells))
  }

  private func pilot(_ depth: ColorDepth, hint: PictureProtocol? = nil) throws -> Pilot {
    let picture = try Self.drawing()
    return Pilot(
      columns: 8, rows: 2, depth: depth, pictureHint: hint, environment: EnvironmentValues(),
      root: HStack {
        Image(picture, columns: 2, rows: 1, label: "two colours") { Text(line: "none") }
        Text(line: "|")
      }
      .background(.surface))
  }

  @Test func itsOwnCellsAreShownOnTheBackgroundOfThePlace() throws {
    let pilot = try pilot(.trueColor)
    #expect(pilot.screen == "▙▝|\n")
    let grid = pilot.host.screen
    #expect(grid.style(at: .zero) == Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255)))
    let surface = grid.style(at: Point(x: 2, y: 0)).background
    #expect(grid.style(at: Point(x: 1, y: 0)) == Style(foreground: .rgb(255, 0, 0), background: surface))
    #expect(surface != .standard)
  }

  @Test(arguments: [(ColorDepth.ansi256, "▙▝|\n"), (.ansi16, "none|\n"), (.none, "none|\n")])
  func itNeeds256Colours(depth: ColorDepth, screen: String) throws {
    #expect(try pilot(depth).screen == screen)
  }

  @Test func aTerminalThatDrawsGetsTheLargeOne() throws {
    let pilot = try pilot(.trueColor, hint: .kitty)
    pilot.host.handle(.drawsPictures(.kitty))
    #expect(pilot.screen == "  |\n")
    #expect((pilot.terminal.sent.last ?? []).count < 500)
  }

  @Test func aCellOfThreeColoursIsRefused() throws {
    let three = try #require(Bitmap(width: 2, height: 2, bytes: (0..<16).map { UInt8($0 % 4 == 3 ? 255 : $0) }))
    #expect(Picture(drawing: three, cells: three) == nil)
  }
}
