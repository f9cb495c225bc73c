import Entities
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct ModelPickerTests {
  private let interactor = FakeSettingsInteractor(.typical)
  private let router = RecordingSettingsRouter()
  private let rules = ModelSelection(choice: ModelChoice(provider: "offline", model: "rules"))

  private func open(
    _ parameters: ModelPickerParameters? = nil, language: Language = .english, columns: Int = 80, rows: Int = 30
  ) async -> Pilot {
    let presenter = ModelPickerPresenter(
      parameters ?? .conversation(ConversationModel(usual: rules)), interactor: interactor, router: router)
    let pilot = Pilot(
      showing: ModelPickerView(presenter: presenter), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  private func selection(_ provider: String, _ model: String, _ address: String?) -> ModelSelection {
    ModelSelection(choice: ModelChoice(provider: provider, model: model), address: address)
  }

  @Test(arguments: Language.allCases) func `Every source is there, under its name`(language: Language) async throws {
    let pilot = await open(language: language)
    let place = { (text: String) in try #require(pilot.lines.firstIndex { $0.contains(text) }, "\(text)") }
    #expect(try place("openai https://api.openai.com/v1") + 1 == (try place("gpt-large")))
    #expect(try place("gpt-large") + 1 == (try place("gpt-small")))
    #expect(try place("Ollama http://127.0.0.1:11434") + 1 == (try place("gemma3:4b")))
    #expect(try place("LM Studio") + 1 == (try place(language.noModelsThere)))
    #expect(try place("anthropic") + 1 == (try place(language("Nothing answers", "응답이 없습니다"))))
    #expect(pilot.screen.contains("✓ " + language.usualModel(rules)))
    pilot.stop()
  }

  @Test(arguments: Language.allCases)
  func `A chosen model that no list has gets a row`(language: Language) async {
    for address in ["http://away/v1", nil] {
      let chosen = selection("openai", "house-model", address)
      let pilot = await open(
        .conversation(ConversationModel(usual: rules, selection: chosen)), language: language)
      #expect(pilot.lines.contains { $0.contains("✓ ") && $0.contains("house-model") })
      #expect(pilot.screen.contains(address ?? language.standsInNoList))
      #expect(pilot.lines.count { $0.contains("✓") } == 1)
      await pilot.click(on: "house-model")
      #expect(router.calls.last == .finish(with: .selection(chosen)))
      await pilot.type("gemma")
      #expect(await pilot.hides("house-model"))
      pilot.stop()
    }
  }

  @Test func `A source is there as soon as it answers, and a slow one says so`() async throws {
    let (sources, telling) = AsyncStream<[ModelSource]>.makeStream()
    let stub = StubSettingsInteractor()
    stub.onModelSources = { sources }
    stub.onConfigurationEntries = { [] }
    stub.onLog = { _ in }
    let presenter = ModelPickerPresenter(.everywhere(now: rules), interactor: stub, router: router)
    let pilot = Pilot(showing: ModelPickerView(presenter: presenter), columns: 80, rows: 30, language: .english)
    let slow = ModelSource(name: "openai", provider: "openai", address: "http://slow/v1", isAwaited: true)
    let offline = ModelSource(name: "offline", provider: "offline", models: [ModelListing(id: "rules")])
    telling.yield([slow, offline])
    #expect(await pilot.shows("rules"))
    let place = { (text: String) in try #require(pilot.lines.firstIndex { $0.contains(text) }, "\(text)") }
    #expect(try place("http://slow/v1") + 1 == (try place("Asking for models…")))
    // A source that has not answered cannot be chosen; one that has can.
    await pilot.click(on: "Asking for models…")
    #expect(router.calls == [])
    var told = slow
    (told.isAwaited, told.models) = (false, [ModelListing(id: "late-model")])
    telling.yield([told, offline])
    #expect(await pilot.shows("late-model"))
    #expect(!pilot.screen.contains("Asking for models…"))
    await pilot.click(on: "late-model")
    #expect(router.calls == [.finish(with: .selection(selection("openai", "late-model", "http://slow/v1")))])
    pilot.stop()
  }

  @Test func `What is typed filters, and Enter chooses the first`() async {
    let pilot = await open()
    await pilot.type("OLL qwen")
    #expect(pilot.screen.contains("qwen3:8b") && pilot.screen.contains("Ollama"))
    #expect(!pilot.screen.contains("gemma3") && !pilot.screen.contains("gpt"))
    await pilot.press(.enter)
    #expect(
      router.calls == [.finish(with: .selection(selection("ollama", "qwen3:8b", "http://127.0.0.1:11434")))])
    pilot.stop()
  }

  @Test func `Enter in the empty field chooses nothing`() async {
    let pilot = await open()
    await pilot.press(.enter)
    #expect(router.calls == [])
    await pilot.type("zebra")
    #expect(pilot.screen.contains(Language.english.noSuchModel))
    await pilot.press(.enter)
    #expect(router.calls == [])
    pilot.stop()
  }

  @Test func `A chat can have the usual model again`() async {
    let model = ConversationModel(
      usual: rules, selection: selection("openai", "gpt-small", "https://api.openai.com/v1"))
    let pilot = await open(.conversation(model))
    #expect(pilot.screen.contains("✓ gpt-small") && !pilot.screen.contains("✓ The usual"))
    await pilot.press(.down, .home, .enter)
    #expect(router.calls == [.finish(with: .usual)])
    pilot.stop()
  }

  @Test func `The same name elsewhere is not marked`() async {
    interactor.sources[4].models = [ModelListing(id: "gpt-small")]
    let there = selection("openai", "gpt-small", "http://127.0.0.1:1234/v1")
    let pilot = await open(.conversation(ConversationModel(usual: rules, selection: there)))
    #expect(pilot.screen.contains("  gpt-small") && pilot.screen.contains("✓ gpt-small"))
    #expect(pilot.lines.filter { $0.contains("✓") }.count == 1)
    pilot.stop()
  }

  @Test func `For all chats there is no other usual model`() async {
    let pilot = await open(.everywhere(now: rules))
    #expect(!pilot.screen.contains("usual"))
    #expect(pilot.screen.contains("✓ Simple rules, no AI model"))
    pilot.stop()
  }

  @Test func `What the command or a variable fixes is said`() async {
    interactor.configurationEntries = [
      ConfigurationEntry(key: "model", value: "m", source: "--model"),
      ConfigurationEntry(key: "provider", value: "p", source: "AICHAT_PROVIDER"),
      ConfigurationEntry(key: "theme", value: "dark", source: "--theme"),
    ]
    let chat = await open()
    #expect(chat.screen.contains("This run uses --model. Your"))
    chat.stop()
    let all = await open(.everywhere(now: rules))
    #expect(all.screen.contains("This run uses --model, AICHAT_PROVIDER. Your"))
    all.stop()
  }

  /// In a small window the list has priority: the notice disappears, and the list scrolls.
  @Test(arguments: Language.allCases, [6, 8, 10])
  func `The models can be reached in a small window`(language: Language, rows: Int) async {
    interactor.configurationEntries = [ConfigurationEntry(key: "model", value: "m", source: "--model")]
    let pilot = await open(language: language, columns: 20, rows: rows)
    for _ in 0..<20 {
      if pilot.lines.contains(where: { $0.contains("▌") && $0.contains("gemma3:4b") }) { break }
      await pilot.press(.down)
    }
    #expect(pilot.lines.contains { $0.contains("▌") && $0.contains("gemma3:4b") }, "\(pilot.screen)")
    await pilot.press(.enter)
    #expect(router.calls == [.finish(with: .selection(selection("ollama", "gemma3:4b", "http://127.0.0.1:11434")))])
    pilot.stop()
  }

  /// The same with only the rules and a hint how to add models.
  @Test(arguments: Language.allCases, [8, 10, 12, 14, 19])
  func `The rules can be reached in a small window`(language: Language, rows: Int) async {
    interactor.configurationEntries = [ConfigurationEntry(key: "model", value: "m", source: "--model")]
    interactor.sources = [ModelSource(name: "offline", provider: "offline", models: [ModelListing(id: "rules")])]
    let pilot = await open(.everywhere(now: self.rules), language: language, columns: 40, rows: rows)
    await pilot.press(.down)
    #expect(pilot.lines.contains { $0.contains("▌ ✓ " + language.rulesAmongModels) }, "\(pilot.screen)")
    await pilot.press(.enter)
    #expect(router.calls == [.finish(with: .selection(selection("offline", "rules", nil)))])
    pilot.stop()
  }

  @Test func `A source that could not be asked is asked again`() async {
    let pilot = await open()
    interactor.sources[0].error = nil
    interactor.sources[0].models = [ModelListing(id: "claude")]
    #expect(!pilot.screen.contains("claude"))
    await pilot.press(.control("r"))
    #expect(await pilot.shows("claude"))
    pilot.stop()
  }

  @Test func `Settings that cannot be used are told, and tried again`() async {
    interactor.error = OutOfReach()
    let pilot = await open()
    #expect(await pilot.shows("The shelf is out of reach."))
    interactor.error = nil
    await pilot.press(.control("r"))
    #expect(await pilot.shows("gpt-large"))
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `Where there are only the rules, it says how to get more`(
    language: Language
  ) async throws {
    let endpoint = KeyEndpoint(provider: "openai", server: "https://api.openai.com")
    let found = interactor.sources
    interactor.sources = [
      ModelSource(name: "offline", provider: "offline", models: [ModelListing(id: "rules")])
    ]
    let hint = language("when its address is set in the settings", "주소를 넣으면")
    let pilot = await open(.everywhere(now: rules), language: language)
    #expect(pilot.lines.joined(separator: " ").contains(hint))
    // A key that is pasted here takes effect at once.
    router.onPasteKey = { [interactor] in
      interactor.sources = found
      return endpoint
    }
    await pilot.click(on: language.pasteKey)
    #expect(await pilot.shows("gpt-large"))
    #expect(router.calls == [.pasteKey] && !pilot.lines.joined(separator: " ").contains(hint))
    pilot.stop()
  }

  @Test func `A model without a name is no row`() async {
    let pilot = await open(.everywhere(now: ModelSelection(choice: ModelChoice(provider: "openai", model: ""))))
    #expect(!pilot.screen.contains("✓") && pilot.screen.contains("gpt-large"))
    pilot.stop()
  }

  /// Another server may have a model of the same name, and the server may be off.
  @Test func `Confirming the usual model keeps its address`() async {
    let now = selection("openai", "gpt-large", "http://away/v1")
    let pilot = await open(.everywhere(now: now))
    #expect(pilot.screen.ranges(of: "✓").count == 1, "\(pilot.screen)")
    await pilot.click(on: "http://away/v1")
    #expect(router.calls == [.finish(with: .selection(now))])
    pilot.stop()
  }

  @Test func `A row is clicked`() async throws {
    let pilot = await open()
    let row = try #require(pilot.lines.firstIndex { $0.contains("gpt-large") })
    await pilot.click(column: 8, row: row)
    #expect(
      router.calls == [.finish(with: .selection(selection("openai", "gpt-large", "https://api.openai.com/v1")))])
    pilot.stop()
  }
}
