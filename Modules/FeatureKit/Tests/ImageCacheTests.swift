import Entities
import FeatureKit
import Observation
import Synchronization
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ImageCacheTests {
  /// The existing files, and the names that were requested.
  private final class Files: Sendable {
    let asked = Mutex<[AvatarPicture.ID]>([])
    let time = Mutex(ContinuousClock.now)

    var count: Int { asked.withLock { $0.count } }

    @MainActor func cache() -> ImageCache {
      ImageCache(now: { self.time.withLock { $0 } }) { id in
        self.asked.withLock { $0.append(id) }
        switch id.high {
        case 0: return SamplePicture.file
        case 1: return [1, 2, 3]
        default: return nil
        }
      }
    }

    func wait(seconds: Int) {
      time.withLock { $0 += .seconds(seconds) }
    }
  }

  private struct Row: View {
    @Environment(\.imageCache) private var pictures
    let id: AvatarPicture.ID?

    var body: some View {
      Text(line: pictures[id] == nil ? "none" : "there")
    }
  }

  private static func id(_ number: UInt64, kind: UInt64 = 0) -> AvatarPicture.ID { .init(high: kind, low: number) }

  @Test(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
  func aPictureComesAfterTheFrameThatAskedForIt() async {
    let files = Files()
    let pilot = Pilot(root: Row(id: Self.id(1)).environment(\.imageCache, files.cache()))
    #expect(pilot.screen.hasPrefix("none"))
    #expect(files.count == 0)
    #expect(await pilot.shows("there"))
    await pilot.settle()
    #expect(files.asked.withLock { $0 } == [Self.id(1)])
  }

  @Test func whatCannotBeShownIsAskedForOnce() async {
    let files = Files()
    let cache = files.cache()
    let ids = [Self.id(1, kind: 1), Self.id(1, kind: 2)]
    let pilot = Pilot(root: VStack { ForEach(ids, id: \.self) { Row(id: $0) } }.environment(\.imageCache, cache))
    #expect(await pilot.waits { files.count == 2 })
    for _ in 0..<5 { await pilot.press(.control("l")) }
    #expect(files.count == 2)
    #expect(pilot.screen.hasPrefix("none\nnone"))
  }

  @Test func noReferenceIsNoPicture() async {
    let files = Files()
    #expect(files.cache()[nil] == nil)
    #expect(ImageCache()[Self.id(1)] == nil)
    await Task.yield()
    #expect(files.count == 0)
  }

  @Observable final class Wanted {
    var ids: [AvatarPicture.ID] = []
  }

  private struct Count: View {
    @Environment(\.imageCache) private var pictures
    let wanted: Wanted

    var body: some View {
      Text(line: "\(wanted.ids.count { pictures[$0] != nil }) of \(wanted.ids.count)")
    }
  }

  /// More pictures than the cache holds are not fetched over and over; later ones are fetched when earlier ones are
  /// old.
  @Test(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
  func thereIsAnEnd() async {
    let files = Files()
    let ids = (0..<150).map { Self.id($0) }
    let wanted = Wanted()
    wanted.ids = ids
    let pilot = Pilot(root: Count(wanted: wanted).environment(\.imageCache, files.cache()))
    #expect(await pilot.shows("96 of 150"))
    for _ in 0..<5 { await pilot.press(.control("l")) }
    #expect(pilot.screen.hasPrefix("96 of 150") && files.count == 96)

    wanted.ids = Array(ids.suffix(3))
    await pilot.settle()
    #expect(pilot.screen.hasPrefix("0 of 3"))
    files.wait(seconds: 6)
    await pilot.press(.control("l"))
    #expect(await pilot.shows("3 of 3"))
    #expect(files.count == 99)
  }
}
