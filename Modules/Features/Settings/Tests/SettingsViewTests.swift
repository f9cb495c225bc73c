import FeatureKit
import FeatureKitTestSupport
import Entities
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct SettingsViewTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private var signOut: RecordingSettingsRouter.Call { .confirm(.signingOut(of: nil, interactor.contents)) }
  private var deletion: RecordingSettingsRouter.Call {
    .confirmDeletion(ofAccountNamed: interactor.profile?.name, with: interactor.contents, copies: [])
  }

  private func show(
    columns: Int = 80, rows: Int = 24, language: Language = .english, added: [SettingsSection] = [],
    parameters: SettingsParameters = SettingsParameters()
  ) async -> Pilot {
    await Shown(
      interactor, router, added: added, parameters: parameters, columns: columns, rows: rows, language: language
    ).pilot
  }

  /// The settings with one section.
  private func show(section: String, language: Language = .english) async -> Pilot {
    await show(language: language, parameters: SettingsParameters(section: section))
  }

  @Test(arguments: [Language.english, .korean]) func `Anonymous and offline`(language: Language) async {
    let account = await show(language: language)
    #expect(await account.shows("[ \(language.signOut) ]"))
    #expect(account.screen.contains(language.anonymousProfile))
    #expect(account.lines.last?.contains("/ \(language.searchSettings)") == true)
    // In a narrow window the footer shows only the key for closing.
    #expect(account.lines.last?.contains(language.about) == false)
    let model = await show(section: "model", language: language)
    #expect(model.screen.contains(language.offlineMeaning))
    #expect(model.screen.contains("[ \(language.chooseModel) ]"))
    #expect(model.lines.last?.contains("m \(language.chooseModel)") == true)
    let program = await show(section: "program", language: language)
    #expect(program.screen.contains("1.2.3"))
    #expect(program.screen.contains("/home/ada/.local/share/aichat"))
    for pilot in [account, model, program] { pilot.stop() }
  }

  @Test func `A name and a model`() async {
    interactor.profile = .namedSample
    interactor.modelChoice = ModelChoice(provider: "openai", model: "m1")
    let account = await show()
    #expect(await account.shows("Ada"))
    #expect(!account.screen.contains(Language.english.anonymousProfile))
    let model = await show(section: "model")
    #expect(model.screen.contains("openai") && model.screen.contains("m1"))
    #expect(!model.screen.contains(Language.english.offlineMeaning))
    for pilot in [account, model] { pilot.stop() }
  }

  @Test func `A failure to load offers another try`() async {
    interactor.error = OutOfReach()
    let pilot = await show()
    #expect(await pilot.shows("[ Try again ]"))
    #expect(pilot.screen.contains("The shelf is out of reach."))
    #expect(pilot.lines.last?.contains("Sign out") == false)
    interactor.error = nil
    #expect(await pilot.focus(on: "[ Try again ]"))
    await pilot.press(.enter)
    #expect(await pilot.shows("[ Sign out ]"))
    pilot.stop()
  }

  @Test func `You are not signed in`() async {
    interactor.profile = nil
    let pilot = await show()
    #expect(await pilot.shows("You are not signed in."))
    #expect(!pilot.screen.contains("[ Sign out ]"))
    pilot.stop()
  }

  @Test func `The sheet opens on its sections, and a narrow one on Close`() async {
    let pilot = await show()
    #expect(await pilot.shows("‹ Account ›"))
    await pilot.press(.right)
    #expect(await pilot.shows("‹ Model and keys ›"))
    let narrow = await show(columns: 39, rows: 12)
    await narrow.press(.enter)
    #expect(router.calls == [.dismissScreen])
    for pilot in [pilot, narrow] { pilot.stop() }
  }

  @Test func `Every button is reached from the keyboard`() async {
    router.answer(false)
    let pilot = await show()
    #expect(await pilot.shows("[ Sign out ]"))
    var shown = "Account"
    for (section, buttons) in [
      ("Account", ["Save profile", "Switch", "Sign out", "Delete profile"]),
      ("Model and keys", ["Choose model", "Paste a key"]), ("Replies", ["Temperature"]),
      ("Spending", ["Monthly budget"]), ("Program", ["About aichat"]),
    ] {
      #expect(await pilot.focus(on: "‹ \(shown) ›"), "\(section)")
      for _ in 0..<12 where !pilot.screen.contains("‹ \(section) ›") { await pilot.press(.right) }
      shown = section
      for button in buttons {
        #expect(await pilot.focus(on: "[ \(button) ]"), "\(button)")
        await pilot.press(.enter)
      }
    }
    #expect(
      router.calls == [
        .saveProfile, .showProfiles, signOut, deletion, .chooseUsualModel(now: interactor.usualModel), .pasteKey,
        .askForValue(of: "temperature", titled: "Temperature", now: "0.7", hint: "From 0 to 2."),
        .askForBudget(now: Money(10, "USD")), .showAbout,
      ])
    pilot.stop()
  }

  @Test func `The keys of the footer work`() async {
    router.answer(false)
    let pilot = await show()
    #expect(await pilot.shows("[ Sign out ]"))
    for key in ["s", "w", "o", "d", "a"] { await pilot.type(key) }
    #expect(router.calls == [.saveProfile, .showProfiles, signOut, deletion, .showAbout])
    pilot.stop()
  }

  @Test func `While the account is deleted a figure turns and the keys are gone`() async {
    router.answer(true) { [interactor] in interactor.gate.close() }
    let asked = deletion
    let pilot = await show()
    #expect(await pilot.shows("[ Sign out ]"))
    await pilot.type("d")
    #expect(await pilot.hides("[ Delete profile ]"))
    #expect(pilot.screen.contains("⠋ Delete profile"))
    #expect(pilot.lines.last?.contains("Sign out") == false)
    await pilot.type("od")
    #expect(interactor.calls.filter { $0 != .profile } == [.contents, .deletion(.kept)])
    interactor.gate.open()
    await pilot.settle()
    #expect(router.calls == [asked, .dismissScreen])
    pilot.stop()
  }

  @Test func `A wide window has an index beside one section`() async {
    let pilot = await show(columns: 120, rows: 36)
    #expect(await pilot.shows("[ Sign out ]"))
    #expect(pilot.screen.contains("▌ Account"), "\(pilot.screen)")
    #expect(pilot.screen.contains("Appearance") && !pilot.screen.contains("Theme ‹"))
    await pilot.click(on: "Appearance")
    #expect(pilot.screen.contains("Theme ‹") && !pilot.screen.contains("[ Sign out ]"), "\(pilot.screen)")
    await pilot.click(on: "Program")
    #expect(await pilot.focus(on: "[ About aichat ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.showAbout])
    // A search shows what it finds, without the index.
    await pilot.press(.character("/"))
    await pilot.type("language")
    #expect(pilot.screen.contains("Language ‹") && !pilot.screen.contains("Spending"), "\(pilot.screen)")
    pilot.stop()
  }

  @Test func `A narrower window has a wheel of the sections above one of them`() async {
    let pilot = await show()
    #expect(await pilot.shows("[ Sign out ]"))
    #expect(pilot.screen.contains("‹ Account ›  1 of ") && !pilot.screen.contains("Choose model"), "\(pilot.screen)")
    await pilot.press(.right)
    #expect(pilot.screen.contains("‹ Model and keys ›  2 of ") && pilot.screen.contains("[ Choose model ]"))
    #expect(!pilot.screen.contains("Sign out"))
    // Enter lists all of them.
    await pilot.press(.enter)
    #expect(pilot.screen.contains("Spending") && pilot.screen.contains("Shortcuts"), "\(pilot.screen)")
    await pilot.press(.down, .enter)
    #expect(pilot.screen.contains("‹ Appearance ›  3 of ") && pilot.screen.contains("Theme ‹"))
    // The same section shows in every window that shows one.
    await pilot.resize(columns: 120, rows: 36)
    #expect(pilot.screen.contains("▌ Appearance") && pilot.screen.contains("Theme ‹"))
    await pilot.resize(columns: 40, rows: 12)
    #expect(pilot.screen.contains("‹ Appearance ›") && pilot.screen.contains("Accent"))
    pilot.stop()
  }

  @Test func `Another section begins at its top`() async {
    let pilot = await show(rows: 8, parameters: SettingsParameters(section: "appearance"))
    await pilot.press(.pageDown)
    #expect(pilot.screen.contains("PgUp") && !pilot.screen.contains("Accent"), "\(pilot.screen)")
    #expect(await pilot.focus(on: "‹ Appearance ›"))
    await pilot.press(.left)
    #expect(!pilot.screen.contains("PgUp") && pilot.screen.contains("[ Choose model ]"))
    pilot.stop()
  }

  @Test(arguments: [20, 39]) func `A tiny window has all sections below each other`(columns: Int) async throws {
    let pilot = await show(columns: columns, rows: 300)
    #expect(await pilot.shows("[ Sign out ]"))
    let rows = try ["Account", "Appearance", "Program", "1.2.3", "[ About aichat ]"].map { words in
      try #require(pilot.lines.firstIndex { $0.contains(words) }, "\(words)")
    }
    #expect(rows == rows.sorted() && !pilot.screen.contains("‹ Account ›"))
    pilot.stop()
  }

  @Test func `A requested section is the one beside the index, on the wheel, or alone`() async {
    let parameters = SettingsParameters(section: "appearance")
    let wide = await show(columns: 120, rows: 36, parameters: parameters)
    #expect(wide.screen.contains("Theme ‹") && wide.screen.contains("Spending"), "\(wide.screen)")
    wide.stop()
    let narrow = await show(parameters: parameters)
    #expect(narrow.screen.contains("‹ Appearance ›") && narrow.screen.contains("Theme ‹"), "\(narrow.screen)")
    narrow.stop()
    let tiny = await show(columns: 39, rows: 90, parameters: parameters)
    #expect(tiny.screen.contains("Theme ‹") && !tiny.screen.contains("Spending"), "\(tiny.screen)")
    tiny.stop()
  }

  @Test func `Sections of other features come after its own, under their titles`() async throws {
    let section = SettingsSection(
      id: "diary", title: { $0("Diary", "일기") }, content: { _ in Text("Every evening") })
    let pilot = await show(columns: 39, rows: 300, added: [section])
    #expect(await pilot.shows("[ Sign out ]"))
    let rows = pilot.lines
    let title = try #require(rows.firstIndex { $0.contains("Diary") })
    #expect(rows[title + 1].contains("Every evening"))
    #expect(title > rows.firstIndex { $0.contains("[ About aichat ]") } ?? rows.count)
    pilot.stop()
    // It is the last one on the wheel.
    let wheel = await show(added: [section])
    await wheel.press(.left)
    #expect(wheel.screen.contains("‹ Diary ›") && wheel.screen.contains("Every evening"))
    wheel.stop()
  }

  @Test func `One section alone`() async {
    let pilot = await show(parameters: SettingsParameters(section: "model"))
    #expect(await pilot.shows("offline · rules"))
    #expect(!pilot.screen.contains("Profile") && !pilot.screen.contains("About aichat"))
    pilot.stop()
  }

  @Test func `A hostile name stays a name`() async {
    interactor.profile?.name = "Eve\u{1B}[2J\nSign out"
    let pilot = await show()
    #expect(await pilot.shows("Eve"))
    #expect(!pilot.screen.contains("\u{1B}"))
    #expect(pilot.screen.contains("Settings"))
    pilot.stop()
  }

  @Test func `Every button is reached in the smallest window with tools`() async {
    router.answer(false)
    let pilot = await show(columns: 20, rows: 8)
    #expect(await pilot.shows("Anonymous profile"))
    await pilot.press(.tab, .tab, .tab)
    #expect(pilot.screen.contains("[ Sign out ]"))
    await pilot.press(.enter)
    #expect(router.calls == [signOut])
    #expect(await pilot.focus(on: "[ About aichat ]"))
    await pilot.press(.enter)
    #expect(router.calls == [signOut, .showAbout])
    #expect(pilot.screen.contains("About aichat"))
    pilot.stop()
  }
}
