import Portraits
import TerminalTesting
import TerminalUI
import Testing

@testable import DesignSystem

@MainActor struct PortraitTests {
  private static let inkwell = Look(
    .cat(Cat(fur: 0x34303F, belly: 0x4A4558, eyes: 0xF2C94C, wears: .bowTie)), .sitting, in: .museum)
  nonisolated private static let sizes: [Portrait.Size] = [.row, .mini, .hero, .large, .page]

  private func pilot(
    _ look: Look, _ size: Portrait.Size, width: Int? = nil, depth: GoldenDepth = .truecolor, picture: Picture? = nil
  ) -> Pilot {
    Pilot(
      columns: 40, rows: 17, depth: depth,
      root: HStack {
        Portrait("Zed", look: look, picture: picture, size: size, width: width)
        Text(line: "|")
      })
  }

  @Test(arguments: sizes, [GoldenDepth.truecolor, .colors256]) func aLookTakesItsSize(
    size: Portrait.Size, depth: GoldenDepth
  ) {
    let pilot = pilot(Self.inkwell, size, depth: depth)
    #expect(pilot.place(of: "|")?.column == size.columns, "\(pilot.screen)")
    #expect(!pilot.screen.contains("Z"))
    #expect(pilot.lines.dropFirst(size.rows).joined().isEmpty)
  }

  @Test(arguments: sizes, [GoldenDepth.colors16, .colorless]) func withoutColoursItIsALetter(
    size: Portrait.Size, depth: GoldenDepth
  ) {
    let pilot = pilot(Self.inkwell, size, depth: depth)
    #expect(pilot.place(of: "Z")?.row == (size.rows - 1) / 2, "\(pilot.screen)")
    #expect(pilot.place(of: "|")?.column == (size.rows > 2 ? size.columns : 3))
  }

  @Test func aWiderOneShowsMoreOfItsPlace() {
    #expect(pilot(Self.inkwell, .large, width: 22).place(of: "|")?.column == 22)
    #expect(pilot(Self.inkwell, .large, width: 3).place(of: "|")?.column == 16)
  }

  @Test(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
  func aPictureOfOnesOwnWins() async throws {
    let picture = try #require(await Picture.read(png: SamplePicture.file))
    let pilot = pilot(Self.inkwell, .hero, picture: picture)
    #expect(pilot.cells(on: 255, 0, 0).count == 8)
  }

  @Test func aLookIsDrawnOnceForEachSize() {
    let look = Look(.human(Human(skin: 0xEAB98F, hair: 0x123456, .bun, clothes: 0x654321)), .eating, in: .mall)
    let before = DrawnPortraits.drawn
    for _ in 0..<3 {
      for size in Self.sizes { _ = pilot(look, size) }
    }
    #expect(DrawnPortraits.drawn == before + Self.sizes.count)
  }

  @Test func theNumberOfStoredPortraitsIsBounded() {
    let looks = (0..<DrawnPortraits.limit).map { number in
      Look(
        .human(Human(skin: Shade(integerLiteral: UInt32(number)), hair: 0, .bun, clothes: 0)), .eating, in: .mall)
    }
    let before = DrawnPortraits.drawn
    for look in [looks[0]] + looks + [Self.inkwell] {
      #expect(DrawnPortraits.picture(of: look, columns: 4, rows: 2) != nil)
    }
    #expect(DrawnPortraits.drawn <= before + looks.count + 1)
    _ = DrawnPortraits.picture(of: looks[0], columns: 4, rows: 2)
    #expect(DrawnPortraits.drawn >= before + looks.count + 1)
  }

  /// The bytes of a frame with nothing else but a bar.
  @Test(arguments: [(Portrait.Size.row, 151), (.mini, 166), (.hero, 429), (.large, 1_534), (.page, 2_615)])
  func bytesOfAPortrait(size: Portrait.Size, bytes: Int) {
    #expect(pilot(Self.inkwell, size).lastFrameBytes == bytes)
  }

  /// The most bytes of any look.
  @Test(arguments: [(Portrait.Size.row, 160), (.mini, 220), (.hero, 640), (.large, 2_100), (.page, 3_200)])
  func noPortraitIsDear(size: Portrait.Size, most: Int) {
    for kind in Look.Kind.allCases {
      for choice in 0..<Look.choices {
        let pose = Look.Pose.allCases[choice % Look.Pose.allCases.count]
        let look = Look(kind, choice: choice, pose, in: Look.Place.allCases[choice % 7])
        let bytes = pilot(look, size).lastFrameBytes
        #expect(bytes <= most, "\(kind) \(choice)")
      }
    }
  }
}
