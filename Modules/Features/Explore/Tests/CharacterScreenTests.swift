import Entities
import ExploreTestSupport
import FeatureKit
import FeatureKitTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Explore

@MainActor struct CharacterScreenTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()

  private func pilot(_ parameters: CharacterParameters, _ columns: Int = 80, _ rows: Int = 24) async -> Pilot {
    let presenter = CharacterPresenter(parameters, interactor: interactor, router: router)
    let pilot = Pilot(showing: CharacterView(presenter: presenter), columns: columns, rows: rows)
    await pilot.settle()
    return pilot
  }

  private var avatar: Avatar {
    var avatar = Avatar.rex
    avatar.tagline = "A good dog"
    return avatar
  }

  private static let definition = CharacterDefinition(
    description: "Knows the way home.", personality: "Patient, and fond of walks.", greeting: "Woof?",
    alternateGreetings: ["Wuff!"], systemPrompt: "hidden", creatorNotes: "For walkers.", tags: ["dogs", "calm"])

  init() { interactor.definitions[Avatar.rex.id] = Self.definition }

  @Test func allDetailsAreShown() async {
    interactor.avatars = [avatar]
    let pilot = await pilot(CharacterParameters(avatar.id))
    for words in ["Rex", "dog", "A good dog", "A dog that is", "Knows the way home.", "Patient, and fond of walks."] {
      #expect(pilot.screen.contains(words), "\(words)\n\(pilot.screen)")
    }
    await pilot.press(.enter)
    #expect(router.calls == [.showChat(with: avatar)])
    #expect(interactor.events.map(\.name).suffix(1) == ["CharacterView_Avatar_Pressed"])
  }

  /// 16 cells wide and 8 high, a quarter of them in each colour; in a small window half of that.
  @Test(arguments: [(80, 24, 32), (40, 24, 8), (80, 12, 8)]) func itsPictureIsLarge(columns: Int, rows: Int, cells: Int)
    async throws
  {
    try #require(await Picture.read(png: SamplePicture.file) != nil)
    var pictured = avatar
    pictured.picture = AvatarPicture.ID(high: 0, low: 1)
    interactor.avatars = [pictured]
    let presenter = CharacterPresenter(CharacterParameters(avatar.id), interactor: interactor, router: router)
    let pictures = ImageCache { _ in SamplePicture.file }
    let pilot = Pilot(
      showing: CharacterView(presenter: presenter).environment(\.imageCache, pictures), columns: columns, rows: rows)
    #expect(await pilot.waits { pilot.cells(on: 255, 0, 0).count == cells }, "\(pilot.screen)")
    #expect(pilot.screen.contains("Rex") && pilot.screen.contains("dog"))
    pilot.stop()
  }

  @Test func theAppearanceIsShownOnceWhereThereIsNoTagline() async {
    var plain = Avatar.rex
    plain.tagline = ""
    interactor.avatars = [plain]
    interactor.definitions = [:]
    let pilot = await pilot(CharacterParameters(plain.id))
    #expect(pilot.lines.count { $0.contains("that is") } == 1, "\(pilot.screen)")
    #expect(!pilot.screen.contains("In short") && !pilot.screen.contains("First message"))
  }

  @Test(arguments: [(2, "2 entries"), (1, "1 entry"), (0, nil), (nil, "It cannot be read.")] as [(Int?, String?)])
  func theNumberOfEntriesOfItsLorebookShows(count: Int?, words: String?) async {
    interactor.avatars = [avatar]
    interactor.definitions[avatar.id] = CharacterDefinition(lorebook: "{}")
    interactor.lore["{}"] = count.map { Array(repeating: LorebookEntry(keys: ["k"]), count: $0) }
    let pilot = await pilot(CharacterParameters(avatar.id))
    #expect(pilot.screen.contains("Lorebook") == (words != nil), "\(pilot.screen)")
    if let words { #expect(pilot.screen.contains(words), "\(pilot.screen)") }
  }

  @Test func anOwnOneCanBeEdited() async {
    var own = avatar
    own.author = UserProfile.ID(high: 1, low: 1)
    interactor.avatars = [own]
    router.onEditAvatar = { _ in nil }
    let pilot = await pilot(CharacterParameters(own.id))
    await pilot.press(.character("e"))
    #expect(router.calls == [.editAvatar(own)])
    // Another's cannot.
    interactor.avatars[0].author = nil
    let foreign = await self.pilot(CharacterParameters(own.id))
    await foreign.press(.character("e"))
    #expect(router.calls.count == 1)
  }

  @Test(arguments: Language.allCases, [(80, 40), (20, 6)])
  func `The lorebook of an own one is a press away, by key and by button`(
    _ language: Language, _ size: (Int, Int)
  ) async {
    var own = avatar
    own.author = UserProfile.ID(high: 1, low: 1)
    interactor.avatars = [own]
    interactor.definitions[avatar.id] = CharacterDefinition(lorebook: "{}")
    interactor.lore["{}"] = [LorebookEntry(keys: ["k"])]
    router.onEditLorebook = { _ in nil }
    let presenter = CharacterPresenter(CharacterParameters(own.id), interactor: interactor, router: router)
    let pilot = Pilot(
      showing: CharacterView(presenter: presenter), columns: size.0, rows: size.1, language: language)
    await pilot.settle()
    await pilot.press(.character("l"))
    let button = "[ \(language.loreEntries(1)) ]"
    for _ in 0..<4 where pilot.markedText != [button] { await pilot.press(.tab) }
    #expect(pilot.markedText == [button], "\(pilot.screen)")
    await pilot.press(.enter)
    await pilot.click(on: language.loreEntries(1))
    #expect(router.calls == Array(repeating: .editLorebook(of: own), count: 3))
    // Of another's only the number shows.
    interactor.avatars[0].author = nil
    let foreign = await self.pilot(CharacterParameters(own.id))
    await foreign.press(.character("l"))
    #expect(router.calls.count == 3 && foreign.screen.contains("1 entry"), "\(foreign.screen)")
  }

  @Test(arguments: Language.allCases) func `Line by line each text has its line`(_ language: Language) async {
    interactor.definitions[avatar.id] = CharacterDefinition(description: "A long walk.", personality: "Calm.")
    let presenter = CharacterPresenter(CharacterParameters(avatar.id), interactor: interactor, router: router)
    let pilot = PlainPilot(language: language, root: CharacterView(presenter: presenter))
    await pilot.settle()
    let lines = pilot.transcript.split(separator: "\n").map(String.init)
    let personality = CharacterField.personality.title(in: language)
    for line in [avatar.name, "A long walk.", personality, "Calm."] {
      #expect(lines.contains(line), "\(pilot.transcript)")
    }
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Line by line the lorebook has one number`(_ language: Language) async {
    var own = avatar
    own.author = UserProfile.ID(high: 1, low: 1)
    interactor.avatars = [own]
    interactor.definitions[avatar.id] = CharacterDefinition(lorebook: "{}")
    interactor.lore["{}"] = [LorebookEntry(keys: ["k"]), LorebookEntry(keys: ["m"])]
    router.onEditLorebook = { _ in nil }
    let presenter = CharacterPresenter(CharacterParameters(own.id), interactor: interactor, router: router)
    let pilot = PlainPilot(language: language, root: CharacterView(presenter: presenter))
    await pilot.settle()
    let words = language("Lorebook: 2 entries", "로어북: 항목 2개")
    #expect(pilot.transcript.split(separator: "\n").count { $0.hasSuffix(". " + words) } == 1, "\(pilot.transcript)")
    #expect(await pilot.choose(words))
    #expect(router.calls == [.editLorebook(of: own)])
    pilot.stop()
  }

  @Test func aCopyOpensItsForm() async throws {
    interactor.avatars = [avatar]
    router.onEditAvatar = { _ in nil }
    let pilot = await pilot(CharacterParameters(avatar.id))
    await pilot.press(.character("c"))
    let copy = try #require(interactor.avatars.last)
    #expect(copy.name == "Rex (copy)" && interactor.definitions[copy.id] == Self.definition)
    #expect(router.calls == [.editAvatar(copy)])
  }

  @Test func theAssistantSaysWhatItIs() async {
    let assistant = Avatar(
      id: Avatar.assistantID, name: "Assistant", character: .alien, action: .working, location: .space,
      tagline: "Plain",
      created: Timestamp(milliseconds: 1))
    interactor.avatars = [assistant]
    let pilot = await pilot(CharacterParameters(assistant.id))
    #expect(pilot.screen.contains("Plain assistant, without a persona") && !pilot.screen.contains("alien"))
    await pilot.press(.character("c"))
    #expect(interactor.avatars.count == 1)
  }

  @Test func fromAChatItLeadsToNoOther() async {
    interactor.avatars = [avatar]
    let pilot = await pilot(CharacterParameters(avatar.id, offersChat: false))
    #expect(pilot.screen.contains("Patient") && !pilot.screen.contains("Chat"))
    await pilot.press(.enter)
    #expect(router.calls == [])
  }

  @Test func avatarIsGone() async {
    interactor.avatars = []
    let pilot = await pilot(CharacterParameters(avatar.id))
    #expect(pilot.screen.contains("This character does not exist any more."))
  }

  @Test func failedAndTriedAgain() async {
    interactor.avatars = [avatar]
    interactor.error = OutOfReach()
    let pilot = await pilot(CharacterParameters(avatar.id))
    #expect(pilot.screen.contains("The shelf is out of reach."))
    interactor.error = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Patient"))
  }

  /// A long description can be read to its end in any window.
  @Test(arguments: [(80, 24), (20, 6)]) func aLongOneScrolls(columns: Int, rows: Int) async {
    interactor.avatars = [avatar]
    interactor.definitions[avatar.id]?.personality = (0..<200).map { "word\($0)" }.joined(separator: " ")
    let pilot = await pilot(CharacterParameters(avatar.id), columns, rows)
    #expect(rows < 12 || pilot.screen.contains("Rex"), "\(pilot.screen)")
    for _ in 0..<200 where !pilot.screen.contains("calm") { await pilot.press(.pageDown) }
    #expect(pilot.screen.contains("calm"), "\(pilot.screen)")
  }

  @Test func theKeyTellsFromExploreAndACategory() async {
    let explore = Pilot(
      showing: ExploreView(interactor, router), columns: 80, rows: 24)
    await explore.settle()
    await explore.press(.character("i"))
    let category = Pilot(
      showing: CategoryView(
        presenter: CategoryPresenter(CategoryParameters(kind: .dog), interactor: interactor, router: router)),
      columns: 80, rows: 24)
    await category.settle()
    await category.press(.character("i"))
    #expect(router.calls == [.showCharacter(interactor.avatars[0].id), .showCharacter(Avatar.rex.id)])
  }

  @Test func theLinkIsItsId() {
    let parameters = CharacterParameters(avatar.id)
    #expect(CharacterParameters(path: Array(parameters.path.dropFirst())) == parameters)
    for path in [[], ["nobody"], ["\(avatar.id)", "more"]] { #expect(CharacterParameters(path: path) == nil) }
  }
}
