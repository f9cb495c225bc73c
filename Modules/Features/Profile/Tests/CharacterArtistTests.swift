import Entities
import FeatureKit
import FeatureKitTestSupport
import ProfileTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Profile

/// A model draws the picture of the form.
@MainActor struct CharacterArtistTests {
  private static let id = AvatarPicture.ID(high: 5, low: 6)
  private static let path = "/drawings/\(id.drawing)"

  private let interactor = FakeProfileInteractor([])
  private let router = RecordingProfileRouter()
  private let presenter: CreateAvatarPresenter
  private var artist: CharacterArtist { presenter.artist }

  init() {
    presenter = CreateAvatarPresenter(interactor: interactor, router: router)
    interactor.writer.drawn = [.drawing, .receiving(bytes: 4096), .finished(path: Self.path)]
  }

  private func pilot(
    _ columns: Int = 80, _ rows: Int = 40, _ language: Language = .english, pictures: ImageCache = ImageCache()
  ) async -> Pilot {
    let pilot = Pilot(
      showing: CreateAvatarView(presenter: presenter).environment(\.imageCache, pictures), columns: columns, rows: rows,
      language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func theModelAndTheCostAreNamedFirst(_ language: Language) async {
    let pilot = await pilot(80, 40, language)
    await pilot.click(on: language.drawWithModel)
    #expect(pilot.screen.contains("fake · painter") && pilot.screen.contains("$0.01"), "\(pilot.screen)")
    #expect(interactor.writer.ideas.isEmpty)
    await pilot.click(on: language("What the image", "그림에 담을"))
    await pilot.type("a hat")
    await pilot.press(.enter)
    #expect(presenter.draft.picturePath == Self.path && interactor.writer.ideas.map(\.words) == ["a hat"])
    #expect(presenter.drawing == Self.id && pilot.screen.contains(language.undoDrawing), "\(pilot.screen)")
  }

  @Test(.enabled("this machine has no libpng") { await Picture.read(png: SamplePicture.file) != nil })
  func theDrawingIsShown() async {
    let asked = Asked()
    let pilot = await pilot(
      pictures: ImageCache { id in
        await asked.add(id)
        return SamplePicture.file
      })
    artist.request.isOpen = true
    await pilot.settle()
    let place = pilot.lines.firstIndex { $0.contains("[ Save ]") } ?? 1_000
    await pilot.click(on: "[ Draw ]")
    // The picture has eight rows.
    #expect(
      await pilot.waits { pilot.lines.firstIndex { $0.contains("[ Save ]") } ?? 0 >= place + 8 }, "\(pilot.screen)")
    #expect(await asked.ids == [Self.id])
    pilot.stop()
  }

  private actor Asked {
    var ids: [AvatarPicture.ID] = []
    func add(_ id: AvatarPicture.ID) { ids.append(id) }
  }

  @Test func whatItReplacesComesBack() async {
    presenter.picturePath = "mine.png"
    artist.request.isOpen = true
    await artist.request.prepare()
    artist.onDrawPressed()
    await artist.request.perform()
    #expect(presenter.picturePath == Self.path && artist.canUndo)
    artist.onUndoPressed()
    #expect(presenter.picturePath == "mine.png" && !artist.canUndo && presenter.drawing == nil)
  }

  /// It is saved and kept like the path of a file.
  @Test func itIsSavedWithTheCharacter() async {
    presenter.name = "Zed"
    artist.request.isOpen = true
    await artist.request.prepare()
    artist.onDrawPressed()
    await artist.request.perform()
    #expect(presenter.hasUnsaved)
    await presenter.onSavePressed()
    #expect(interactor.picturePaths == [Self.path])
  }

  @Test func escapeStopsAndNothingChanges() async {
    (interactor.writer.goesOn, interactor.writer.drawn) = (true, [.drawing, .receiving(bytes: 4096)])
    let pilot = await pilot()
    presenter.name = "Zed"
    artist.request.isOpen = true
    await pilot.settle()
    await pilot.click(on: "[ Draw ]")
    #expect(await pilot.shows("Receiving the image: 4 KiB"), "\(pilot.screen)")
    #expect(!presenter.canSave && !presenter.canTry && pilot.lines.last?.contains("Esc Stop") == true)
    await pilot.press(.escape)
    #expect(await pilot.waits { !artist.isDrawing })
    #expect(presenter.picturePath.isEmpty && artist.request.failure == nil && !artist.canUndo && presenter.canSave)
  }

  @Test func errorsAreTold() async {
    interactor.writer.refusal = OutOfReach()
    let pilot = await pilot(20, 20)
    artist.request.isOpen = true
    await pilot.settle()
    #expect(artist.request.failure == LocalizedText(explaining: OutOfReach()) && !artist.request.canStart)
    (interactor.writer.refusal, interactor.writer.end, interactor.writer.drawn) = (nil, OutOfReach(), [.drawing])
    await artist.request.prepare()
    artist.onDrawPressed()
    await artist.request.perform()
    #expect(artist.request.failure == LocalizedText(explaining: OutOfReach()) && presenter.picturePath.isEmpty)
    #expect(interactor.events.map(\.name).contains { $0.contains("GenerateImage") && $0.contains("Fail") })
  }

  @Test func aTinyWindowReachesIt() async {
    let pilot = await pilot(20, 6)
    await pilot.press(.tab, .tab, .tab, .tab, .tab, .enter)
    #expect(artist.request.isOpen && artist.request.offer != nil)
    await pilot.press(.tab, .enter)
    #expect(presenter.picturePath == Self.path)
  }
}
