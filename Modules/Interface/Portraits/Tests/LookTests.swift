import Pictures
import Testing

@testable import Portraits

/// What holds for every look: each kind, choice, pose and place.
struct LookTests {
  static let looks = Look.Kind.allCases.flatMap { kind in
    (0..<Look.choices).flatMap { choice in
      Look.Pose.allCases.flatMap { pose in
        Look.Place.allCases.map { Look(kind, choice: choice, pose, in: $0) }
      }
    }
  }

  @Test func everyHeadStandsOutFromItsPlace() {
    #expect(Self.looks.count == 5 * 12 * 11 * 7)
    for look in Self.looks {
      for shade in look.figure.outline where shade.contrast(to: look.ground.halo) < Ground.leastContrast {
        Issue.record("\(look)")
      }
    }
  }

  /// Dark hair that reaches an eye would make one long mark of both.
  @Test func hairLeavesTheEyesFree() throws {
    for look in Self.looks where look.figure.kind == .man && look.place == .park && look.pose == .smiling {
      // The frame of glasses is around the eyes.
      if look.figure.wears == .glasses { continue }
      let drawing = look.drawn(width: 16)
      for x in [5, 10] {
        let (above, eye) = (try #require(drawing[x, 6]), try #require(drawing[x, 7]))
        if above.contrast(to: eye) < 1.4 { Issue.record("\(look)") }
      }
    }
  }

  @Test(arguments: [Look.Kind.man, .cat, .dog, .alien]) func noCellHasMoreThanTwoColours(kind: Look.Kind) throws {
    for look in Self.looks where look.figure.kind == kind {
      let drawings = [
        look.cells(columns: 4, rows: 2), look.bareCells(onLight: false), look.bareCells(onLight: true),
        look.cells(columns: 8, rows: 4),
      ]
      for drawing in drawings where try QuarterBlocks(#require(drawing)) == nil { Issue.record("\(look)") }
    }
  }

  @Test(arguments: [(32, 16), (16, 8), (22, 8), (8, 4), (18, 4), (4, 2)])
  func aDrawingHasTheSizeOfItsCells(columns: Int, rows: Int) throws {
    let look = Look(.cat, choice: 3, .drinking, in: .city)
    let cells = try #require(look.cells(columns: columns, rows: rows))
    #expect((cells.width, cells.height) == (2 * columns, 2 * rows))
    let blocks = try #require(QuarterBlocks(cells))
    #expect((blocks.columns, blocks.rows) == (columns, rows))
    let picture = try #require(look.picture(columns: columns, rows: rows))
    #expect(picture.height == 16 && picture.width * rows == 8 * columns)
  }

  @Test func aWiderPortraitShowsTheSameFigure() throws {
    let look = Look(.dog, choice: 5, .walking, in: .desert)
    let (narrow, wide) = (look.drawn(width: 16), look.drawn(width: 22))
    #expect(wide.left == 3)
    for y in 0..<16 { for x in 0..<16 { #expect(narrow[x, y] == wide[x, y]) } }
  }

  /// Another kind, choice, pose or place gives other pixels.
  @Test func kindChoicePoseAndPlaceAllShow() {
    let pictures = Set(Self.looks.filter { $0.place == .park }.compactMap { $0.picture(columns: 16, rows: 8) })
    #expect(pictures.count == 5 * 12 * 11)
    let places = Set(Look.Place.allCases.compactMap { Look(.alien, choice: 0, .sitting, in: $0).drawnForRow().bitmap })
    #expect(places.count == 7)
  }

  @Test func choicesCountOnFromTheBeginning() {
    let looks = [-1, 11, 23].map { Look(.cat, choice: $0, .eating, in: .mall) }
    #expect(Set(looks).count == 1)
  }

  @Test func nothingIsDrawnOutside() {
    var canvas = PixelCanvas(width: 4, height: 2, figure: 2)
    canvas.draw("RRRRRR\nRRRRRR\nRRRRRR", x: -3, y: -1, ["R": 0xFF0000])
    #expect(canvas.columns == -1..<3 && canvas[-1, 0] == 0xFF0000 && canvas[2, 1] == 0xFF0000)
    #expect(canvas[3, 0] == nil && canvas[-2, 0] == nil && canvas[0, 2] == nil)
  }
}

extension Look.Figure {
  /// The kind; a man for every human.
  fileprivate var kind: Look.Kind {
    switch self {
    case .human: .man
    case .cat: .cat
    case .dog: .dog
    case .alien: .alien
    }
  }
}
